public import Civil
public import Quantities

/// How one kind of value is written in a field, both ways: `read(write(x)) == x`. Only a format may trim.
public struct FieldFormat<Value: Sendable>: Sendable {
  /// What a person should write, for diagnostics and column docs: "a date such as 2026-11-20".
  public let expected: String
  /// Nil when the text is not such a value.
  public let read: @Sendable (String) -> Value?
  public let write: @Sendable (Value) -> String
  /// Adds the field to a record, as `write` has it.
  @usableFromInline let put: @Sendable (Value, inout RecordWriter) -> Void
  @usableFromInline let isVerbatim: Bool

  /// - Parameters:
  ///   - verbatim: hands over the field with the spaces around it; else they are trimmed.
  ///   - put: adds what `write` writes to a record, where that goes without making a text of it.
  @inlinable
  public init(
    _ expected: String, verbatim: Bool = false, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String,
    put: (@Sendable (Value, inout RecordWriter) -> Void)? = nil
  ) {
    self.expected = expected
    self.put = put ?? { value, writer in writer.put(write(value)) }
    isVerbatim = verbatim
    if verbatim {
      self.read = read
    } else {
      self.read = { (text: String) in read(text.trimmingSpaces) }
    }
    self.write = write
  }

  /// The same format where an empty field means that there is no value.
  @inlinable public var optional: FieldFormat<Value?> {
    FieldFormat<Value?>(
      "\(expected), or nothing", verbatim: isVerbatim,
      read: { text in
        if text.isEmpty { return .some(nil) }
        return read(text).map { value in .some(value) }
      }, write: { $0.map(write) ?? "" },
      put: { value, writer in
        if let value { put(value, &writer) } else { writer.put("") }
      })
  }

  /// The same format where an empty field means `value`.
  @inlinable
  public func defaulting(to value: Value) -> FieldFormat<Value> {
    FieldFormat(
      "\(expected), or nothing", verbatim: isVerbatim,
      read: { $0.isEmpty ? value : read($0) }, write: write, put: put)
  }
}

extension FieldFormat where Value == String {
  /// Any text, its spaces kept.
  public static let text = FieldFormat("text", verbatim: true, read: { $0 }, write: { $0 })

  /// An id: anything but nothing.
  public static let key = FieldFormat(
    "a name that no other row has", read: { $0.isEmpty ? nil : $0 }, write: { $0 })
}

extension FieldFormat where Value == Int {
  public static let integer = FieldFormat("a whole number", read: { Int($0) }, write: { String($0) })

  /// The same within limits, both of them allowed.
  public static func integer(in range: ClosedRange<Int>) -> FieldFormat {
    FieldFormat(
      "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, write: { String($0) })
  }
}

extension FieldFormat where Value == Bool {
  /// `yes` and `no`; as read also the words spreadsheets use.
  public static let yesNo = FieldFormat(
    "yes or no",
    read: {
      switch $0.lowercased() {
      case "yes", "y", "true", "1", "x", "oui": true
      case "no", "n", "false", "0", "non": false
      default: nil
      }
    }, write: { $0 ? "yes" : "no" })
}

extension FieldFormat where Value == [String] {
  /// Ids joined by `;`, spaces around them and empty ones left out: an id has neither a `;` nor outer spaces.
  public static let list = FieldFormat(
    "names joined by ;",
    read: { $0.split(separator: ";").map { $0.trimmingSpaces }.filter { !$0.isEmpty } },
    write: { $0.joined(separator: ";") })
}

extension FieldFormat where Value == CivilDate {
  public static let date = FieldFormat(
    "a date such as 2026-11-20", read: { CivilDate(iso: $0) }, write: { $0.description },
    put: { $1.date($0) })
}

extension FieldFormat where Value == Money {
  public static let money = FieldFormat(
    "an amount such as 25.00", read: { Money(plain: $0) }, write: { $0.description },
    put: { $1.money($0) })
}

extension FieldFormat where Value == TimeOfDay {
  public static let time = FieldFormat(
    "a time such as 09:00", read: { TimeOfDay($0) }, write: { $0.description })
}

extension FieldFormat where Value == TaxRate {
  public static let percent = FieldFormat(
    "a rate in percent such as 14", read: { TaxRate(percent: $0) }, write: { $0.percentText })
}

extension FieldFormat where Value: RawRepresentable<String> & CaseIterable {
  /// A closed vocabulary: the raw value is the written word, read in either case.
  public static var word: FieldFormat {
    FieldFormat(
      "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "),
      read: { text in
        Value(rawValue: text) ?? Value.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
      },
      write: { $0.rawValue })
  }
}
