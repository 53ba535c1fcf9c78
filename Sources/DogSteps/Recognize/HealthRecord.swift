import Documents

/// One record of steps or of distance as a file has it, nothing judged yet.
public struct HealthRecord: Sendable {
  /// Where something stands in the bytes that were read with it.
  struct Field: Hashable, Sendable {
    let range: Range<Int>
    /// Whether it means what is written; else entities are to be put in.
    let isPlain: Bool

    static let missing = Field(range: 0..<0, isPlain: true)
  }

  let bytes: [UInt8]
  public let kind: StepKind
  let source: Field
  let device: Field
  let unit: Field
  let start: Field
  let end: Field
  let value: Field
  /// Whether a person typed it in.
  public internal(set) var isManual: Bool
  /// Its line in the export, or its number in a sheet.
  public let place: Int

  /// As it is meant.
  func text(_ field: Field) -> String {
    field.isPlain
      ? String(decoding: bytes[field.range], as: UTF8.self)
      : XMLText.meant(byAttribute: bytes[field.range])
  }

  /// The same in bytes.
  func meant(_ field: Field) -> ArraySlice<UInt8> {
    field.isPlain ? bytes[field.range] : Array(text(field).utf8)[...]
  }
}

/// The device of a record: its address, which is another one in every record, says nothing.
enum DeviceText {
  /// Where the rest begins, in the value as it is written.
  static func withoutAddress(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let head = bytes[range].prefix(64)
    guard let cross = head.firstIndex(of: UInt8(ascii: "x")), cross > range.lowerBound,
      bytes[cross - 1] == UInt8(ascii: "0"),
      let end = head[cross...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ";") })
    else { return range }
    return end + 1..<range.upperBound
  }

  /// `name:Watch, manufacturer:Apple Inc., model:Watch` without the brackets and the address.
  static func redacted(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let rest = withoutAddress(bytes, 0..<bytes.count)
    guard rest.lowerBound > 0 else { return text }
    bytes = Array(bytes[rest].drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") })
    if bytes.last == UInt8(ascii: ">") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let keys = [
    "name:", "manufacturer:", "model:", "hardware:", "firmware:", "software:", "localIdentifier:",
    "UDIDeviceIdentifier:", "FDA UDI:", "creation date:",
  ]

  /// What its name and its model say; a name may have commas.
  static func nameAndModel(_ text: String) -> [String] {
    var found: [String] = []
    var isWanted = false
    for part in redacted(text).split(separator: ", ", omittingEmptySubsequences: false) {
      if let key = keys.first(where: { part.hasPrefix($0) }) {
        isWanted = key == "name:" || key == "model:"
        if isWanted { found.append(String(part.dropFirst(key.count))) }
      } else if isWanted {
        found[found.count - 1] += ", " + part
      }
    }
    return found
  }

  /// Who counts, by the words in a device or in the name of a source; nil where no word tells.
  static func rank(_ texts: [String]) -> SampleRank? {
    if texts.contains(where: { $0.contains("Watch") }) { return .watch }
    return texts.contains { $0.contains("iPhone") || $0.contains("iPod") } ? .phone : nil
  }
}
