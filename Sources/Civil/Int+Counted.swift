extension Int {
  /// The number with the word for one or for several: "1 dog", "2 dogs".
  public func counted(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
