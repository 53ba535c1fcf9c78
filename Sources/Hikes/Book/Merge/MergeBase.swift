import Store
import Tabular

/// What two books knew of each other's versions of one table: the state from which both sides of a merge come.
///
/// A book knows the versions from before it was copied, and those that its merges took in. Of each side the newest version
/// that the other knows is looked for; where one of the two came after the other, it is the base. Where neither did,
/// as both books took the other in at once, the base is what both versions say together.
struct MergeBase {
  let table: String
  let ours: TableVersions
  let theirs: TableVersions
  /// The number of the last change that both books made together.
  let common: Int?
  private let taken: [MergedVersion]
  private let takenThere: [MergedVersion]

  /// - Parameters:
  ///   - taken: what our merges took in.
  ///   - takenThere: the same of the other book.
  init(
    of table: String, common: Int?, _ ours: TableVersions, taken: [MergedVersion], _ theirs: TableVersions,
    takenThere: [MergedVersion]
  ) {
    self.table = table
    self.ours = ours
    self.theirs = theirs
    self.common = common
    self.taken = taken.filter { $0.file == table }
    self.takenThere = takenThere.filter { $0.file == table }
  }

  /// Nil where the books know nothing of each other's versions: then nothing counts as taken out.
  func rows(_ shape: TableShape) throws(StoreError) -> KeyedTable? {
    let own = ours.newestSeen(common: common, takenThere)
    let other = theirs.newestSeen(common: common, taken)
    let ownRows = try own.flatMap { (place) throws(StoreError) in try rows(ours, place, shape) }
    let otherRows = try other.flatMap { (place) throws(StoreError) in try rows(theirs, place, shape) }
    guard let own, let other, let ownRows, let otherRows else { return ownRows ?? otherRows }
    if reaches(ours.versions[own], taken, theirs, other) { return ownRows }
    if reaches(theirs.versions[other], takenThere, ours, own) { return otherRows }
    let earlier = try ours.newestSeen(common: common, []).flatMap { (place) throws(StoreError) in
      try rows(ours, place, shape)
    }
    return Self.both(ownRows, otherRows, earlier, shape)
  }

  private func rows(_ versions: TableVersions, _ place: Int, _ shape: TableShape) throws(StoreError)
    -> KeyedTable?
  {
    try versions.bytes(place).flatMap { KeyedTable.readable($0, shape, table) }
  }

  /// Whether a book's version came after another book's: with all that this one says.
  private func reaches(
    _ version: TableVersions.Version, _ taken: [MergedVersion], _ others: TableVersions, _ place: Int
  ) -> Bool {
    let earlier = taken.filter { $0.ours <= version.through }
    return others.newestSeen(common: common, earlier).map { $0 >= place } ?? false
  }

  /// Two versions together. Where they disagree it is as it was before both, so that the merge lists the field.
  private static func both(
    _ first: KeyedTable, _ second: KeyedTable, _ earlier: KeyedTable?, _ shape: TableShape
  ) -> KeyedTable {
    let merge = TableMerge(base: earlier, ours: first, theirs: second, shape)
    var table = merge.table
    for conflict in merge.conflicts {
      let before = earlier?.rows[conflict.key]
      if conflict.column == TableMerge.wholeRow || before == nil {
        table.set(before, for: conflict.key)
      } else if var row = table.rows[conflict.key] {
        row[conflict.column.lowercased()] = conflict.base
        table.set(row, for: conflict.key)
      }
    }
    return table
  }

  /// The line to keep of this merge; nil where the book knew the other's version already.
  /// - Parameters:
  ///   - newest: the number of the other book's newest change.
  ///   - merge: the number that the merge will have here.
  func learnt(newest: Int, merge: Int) -> MergedVersion? {
    let last = theirs.versions.count - 1
    guard theirs.newestSeen(common: common, taken) != last else { return nil }
    return MergedVersion(file: table, digest: theirs.versions[last].digest, theirs: newest, ours: merge)
  }
}

extension KeyedTable {
  /// Nil where the bytes are no such table.
  static func readable(_ bytes: [UInt8], _ shape: TableShape, _ file: String) -> KeyedTable? {
    do throws(TabularError) { return try KeyedTable(bytes, shape, file: file) } catch { return nil }
  }
}
