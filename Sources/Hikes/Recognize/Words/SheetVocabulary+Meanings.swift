/// What rules mean, in words for a person.
extension SheetVocabulary {
  static func spoken(_ meaning: SpanWords.Meaning) -> String {
    switch meaning {
    case .week: "the whole week"
    case .otherWeek: "another week than this"
    case .until: "up to a day"
    }
  }

  static func spoken(_ mark: CellMark) -> String {
    switch mark {
    case .dash: "nothing that day"
    case .mark: "on the hike, where hikes are marked so"
    case .cross: "not on the hike, beside check marks"
    case .doubt: "on the hike, not paid as far as anybody knows"
    case .status(let phrase): phrase.status.rawValue
    case .paidBefore: "on the hike, paid before: no money of this day"
    case .unreadableAmount: "what stands above it; you are asked"
    case .paidHalves: "half a hike or two, paid at the price of its row; without one you are asked"
    case .paid(let method): method.isEmpty ? "paid, the usual rate" : "paid by \(method)"
    default: "as it stands"
    }
  }

  static func spoken(_ role: ColumnRole) -> String {
    switch role {
    case .notes: "notes of the week"
    case .rowTotal: "what the dog paid in the week"
    case .monthTotal: "what the dog paid in the month"
    case .tax: "HST, or a total with it: not checked"
    case .owner: "the owner"
    case .phone: "the phone"
    case .email: "the address for mail"
    case .address: "where it is picked up"
    case .region: "the region"
    case .rate: "what a hike costs"
    case .paid: "what was paid, beside days with marks"
    case .figure: "reckoned, no money that came in: not checked"
    case .number: "a running number"
    case .other: "told of the dog, never money of a day"
    }
  }
}
