/// One question to the owner, or one inferred value that waits for her yes.
public struct ReviewItem: Hashable, Sendable {
  /// Known by what it is about (`pip-gr 2025-12-12`, `olive days`), never by a file or a row.
  public var item: String
  public var question: String
  public var choices: [String]
  /// Why it is asked: the cell and its text, or how often something was seen.
  public var evidence: String
  /// What stands in the book meanwhile.
  public var value: String
  public var answer: String

  public init(
    item: String, question: String = "", choices: [String] = [], evidence: String = "", value: String = "",
    answer: String = ""
  ) {
    self.item = item
    self.question = question
    self.choices = choices
    self.evidence = evidence
    self.value = value
    self.answer = answer
  }

  public var isOpen: Bool { answer.isEmpty }
}
