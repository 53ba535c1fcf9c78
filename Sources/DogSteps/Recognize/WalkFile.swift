public import Diagnostics
public import Tabular
import Civil

/// The app's file of walks: all of it as it stands, and what could be read of it.
public struct WalkFile: Sendable {
  /// For findings.
  public let name: String
  /// The list.
  public let entries: [JSONTree]
  public let layout: JSONLayout
  public let walks: [Walk]

  init(name: String, entries: [JSONTree], layout: JSONLayout, walks: [Walk]) {
    self.name = name
    self.entries = entries
    self.layout = layout
    self.walks = walks
  }

  public var bytes: [UInt8] {
    JSONTree.array(entries).encoded(layout) + (layout.endsLine ? [UInt8(ascii: "\n")] : [])
  }

  /// A list without walks.
  public static func empty(name: String) -> WalkFile {
    WalkFile(name: name, entries: [], layout: .compact, walks: [])
  }

  /// Every entry is a walk of the list or named by a finding; either way it stays.
  /// - Parameter repairsText: whether texts that were spoilt on their way are put right.
  /// - Throws: `not-walks` when the file as a whole cannot be understood.
  public static func read(
    _ bytes: [UInt8], name: String, repairsText: Bool = false
  ) throws(StepsError) -> Report<WalkFile> {
    let document: JSONTree
    do {
      document = try JSONTree(bytes)
    } catch {
      throw fault("this is no JSON: \(error.reason)", Location(file: name, line: error.line))
    }
    guard let entries = document.elements else {
      throw fault("there is no list of walks in it", Location(file: name))
    }
    return read(
      repairsText ? entries.map(\.withoutMojibake) : entries, layout: JSONLayout(of: bytes), name: name)
  }

  private static func fault(_ message: String, _ location: Location) -> StepsError {
    StepsError(
      Diagnostic(
        .error, .notWalks, at: location, message, hint: "name the app's list of walks, walks.json, say"))
  }

  /// The same for a list that was put together elsewhere.
  static func read(_ entries: [JSONTree], layout: JSONLayout, name: String) -> Report<WalkFile> {
    var log: [Diagnostic] = []
    var walks: [Walk] = []
    for (place, entry) in entries.enumerated() {
      if entry.hasMojibake {
        log.append(.spoilt(nil, at: Location(file: name, place: .record(place + 1))))
      }
      if let walk = walk(entry, place: place) {
        walks.append(walk)
      } else {
        log.append(
          Diagnostic(
            .error, .badWalk, at: Location(file: name, place: .record(place + 1)),
            "an entry is no walk: it has no id, or its start cannot be read; it is kept as it is",
            hint: "a walk has an id and a startTime"))
      }
    }
    return Report(WalkFile(name: name, entries: entries, layout: layout, walks: walks), log)
  }

  /// What an entry says; nil for what is no walk.
  static func walk(_ entry: JSONTree, place: Int) -> Walk? {
    guard let id = entry["id"]?.text, let start = time(entry["startTime"]) else { return nil }
    return Walk(
      id: id, start: start, end: time(entry["endTime"]), duration: decimal(entry["duration"]),
      humanSteps: whole(entry["humanSteps"]), dogSteps: whole(entry["estimatedDogSteps"]),
      metres: decimal(entry["distanceInMeters"]), breed: entry["breedName"]?.text ?? "",
      isActive: entry["isActive"]?.bool ?? false, place: place)
  }

  private static func time(_ tree: JSONTree?) -> WrittenTime? {
    if let text = tree?.text { return WrittenTime(text) }
    return tree?.number.flatMap { WrittenTime(secondsSince2001: $0) }
  }

  /// Nothing is 0, and so is what is less.
  private static func decimal(_ tree: JSONTree?) -> Ratio {
    let read = tree?.number.flatMap { Ratio(decimal: $0) } ?? 0
    return max(0, read)
  }

  private static func whole(_ tree: JSONTree?) -> Int { decimal(tree).truncated }
}

extension Ratio {
  /// Reads a JSON number, its exponent included. What lies beyond nine places is dropped, and what is larger than
  /// 10¹² is none.
  init?(decimal text: some StringProtocol) {
    let isNegative = text.hasPrefix("-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(maxSplits: 1, omittingEmptySubsequences: false)
    {
      $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    guard let mantissa = parts.first else { return nil }
    let exponent = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) : 0
    guard let exponent, abs(exponent) <= 40 else { return nil }
    let halves = mantissa.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = halves.count == 2 ? Array(halves[1]) : []
    guard let first = halves.first, !first.isEmpty else { return nil }
    // In 10⁻⁹, the point moved by the exponent.
    var number: Int128 = 0
    for (place, byte) in (Array(first) + fraction).enumerated() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      if place < first.count + exponent + 9 { number = number * 10 + Int128(byte - UInt8(ascii: "0")) }
      guard number < 1_000_000_000_000_000_000_000 else { return nil }
    }
    for _ in 0..<max(0, first.count + exponent + 9 - first.count - fraction.count) {
      number *= 10
      guard number < 1_000_000_000_000_000_000_000 else { return nil }
    }
    self.init(isNegative ? -number : number, 1_000_000_000)
  }
}

extension Diagnostic {
  /// A text that was spoilt on its way.
  /// - Parameter meant: what it was; nil where it stands in one of several texts.
  public static func spoilt(_ meant: String?, at location: Location) -> Diagnostic {
    Diagnostic(
      .warning, .mojibake, at: location,
      "a text was spoilt on its way" + (meant.map { ": “\($0)” was meant" } ?? ""),
      hint: "give --repair-text to put it right")
  }
}
