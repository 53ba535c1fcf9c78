public import Diagnostics
import Documents

/// Why a file is not read at all.
public struct StepsError: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Reads the records of steps and distance out of a Health export, in portions of any size.
///
/// Only records directly below the root count: those inside a correlation or a workout tell again what others tell.
public struct HealthExportReader: Sendable {
  private let file: String
  private var scanner = XMLScanner()
  /// The names of the elements that are open, the root first.
  private var path: [[UInt8]] = []
  private var hasRoot = false
  /// Tags that were lost although they opened something.
  private var lostOpenings = 0
  /// Whether the text since the last tag was named.
  private var hasStray = false
  /// The record whose end has not come.
  private var pending: HealthRecord?
  /// By the comment in the file's head; nil where there is none.
  public private(set) var version: Int?
  /// Records below the root.
  public private(set) var read = 0
  /// Of them, those of other types.
  public private(set) var other = 0
  public private(set) var findings: [Diagnostic] = []

  public init(file: String) { self.file = file }

  /// Takes the next bytes.
  /// - Parameters:
  ///   - isLast: whether the file ends with them.
  ///   - take: gets every record of steps or distance, in the order of the file.
  /// - Throws: `not-a-health-export`.
  public mutating func read(
    _ portion: [UInt8], isLast: Bool, _ take: (HealthRecord) -> Void
  ) throws(StepsError) {
    var scanner = scanner
    self.scanner = XMLScanner()
    try scanner.scan(portion, isLast: isLast) { (event: XMLEvent) throws(StepsError) in
      switch event {
      case .open(let tag): try open(tag, take)
      case .close(let tag): close(tag, take)
      case .doctype(let text): version = Self.version(in: text)
      case .damage(let damage): try note(damage)
      case .text(let text):
        if path.count < 2, !text.isBlank { try stray(text) }
      }
    }
    self.scanner = scanner
    guard isLast else { return }
    if !hasRoot { throw notAnExport("there is nothing in it", line: scanner.line) }
    deliver(take)
    if !path.isEmpty, findings.last?.location != Location(file: file, line: scanner.line) {
      damaged(line: scanner.line, "the file ends before its end tag; what comes before counts")
    }
  }

  private func notAnExport(_ reason: String, line: Int) -> StepsError {
    StepsError(
      Diagnostic(
        .error, .notAHealthExport, at: Location(file: file, line: line),
        "this is no export of Apple Health: \(reason)",
        hint: "name the file export.xml of the folder apple_health_export"))
  }

  private mutating func damaged(line: Int, _ reason: String) {
    findings.append(
      Diagnostic(
        .error, .damagedExport, at: Location(file: file, line: line), reason,
        hint: "export again from the Health app if the figures matter"))
  }

  /// Text where only tags may stand, once for each run of it.
  private mutating func stray(_ text: XMLText) throws(StepsError) {
    if !hasRoot { throw notAnExport("it begins with text", line: text.line) }
    let begin = text.string.split(whereSeparator: \.isWhitespace).first ?? ""
    if !hasStray {
      damaged(
        line: text.line,
        "text stands where only records may: “\(begin.prefix(40))”; what it says is not counted")
    }
    hasStray = true
  }

  // MARK: Elements

  private static let root = Array("HealthData".utf8)
  private static let recordName = Array("Record".utf8)
  private static let metadata = Array("MetadataEntry".utf8)

  private mutating func open(_ tag: XMLTag, _ take: (HealthRecord) -> Void) throws(StepsError) {
    hasStray = false
    guard hasRoot else {
      guard tag.isNamed(Self.root) else {
        let reason =
          tag.nameText == "ClinicalDocument"
          ? "it is the clinical document (export_cda.xml) that lies beside it"
          : "its root is \(tag.nameText.prefix(40))"
        throw notAnExport(reason, line: tag.line)
      }
      hasRoot = true
      if !tag.isEmpty { path.append(Self.root) }
      return
    }
    if path.isEmpty {
      damaged(line: tag.line, "something follows the end of the export and is not read")
      return
    }
    if path.count == 1 {
      deliver(take)
      if tag.isNamed(Self.recordName) {
        record(tag)
      } else if let type = tag["type"], Self.kind(type) != nil {
        damaged(line: tag.line, "a record is called \(tag.nameText.prefix(40)); it is not counted")
      }
      if tag.isEmpty { deliver(take) }
    } else if path.count == 2, pending != nil, tag.isNamed(Self.metadata) {
      if tag["key"] == "HKWasUserEntered", tag["value"] == "1" { pending?.isManual = true }
    }
    if !tag.isEmpty { path.append(Array(tag.bytes[tag.name])) }
  }

