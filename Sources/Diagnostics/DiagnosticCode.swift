/// One kind of finding: its lasting name, and what `hound explain` says of it.
///
/// Codes are kebab-case and never renamed. Each module lists its own in an extension and in a catalogue
/// array, so that a test can hold every code against its explanation and against a test that raises it.
public struct DiagnosticCode: Sendable {
  public let name: String
  /// The long form: what it means, why it matters, what to do. Plain sentences.
  public let explanation: String

  public init(_ name: String, _ explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}

extension DiagnosticCode: Hashable {
  public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DiagnosticCode: CustomStringConvertible {
  public var description: String { name }
}
