import Testing

struct SampleTests {
  /// What the program writes of a sample stands apart, and is compared by the golden tests.
  private static let files = Repository.files(in: "samples").filter { !$0.hasPrefix("samples/expected/") }
  /// Lists that stand beside a year's sheets; that year's truth knows them by their dogs and holds no cells of them.
  private static let companions: Set<String> = ["samples/2025/roster.csv", "samples/2025/trails.csv"]

  @Test(arguments: files.filter { $0.hasSuffix(".csv") })
  func `every sample has its expected twin`(path: String) {
    let stem = path.dropLast(".csv".count)
    let twins = ["\(stem).truth.json", "\(stem).expected.json"].filter(Self.files.contains)
    #expect(
      !twins.isEmpty || isListed(path) || Self.companions.contains(path) || Self.cases(beside: path) != nil)
  }

  @Test(arguments: files.filter { $0.hasSuffix(".truth.json") || $0.hasSuffix(".expected.json") })
  func `every expected twin has its sample`(path: String) {
    let suffix = path.hasSuffix(".truth.json") ? ".truth.json" : ".expected.json"
    // The cases of a sister bridge run over everything in their folder.
    #expect(Self.files.contains(path.dropLast(suffix.count) + ".csv") || Self.cases(beside: path) == path)
  }

  @Test func `the companions stand where the list says`() {
    #expect(Self.companions.isSubset(of: Self.files))
  }

  /// The cases of the sister bridge in whose folder a file stands: `samples/school/school.expected.json`.
  private static func cases(beside path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count >= 3 else { return nil }
    let cases = "samples/\(parts[1])/\(parts[1]).expected.json"
    return files.contains(cases) ? cases : nil
  }

  /// Whether a `truth.json` beside it names the file.
  private func isListed(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().joined(separator: "/")
    return Repository.text(folder + "/truth.json")?.contains("\"\(parts.last ?? "")\": {") == true
  }
}