  private mutating func close(_ tag: XMLTag, _ take: (HealthRecord) -> Void) {
    hasStray = false
    let name = tag.bytes[tag.name]
    if path.last?.elementsEqual(name) == true {
      path.removeLast()
    } else if lostOpenings > 0, !path.contains(where: { $0.elementsEqual(name) }) {
      lostOpenings -= 1
    } else if path.count > 1 {
      damaged(
        line: tag.line,
        "the end tag \(tag.nameText.prefix(40)) ends nothing; what lies around it may not be counted")
      // Whatever it was to end, it is not the root before its own end tag comes.
      let kept = path.lastIndex { $0.elementsEqual(name) } ?? path.count - 1
      path.removeSubrange(kept...)
    } else {
      damaged(line: tag.line, "the end tag \(tag.nameText.prefix(40)) ends nothing")
    }
    if path.count < 2 { deliver(take) }
  }

  private mutating func deliver(_ take: (HealthRecord) -> Void) {
    if let record = pending { take(record) }
    pending = nil
  }

  private mutating func note(_ damage: XMLDamage) throws(StepsError) {
    if !hasRoot { throw notAnExport("it is no XML", line: damage.line) }
    if damage.wasOpen { lostOpenings += 1 }
    switch damage.reason {
    case .brokenTag: damaged(line: damage.line, "a tag is broken; what it says is not counted")
    case .tooLong: damaged(line: damage.line, "a tag does not end; what it says is not counted")
    case .endsInside: damaged(line: damage.line, "the file ends inside a tag; what comes before counts")
    }
  }

  // MARK: Records

  private static let steps = Array("HKQuantityTypeIdentifierStepCount".utf8)
  private static let distance = Array("HKQuantityTypeIdentifierDistanceWalkingRunning".utf8)

  private mutating func record(_ tag: XMLTag) {
    read += 1
    var kind: StepKind?
    var fields = Fields()
    for attribute in tag.attributes {
      let name = tag.bytes[attribute.name]
      let field = HealthRecord.Field(range: attribute.value, isPlain: attribute.isPlain)
      switch (name.count, name.first) {
      case (4, UInt8(ascii: "t")) where name.elementsEqual("type".utf8):
        kind = Self.kind(tag, attribute)
        // Most records of an export are of other types.
        if kind == nil {
          other += 1
          return
        }
      case (4, UInt8(ascii: "u")) where name.elementsEqual("unit".utf8): fields.unit = field
      case (5, UInt8(ascii: "v")) where name.elementsEqual("value".utf8): fields.value = field
      case (6, UInt8(ascii: "d")) where name.elementsEqual("device".utf8): fields.device = field
      case (7, UInt8(ascii: "e")) where name.elementsEqual("endDate".utf8): fields.end = field
      case (9, UInt8(ascii: "s")) where name.elementsEqual("startDate".utf8): fields.start = field
      case (10, UInt8(ascii: "s")) where name.elementsEqual("sourceName".utf8): fields.source = field
      default: break
      }
    }
    guard let kind else {
      other += 1
      return
    }
    pending = HealthRecord(
      bytes: tag.bytes, kind: kind, source: fields.source, device: fields.device, unit: fields.unit,
      start: fields.start, end: fields.end, value: fields.value, isManual: false, place: tag.line)
  }

  private struct Fields {
    var source = HealthRecord.Field.missing
    var device = HealthRecord.Field.missing
    var unit = HealthRecord.Field.missing
    var start = HealthRecord.Field.missing
    var end = HealthRecord.Field.missing
    var value = HealthRecord.Field.missing
  }

  private static func kind(_ tag: XMLTag, _ attribute: XMLAttribute) -> StepKind? {
    guard attribute.isPlain else { return kind(tag.text(attribute)) }
    let value = tag.bytes[attribute.value]
    if value.count == steps.count { return value.elementsEqual(steps) ? .steps : nil }
    return value.count == distance.count && value.elementsEqual(distance) ? .distance : nil
  }

  private static func kind(_ type: String) -> StepKind? {
    type.utf8.elementsEqual(steps) ? .steps : type.utf8.elementsEqual(distance) ? .distance : nil
  }

  /// `HealthKit Export Version: 14`.
  private static func version(in doctype: String) -> Int? {
    guard let place = doctype.range(of: "HealthKit Export Version:") else { return nil }
    let digits = doctype[place].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits)
  }
}

extension String {
  /// What follows the first place at which a text stands; nil where it does not.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(text) { return index(at, offsetBy: text.count)..<endIndex }
      at = index(after: at)
    }
    return nil
  }
}
