public import Diagnostics

/// Text that was UTF-8 and was read as Windows-1252 on its way: `cafÃ©` for `café`, `â”œ` for `├`.
public enum Mojibake {
  /// What the text was before, or nil where it does not look spoilt.
  ///
  /// A text is taken for spoilt when every character of it stands in Windows-1252 (the five bytes that mean
  /// nothing there as the control characters of the same number) and the bytes they stand for, at least one of them
  /// no ASCII, are valid UTF-8. One step is undone, no more. Linear.
  public static func repaired(_ text: String) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let byte = byte(scalar) else { return nil }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case ..<0x80, 0xA0...0xFF: UInt8(scalar.value)
    case 0x81, 0x8D, 0x8F, 0x90, 0x9D: UInt8(scalar.value)
    default: printed[scalar]
    }
  }

  /// The characters of the bytes 0x80 to 0x9F.
  private static let printed: [Unicode.Scalar: UInt8] = Dictionary(
    (UInt8(0x80)...0x9F).compactMap { byte in
      TextEncoding.windows1252.scalar(byte).map { ($0, byte) }
    }
  ) { first, _ in first }
}

extension JSONTree {
  /// Whether a text anywhere in it looks spoilt, keys excepted.
  public var hasMojibake: Bool {
    switch self {
    case .null, .bool, .number: false
    case .text(let text): Mojibake.repaired(text) != nil
    case .array(let elements): elements.contains(where: \.hasMojibake)
    case .object(let members): members.contains(where: \.value.hasMojibake)
    }
  }

  /// The same value with every spoilt text in it repaired, keys excepted.
  public var withoutMojibake: JSONTree {
    switch self {
    case .null, .bool, .number: self
    case .text(let text): .text(Mojibake.repaired(text) ?? text)
    case .array(let elements): .array(elements.map(\.withoutMojibake))
    case .object(let members): .object(members.map { JSONMember($0.key, $0.value.withoutMojibake) })
    }
  }
}

extension DiagnosticCode {
  public static let mojibake = DiagnosticCode(
    "mojibake",
    """
    A text looks like UTF-8 that was read as Windows-1252 on its way: Ã© where é was written. It is kept as it \
    stands; --repair-text puts it right.
    """)
}
