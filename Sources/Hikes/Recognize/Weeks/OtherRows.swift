/// The rows below or between the dogs of a sheet's weeks that are no dog's, by their number.
struct OtherRows {
  /// They add up those above them.
  var sums: Set<Int> = []
  /// They head a part of the list, or hold one remark: in order.
  var headings: [Int] = []
  /// They say by a word that they add up the dogs of a group above them, and do.
  var groupSums: Set<Int> = []
  /// They say what a week's marks came to.
  var markSums: Set<Int> = []
  /// They add up the dogs of an area below them.
  var areas: Set<Int> = []
  /// They count the dogs of each day.
  var counts: Set<Int> = []
  /// Other counts and figures of hers.
  var figures: Set<Int> = []
  /// They say once more what each dog paid.
  var recaps: Set<Int> = []
  /// How the dog above them paid.
  var methods: Set<Int> = []
  /// Money that went out, or her own cash.
  var expenses: Set<Int> = []
  /// They name a household above its dogs.
  var households: Set<Int> = []

  /// Whether a row holds nothing that a sum of the dogs above it adds up.
  func isNoPart(_ row: Int) -> Bool {
    sums.contains(row) || areas.contains(row) || counts.contains(row) || expenses.contains(row)
      || methods.contains(row)
  }
}

extension WeeklySheetReader {
  /// Finds the rows of each kind, the later ones by what is known of those before.
  mutating func findOtherRows() {
    findAreaSums()
    findClosingRows()
    findParties()
    findAreas()
    findSummedGroups()
    findDaySums()
    findCounts()
    findRecaps()
    findSmallCounts()
    findMarkSums()
    findClosedDays()
    otherRows.headings = layout.roles.indices.map { $0 + 1 }.filter {
      [.group, .note].contains(layout.roles[$0 - 1]) && sheet[row: $0].filledCount == 1
    }
  }
}
