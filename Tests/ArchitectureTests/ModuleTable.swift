/// The table of targets: what each may import. Arrows point downward only; bridges never see each other.
enum ModuleTable {
  private static let words: Set<String> = ["Diagnostics", "Civil", "Quantities"]
  private static let machinery: Set<String> = ["Tabular", "Bookkeeping", "Routing", "Documents", "Store"]
  private static let sister: Set<String> = words.union(["Tabular", "Documents", "Store"])
  static let bridges: Set<String> = ["Hikes", "PuppyLog", "DogSteps", "SchoolRuns", "DogRegistry"]

  static let mayImport: [String: Set<String>] = [
    "Diagnostics": [], "Civil": [], "Quantities": [],
    "Tabular": words, "Bookkeeping": ["Quantities", "Civil"], "Routing": ["Quantities", "Civil"],
    "Documents": words, "Store": ["Diagnostics"],
    "Hikes": words.union(machinery),
    "PuppyLog": sister, "DogSteps": sister, "SchoolRuns": sister, "DogRegistry": sister,
    "HoundCommands": words.union(machinery).union(bridges),
    "hound": ["HoundCommands"],
  ]

  /// The rooms of a bridge that may see bytes, files and formats; its model and its decisions may not.
  static let outerRooms: Set<String> = ["Recognize", "Write", "Book"]
  static let fencedModules: Set<String> = ["Tabular", "Documents", "Store"]

  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// The files that may import what ships with the toolchain or the system, and what each may.
  static let systemImports: [String: Set<String>] = [
    "Sources/Quantities/SphereMath.swift": system,
    "Sources/Tabular/JSONValue.swift": ["FoundationEssentials", "Foundation"],
    "Sources/Store/Concurrently.swift": ["Dispatch", "Synchronization"],
    "Sources/Store/FilesAhead.swift": ["Dispatch", "Synchronization"],
    "Sources/Store/SystemCalls.swift": system,
    "Sources/Store/SystemCalls+Failure.swift": system,
    "Sources/HoundCommands/Frame/Outcome.swift": ["Synchronization"],
    "Sources/hound/Clock.swift": system,
    "Sources/hound/Process.swift": system,
    "Sources/hound/Remains.swift": ["Synchronization"],
    "Sources/hound/Streams.swift": system.union(["Synchronization"]),
  ]

  /// Module and dependencies as the package declares them.
  static func declared(in package: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let text = String(package.split(separator: "targets: [", maxSplits: 1).last ?? "")
    for call in text.split(separator: "module(").dropFirst()
      + text.split(separator: ".executableTarget(").dropFirst()
    {
      // Every second piece stands inside quotes.
      let pieces = balanced(call).split(separator: "\"", omittingEmptySubsequences: false)
      let names = pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }
      if let name = names.first { found[name] = Set(names.dropFirst()) }
    }
    return found
  }

  /// The text up to the bracket that closes the call.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return text[..<place] }
    }
    return text
  }
}
