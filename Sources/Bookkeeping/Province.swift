/// The provinces and territories of Canada by their postal abbreviations.
public enum Province: String, CaseIterable, Hashable, Sendable {
  case novaScotia = "NS"
  case newBrunswick = "NB"
  case newfoundland = "NL"
  case princeEdwardIsland = "PE"
  case ontario = "ON"
  case britishColumbia = "BC"
  case quebec = "QC"
  case manitoba = "MB"
  case saskatchewan = "SK"
  case alberta = "AB"
  case yukon = "YT"
  case northwestTerritories = "NT"
  case nunavut = "NU"
}
