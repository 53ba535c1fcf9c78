/// Ids made of what they stand for, so that the same thing has the same id on every computer and in every run.
public enum DerivedID {
  /// RFC 9562, version 8: the first sixteen bytes of the text's SHA-256, in capital letters.
  public static func uuid(_ text: String) -> String {
    var bytes = Array(SHA256.digest(Array(text.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array("0123456789ABCDEF".utf8)
    var written: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(place) { written.append(UInt8(ascii: "-")) }
      written += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: written, as: UTF8.self)
  }
}
