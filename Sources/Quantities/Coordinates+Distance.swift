extension Coordinates {
  /// The shortest way over a sphere of the Earth's mean radius, rounded half up. The same both ways; up to
  /// half a percent off the ellipsoid.
  public func greatCircle(to other: Coordinates) -> Metres {
    SphereMath.rounded(SphereMath.haversine(self, other))
  }

  /// An estimate of the way by road: the great circle times the factor, rounded half up once, at the end.
  public func road(to other: Coordinates, detour: DetourFactor) -> Metres {
    SphereMath.rounded(SphereMath.haversine(self, other) * (Double(detour.thousandths) / 1000))
  }
}
