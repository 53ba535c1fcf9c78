import Tabular

/// Headings below a day, of the columns in which its dogs stand.
extension EntryList {
  /// The columns that a heading below a day names, `Dog,Owner,Paid,Comment`; nil for any other row.
  static func dayColumns(_ record: Record, _ row: Int) -> Columns? {
    let labels = record.fields.map { CellText($0.text) }
    // "Hike,Owner,Paid,Status,Comments": the first column may be called after anything.
    let known = labels.count { $0.role != nil }
    let first = labels.first.flatMap {
      known >= 3 && [nil, .other].contains($0.role) && $0.hasLetter ? 0 : nil
    }
    guard let dog = labels.firstIndex(where: \.isDogLabel) ?? first,
      // Beside a word that only dogs have above them some columns may be called anything: `Key box`, `To collect`.
      case let strange = labels.indices.filter({
        // "In" and "Out" may be of hours.
        !labels[$0].isBlank && $0 != dog && labels[$0].role == nil
          && !cameInBy.set.contains(labels[$0].folded)
          && !wentOut.set.contains(labels[$0].folded)
      }),
      strange.allSatisfy({ labels[$0].hasLetter && !labels[$0].mark.isAmount }),
      labels[dog].isDogLabel ? strange.count * 2 < labels.count : strange.isEmpty,
      // `Envelope,Dog,Amount`: the envelope has a number.
      case let paid = labels.indices.filter({ $0 != dog && labels[$0].role == .paid }),
      case let named = labels.indices.filter({ $0 != dog && amounts.set.contains(labels[$0].folded) }),
      let amount = paid.first(where: named.contains) ?? paid.first ?? named.first
    else { return nil }
    var columns = Columns(head: row, date: 0, dog: dog + 1, amount: amount + 1)
    columns.state = labels.indices.first {
      ![dog, amount].contains($0) && states.set.contains(labels[$0].folded)
    }
    .map { $0 + 1 }
    columns.notes = labels.indices.first { labels[$0].role == .notes && $0 + 1 != columns.state }.map {
      $0 + 1
    }
    columns.owner = labels.firstIndex { $0.role == .owner }.map { $0 + 1 }
    columns.phone = labels.firstIndex { $0.role == .phone }.map { $0 + 1 }
    columns.asksWhetherPaid = isAboutPayment(labels[amount].raw)
    return columns
  }
}
