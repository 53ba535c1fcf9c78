extension Coordinates {
  /// How far east and north of another place this one lies, on a map without curvature: good for drawings of a region
  /// some tens of kilometres wide, off by more beyond. Whole metres; negative to the west and south.
  public func offset(from origin: Coordinates) -> (east: Metres, north: Metres) {
    let (east, north) = SphereMath.planeOffset(from: origin, to: self)
    return (SphereMath.rounded(east), SphereMath.rounded(north))
  }
}
