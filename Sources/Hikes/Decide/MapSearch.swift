/// Links to a map for a place that has only an address. Nothing is looked up here.
public enum MapSearch {
  /// The search for an address on OpenStreetMap; nil where there is no address.
  public static func link(for address: String) -> String? {
    let words = address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    return "https://www.openstreetmap.org/search?query=" + percentEncoded(words)
  }

  /// RFC 3986: every byte of UTF-8 but the unreserved ones as `%` and two digits.
  static func percentEncoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return result
  }
}
