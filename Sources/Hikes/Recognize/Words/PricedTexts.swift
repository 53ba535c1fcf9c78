/// What the texts of a sheet say beside its prices, each found out once, however often its days are added up.
final class PricedTexts {
  private var readings: [ObjectIdentifier: (text: CellText, reading: PricedText.Reading)] = [:]

  func reading(of text: CellText, _ read: () -> PricedText.Reading) -> PricedText.Reading {
    if let known = readings[ObjectIdentifier(text)] { return known.reading }
    let found = read()
    readings[ObjectIdentifier(text)] = (text, found)
    return found
  }
}
