import Testing

@testable import Store

@Suite struct BatchTests {
  @Test func `a manifest is plain lines`() {
    let batch = Batch(
      id: "0007", label: "week of Dec 8", holder: "heather",
      entries: [
        Batch.Entry(name: "a b.csv", before: nil, after: "bb", keepsHistory: false),
        Batch.Entry(name: "c.csv", before: "aa", after: "bb", keepsHistory: true),
        Batch.Entry(name: "d.csv", before: "aa", after: nil, keepsHistory: true),
      ])
    let text = """
      hound-batch 1
      id 0007
      label week of Dec 8
      holder heather
      added unkept - bb a b.csv
      changed kept aa bb c.csv
      removed kept aa - d.csv

      """
    #expect(String(decoding: batch.manifest, as: UTF8.self) == text)
  }

  @Test(arguments: ["", "two\nlines", "back\\slash", "\\n", "\r\n", "ends in \\", " spaces ", "é🐕"])
  func `any label comes back`(label: String) throws {
    let batch = Batch(
      id: "0001", label: label, holder: label,
      entries: [Batch.Entry(name: "x", before: nil, after: "aa", keepsHistory: true)])
    try #expect(Batch(manifest: batch.manifest, path: "p") == batch)
  }

  @Test func `a manifest says when, where that is known`() throws {
    let batch = Batch(
      id: "0001", label: "pay Luna", holder: "heather", when: "2025-12-08T10:50:00Z",
      entries: [Batch.Entry(name: "x", before: nil, after: "aa", keepsHistory: true)])
    #expect(String(decoding: batch.manifest, as: UTF8.self).hasPrefix("hound-batch 2\n"))
    #expect(String(decoding: batch.manifest, as: UTF8.self).contains("\nwhen 2025-12-08T10:50:00Z\n"))
    try #expect(Batch(manifest: batch.manifest, path: "p") == batch)
  }

  @Test(arguments: [
    "", "hound-batch 1\n", "hound-batch 2\nid 0001\nlabel\nholder\nadded kept - aa x\n",
    "hound-batch 1\nid 0001\nlabel l\nholder h\nadded kept - aa x",
    "hound-batch 1\nid 1\nlabel l\nholder h\nadded kept - aa x\n",
    "hound-batch 1\nid 0001\nlabel l\nholder h\nadded kept - aa ../x\n",
    "hound-batch 1\nid 0001\nlabel l\nholder h\nchanged kept - aa x\n",
    "hound-batch 1\nid 0001\nlabel l\nholder h\nadded maybe - aa x\n",
  ])
  func `a manifest that was not written so is damaged`(text: String) {
    expectCode(.damaged) { _ = try Batch(manifest: utf8(text), path: "p") }
  }

  @Test(arguments: [(1, "0001"), (42, "0042"), (9999, "9999"), (10_000, "10000")])
  func `ids have at least four digits`(number: Int, id: String) {
    #expect(Batch.id(of: number) == id)
    #expect(Batch.number(of: id) == number)
  }

  @Test(arguments: ["1", "0000", "00001", "+001", "-001", "x", "", "pruned-0001"])
  func `other names are no ids`(name: String) {
    #expect(Batch.number(of: name) == nil)
  }
}
