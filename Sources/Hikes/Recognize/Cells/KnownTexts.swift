/// What texts say, kept from one sheet to the next: ten years of sheets have the same words in their cells.
public final class KnownTexts {
  private var known: [CellTexts.Key: CellText] = [:]

  public init() {}

  func text(_ key: CellTexts.Key) -> CellText {
    if let text = known[key] { return text }
    let text = CellText(key.raw)
    known[key] = text
    return text
  }
}
