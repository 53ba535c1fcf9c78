import Tabular

/// One condition on a list of dogs: a column of `dogs.csv` holds a text, upper and lower case alike.
public struct DogFilter: Sendable {
  private let column: Int
  private let text: String

  public static var columns: String { DogSheet.columns.joined(separator: ", ") }

  /// `owner=vlieg`; nil for anything else, and for a column that is not there.
  public init?(_ condition: String) {
    let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmingSpaces.lowercased()
    guard parts.count == 2, let column = DogSheet.columns.firstIndex(of: name) else { return nil }
    self.column = column
    text = String(parts[1]).compatibilityFolded
  }

  /// Nothing after the sign asks for an empty column.
  public func takes(_ dog: DogEntry, _ clock: RegistryClock) -> Bool {
    let cell = DogSheet.fields(dog, clock)[column].compatibilityFolded
    return text.isEmpty ? cell.isEmpty : cell.contains(text)
  }
}
