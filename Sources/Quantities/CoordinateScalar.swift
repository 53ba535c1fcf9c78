/// The many characters people's devices put for a few: each is brought to one ASCII form (and `°`).
enum CoordinateScalar {
  /// Nil for marks that are not to be seen, such as direction marks and variation selectors.
  static func normal(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "A"..."Z": Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 32))
    // Minus sign, the hyphens and dashes, small and full-width minus.
    case "\u{2212}", "\u{2010}"..."\u{2015}", "\u{FE63}", "\u{FF0D}": "-"
    // Masculine ordinal, ring above, ring operator.
    case "\u{BA}", "\u{2DA}", "\u{2218}": "°"
    // Prime, curly quotes, modifier prime and apostrophe, acute and grave accent.
    case "\u{2032}", "\u{2018}", "\u{2019}", "\u{201B}", "\u{2B9}", "\u{2BC}", "\u{B4}", "`": "'"
    // Double prime, curly double quotes, modifier double prime.
    case "\u{2033}", "\u{201C}"..."\u{201F}", "\u{2BA}": "\""
    case "\t", "\n", "\r", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": " "
    case "(", ")", "[", "]": " "
    case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}", "\u{2066}"..."\u{2069}", "\u{FEFF}",
      "\u{FE00}"..."\u{FE0F}":
      nil
    default: scalar
    }
  }
}
