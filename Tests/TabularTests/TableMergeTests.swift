import TestSupport
import Testing

@testable import Tabular

@Suite struct TableMergeTests {
  private let shape = TableShape(Pup.schema)

  private func table(_ text: String) throws -> KeyedTable {
    try KeyedTable(Array(text.utf8), shape, file: "pups.csv")
  }

  private func merge(_ base: String?, _ ours: String, _ theirs: String) throws -> TableMerge {
    TableMerge(
      base: try base.map { try table($0) }, ours: try table(ours), theirs: try table(theirs), shape)
  }

  private func text(_ merge: TableMerge) -> String { String(decoding: merge.table.bytes(), as: UTF8.self) }

  @Test func `different rows and different fields join`() throws {
    let merge = try merge(
      "pup,name,fee\nada,Ada,25.00\nrex,Rex,25.00\n",
      "pup,name,fee\nada,Ada,30.00\nrex,Rex,25.00\nzed,Zed,1.00\n",
      "pup,name,fee\nada,Adele,25\nbo,Bo,2.00\nrex,Rex,25.00\n")
    #expect(merge.conflicts.isEmpty)
    #expect(text(merge) == "pup,name,fee\nada,Adele,30.00\nbo,Bo,2.00\nrex,Rex,25.00\nzed,Zed,1.00\n")
  }

  @Test func `the same field is a conflict with all three values and ours stands`() throws {
    let merge = try merge("pup,fee\nada,25.00\n", "pup,fee\nada,30.00\n", "pup,fee\nada,35.00\n")
    #expect(text(merge) == "pup,fee\nada,30.00\n")
    #expect(
      merge.conflicts == [.init(key: ["ada"], column: "fee", ours: "30.00", theirs: "35.00", base: "25.00")])
  }

  @Test func `what is only written otherwise is no change`() throws {
    let merge = try merge("pup,fee\nada,25.00\n", "pup,fee\nada,30.00\n", "fee,pup\n25,ada\n")
    #expect(merge.conflicts.isEmpty)
    #expect(text(merge) == "pup,fee\nada,30.00\n")
  }

  @Test func `a row that one side took out goes, unless the other changed it`() throws {
    let base = "pup,name\nada,Ada\nrex,Rex\n"
    #expect(text(try merge(base, base, "pup,name\nada,Ada\n")) == "pup,name\nada,Ada\n")
    #expect(text(try merge(base, "pup,name\nada,Ada\n", base)) == "pup,name\nada,Ada\n")
    let kept = try merge(base, "pup,name\nada,Ada\nrex,Max\n", "pup,name\nada,Ada\n")
    #expect(text(kept) == "pup,name\nada,Ada\nrex,Max\n")
    #expect(
      kept.conflicts == [
        .init(
          key: ["rex"], column: TableMerge.wholeRow, ours: "changed: name Max", theirs: TableMerge.takenOut,
          base: "name Rex")
      ])
  }

  @Test func `without a common state nothing is taken out`() throws {
    let merge = try merge(nil, "pup,name,fee\nada,Ada,\n", "pup,name,fee\nada,,25.00\nrex,Rex,\n")
    #expect(merge.conflicts.isEmpty)
    #expect(text(merge) == "pup,name,fee\nada,Ada,25.00\nrex,Rex,\n")
  }

  @Test func `columns of either side stay, and one that a side lacks was not touched by it`() throws {
    let merge = try merge(
      "pup,name,vet\nada,Ada,Roe\n", "pup,name,vet\nada,Ada,Roe\n", "pup,name,park\nada,Adele,Kearney\n")
    #expect(merge.conflicts.isEmpty)
    #expect(text(merge) == "pup,name,vet,park\nada,Adele,Roe,Kearney\n")
  }

  /// Seeds 20260101 to 20260400: random edits of both sides.
  @Test(arguments: UInt64(20_260_101)...20_260_400)
  func `a merge is the same both ways round and keeps every edit of both sides`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["ada", "bo", "cy", "di", "eve", "flo"]
    var base: [String: [String]] = [:]
    for name in names where Bool.random(using: &random) { base[name] = fields(using: &random) }
    func edited() -> [String: [String]] {
      var rows = base
      for name in names where Int.random(in: 0..<3, using: &random) == 0 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: rows[name] = nil
        case 1 where rows[name] != nil:
          rows[name]?[Int.random(in: 0..<2, using: &random)] = value(using: &random)
        default: rows[name] = rows[name] ?? fields(using: &random)
        }
      }
      return rows
    }
    let (ours, theirs) = (edited(), edited())
    let there = try merge(written(base), written(ours), written(theirs))
    let back = try merge(written(base), written(theirs), written(ours))
    #expect(
      Set(there.conflicts)
        == Set(
          back.conflicts.map {
            .init(key: $0.key, column: $0.column, ours: $0.theirs, theirs: $0.ours, base: $0.base)
          }), "seed \(seed)")
    let clashing = Set(there.conflicts.map { "\($0.key) \($0.column)" })
    for difference in there.table.differences(from: back.table, shape) {
      #expect(clashing.contains("\(difference.key) \(difference.column)"), "seed \(seed)")
    }
    for side in [ours, theirs] {
      for edit in try table(written(side)).differences(from: table(written(base)), shape) {
        let isListed = there.conflicts.contains {
          $0.key == edit.key && ($0.column == edit.column || $0.column == TableMerge.wholeRow)
        }
        let stands = there.table.rows[edit.key]?[edit.column]
        #expect(isListed || stands == edit.now, "seed \(seed): \(edit)")
      }
    }
  }

  private func value(using random: inout SplitMix64) -> String {
    ["", "a", "b", "c, d", "\"e\""][Int.random(in: 0..<5, using: &random)]
  }

  private func fields(using random: inout SplitMix64) -> [String] {
    [value(using: &random), value(using: &random)]
  }

  private func written(_ rows: [String: [String]]) -> String {
    var writer = RecordWriter()
    writer.write(["pup", "name", "vet"])
    for (name, fields) in rows.sorted(by: { $0.key < $1.key }) { writer.write([name] + fields) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
