/// Whether an amount of money is before tax or has it inside.
public enum PriceBasis: String, CaseIterable, Hashable, Sendable {
  case plusHST = "plus-hst"
  case includeHST = "include-hst"
}
