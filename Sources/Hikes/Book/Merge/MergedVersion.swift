import Diagnostics
import Tabular

/// A version of another book's table that a merge took in: a line of `.hound/merged.csv`.
///
/// With these a later merge knows what both books had in common after the earlier one, so that what one of them took
/// out since does not come back.
struct MergedVersion: Hashable, Sendable {
  var file = ""
  /// SHA-256 of the other book's version.
  var digest = ""
  /// The number of the other book's newest change then.
  var theirs = 0
  /// The number of the change that the merge was here.
  var ours = 0

  static let schema = RecordSchema<MergedVersion>(
    "merged", keys: ["file", "sha256", "theirs"], blank: { MergedVersion() },
    [
      .init("file", \.file, .text, "the table"),
      .init("sha256", \.digest, .text, "of the version that was taken in"),
      .init("theirs", \.theirs, .integer(in: 0...Int.max), "the other book's newest change then"),
      .init("ours", \.ours, .integer(in: 0...Int.max), "the change that the merge was here"),
    ])

  /// The newest lines of each table: enough for the books of some computers.
  static func kept(_ versions: [MergedVersion]) -> [MergedVersion] {
    Dictionary(grouping: versions, by: \.file).values.flatMap { lines in
      lines.sorted { $0.ours > $1.ours }.prefix(12)
    }
  }

  static func read(_ bytes: [UInt8]) -> [MergedVersion] {
    do throws(TabularError) {
      return try schema.read(bytes, file: BookTables.mergedName).value.rows
    } catch {
      return []
    }
  }
}
