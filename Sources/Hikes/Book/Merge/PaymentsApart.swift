import Tabular

/// Payments that two computers entered under one id. Both count: the other one's gets an id of its own.
///
/// Two rows that were entered since the common state are two payments where their dog or hike differs, or where neither
/// is for a hike and the amounts differ. Two amounts for one hike are left to the merge: that is one payment told in two
/// ways, and a person decides.
struct PaymentsApart {
  /// The other side's table, without what ours has under another id.
  private(set) var theirs: KeyedTable
  /// The ids under which the other side's payments stand here, by the ids they have there.
  private(set) var renamed: [String: String] = [:]
  /// How many were entered on both sides and say the same.
  let alike: Int
  private let shape: TableShape

  init(base: KeyedTable, ours: KeyedTable, theirs: KeyedTable, _ shape: TableShape) {
    self.theirs = theirs
    self.shape = shape
    let new = ours.rows.filter { base.rows[$0.key] == nil }
    let others = theirs.rows.filter { base.rows[$0.key] == nil }
    alike = others.count { key, row in new[key] == row }
    let clashing = Set(
      others.filter { key, row in new[key].map { areTwo($0, row) } ?? false }.keys)
    var unmatched = new.filter { key, row in
      others[key].map { clashing.contains(key) || !isEqual($0, row) } ?? true
    }
    var taken = Set([base, ours, theirs].flatMap { $0.rows.keys }.map { PaymentID($0.joined()) })
    for key in others.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let row = others[key], clashing.contains(key) || new[key] == nil else { continue }
      let same = unmatched.keys.filter { clashing.contains($0) || clashing.contains(key) }
        .sorted { $0.lexicographicallyPrecedes($1) }.first { isEqual(unmatched[$0] ?? [:], row) }
      if let same {
        unmatched[same] = nil
        self.theirs.set(nil, for: key)
      } else if clashing.contains(key) {
        let id = PaymentID(naming: key.joined(), taken: taken)
        taken.insert(id)
        renamed[key.joined()] = id.text
        var row = row
        row[Self.id] = id.text
        self.theirs.set(nil, for: key)
        self.theirs.set(row, for: [id.text])
      }
    }
    partReceipts(new, before: Set(base.rows.values.map(receipt)), taken)
  }

  /// Rows with one receipt are one payment: where ours has it for other rows, theirs gets one of its own.
  private mutating func partReceipts(
    _ new: [[String]: KeyedTable.Row], before: Set<String>, _ taken: Set<PaymentID>
  ) {
    let own = Dictionary(grouping: new.keys) { receipt(new[$0] ?? [:]) }
    let others = Dictionary(grouping: theirs.rows.keys) { receipt(theirs.rows[$0] ?? [:]) }
    for (name, keys) in others where !before.contains(name) {
      guard let rows = own[name], Set(rows).isDisjoint(with: keys) else { continue }
      let fresh = PaymentID(naming: name, taken: taken.union(own.keys.map { PaymentID($0) }))
      for key in keys {
        guard var row = theirs.rows[key] else { continue }
        row[Self.receipt] = fresh.text
        theirs.set(row, for: key)
      }
    }
  }

  /// What a person should know of it.
  var lines: [String] {
    let parted = renamed.sorted { $0.key < $1.key }.map { id, fresh in
      "  \(id) is another payment there; both count, the other one as \(fresh)"
    }
    guard alike > 0 else { return parted }
    return parted + [
      alike == 1
        ? "  1 payment was entered on both and counts once"
        : "  \(alike) payments were entered on both and count once"
    ]
  }

  private func areTwo(_ our: KeyedTable.Row, _ their: KeyedTable.Row) -> Bool {
    func differ(_ column: String) -> Bool { value(our, column) != value(their, column) }
    if differ("dog") || differ("hike_date") { return true }
    return value(our, "hike_date").isEmpty && differ("amount")
  }

  /// The same payment, however it is called.
  private func isEqual(_ our: KeyedTable.Row, _ their: KeyedTable.Row) -> Bool {
    Set(our.keys).union(their.keys).subtracting([Self.id, Self.receipt])
      .allSatisfy { value(our, $0) == value(their, $0) }
  }

  private func receipt(_ row: KeyedTable.Row) -> String {
    let name = value(row, Self.receipt)
    return name.isEmpty ? value(row, Self.id) : name
  }

  private func value(_ row: KeyedTable.Row, _ column: String) -> String {
    shape.canonical(row[column] ?? "", column: column)
  }

  private static let id = "payment"
  private static let receipt = "receipt"
}
