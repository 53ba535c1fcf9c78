/// A name as it is written, and the form in which it is compared.
///
/// Two names are one when their folded forms are: NFKC, outer space cut off, inner space single, without case.
/// Accents stay. The folding is done where the name is read.
public struct FoldedName: Sendable {
  public let text: String
  public let folded: String

  public init(_ text: String, folded: String) {
    self.text = text
    self.folded = folded
  }

  public var isBlank: Bool { folded.isEmpty }

  /// By characters' numbers, in the form in which names are compared.
  public static func precedes(_ left: FoldedName, _ right: FoldedName) -> Bool {
    left.folded.unicodeScalars.lexicographicallyPrecedes(right.folded.unicodeScalars)
  }
}

extension FoldedName: Hashable {
  public static func == (left: FoldedName, right: FoldedName) -> Bool {
    left.folded.utf8.elementsEqual(right.folded.utf8)
  }
  public func hash(into hasher: inout Hasher) {
    var text = folded
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
