import Bookkeeping
public import Civil
public import Diagnostics
import Quantities

/// Her answers into the book: an inferred value is accepted or put right, a cell gets its meaning.
public struct ReviewAnswers: Sendable {
  public private(set) var book: Book
  /// What was done, a line each, in her words.
  public private(set) var lines: [String] = []
  public private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - answers: by item, with the place where each was written.
  ///   - sheets: the sheets that the book took over, oldest first; answered cells are found in them.
  public init(
    _ answers: [(item: String, answer: String, location: Location)], in book: Book, sheets: [SheetReading],
    asOf: CivilDate
  ) {
    self.book = book
    var cellItems: Set<String> = []
    for (item, answer, location) in answers {
      guard let index = book.review.firstIndex(where: { $0.item == item }) else {
        diagnostics.append(
          Diagnostic(
            .warning, .unknownQuestion, at: location, "the book asks nothing about “\(item)”",
            hint: "leave the column “item” as it was; hound convert or import writes a new review.csv"))
        continue
      }
      guard book.review[index].answer != answer else { continue }
      guard let line = apply(answer, to: self.book.review[index]) else {
        let choices = book.review[index].choices.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            .error, .unreadableAnswer, at: location,
            "“\(answer)” is no answer to “\(book.review[index].question)”",
            hint: choices.isEmpty ? "answer yes, or write the right value" : "answer with one of: \(choices)")
        )
        continue
      }
      self.book.review[index].answer = self.book.review[index].isAboutList ? answer.folded : answer
      lines.append(line)
      if CellAnswer(answer) != nil { cellItems.insert(item) }
    }
    guard !cellItems.isEmpty else { return }
    let conversion = Conversion(
      into: self.book, previous: sheets, prices: nil, asOf: asOf, answered: cellItems)
    self.book = conversion.book
    diagnostics += conversion.diagnostics
  }

  /// Nil where the answer does not fit the question.
  private mutating func apply(_ answer: String, to item: ReviewItem) -> String? {
    let words = item.item.split(separator: " ").map(String.init)
    let word = answer.folded
    if item.item == "prices" { return applyPrices(word) }
    if item.isAboutList {
      guard item.choices.contains(word) else { return nil }
      return word == ReviewItem.newDog
        ? "\(item.question) – another one; read the list again to add it"
        : "\(item.question) – \(book.dog(DogID(word)).map(book.label) ?? word); read the list again to take the row over"
    }
    guard words.count == 2, let subject = Inference.Subject(rawValue: words[1]),
      let index = book.dogs.firstIndex(where: { $0.id.text == words[0] })
    else { return CellAnswer(answer).map { "\(item.question) – \($0.text)" } }
    let name = book.label(book.dogs[index])
    let isYes = Self.yes.contains(word)
    switch subject {
    case .days:
      if isYes {
        return
          "\(name): \(item.value.isEmpty ? "no regular days" : item.value.replacing(";", with: ", ")) confirmed"
      }
      let days = Conversion.days(word)
      guard !days.isEmpty || ["none", "no days"].contains(word) else { return nil }
      book.dogs[index].regularDays = days
      return "\(name) hikes \(days.sorted().map(\.shortName).joined(separator: ", ")) from now on"
    case .rate:
      if isYes { return "\(name): \(item.value) confirmed" }
      guard case .amount(let amount) = AmountGrammar.read(answer), amount.money.cents > 0 else { return nil }
      book.dogs[index].rate = amount.money
      return "\(name) pays \(amount.money.dollars) from now on"
    case .active:
      guard isYes || Self.no.contains(word) else { return nil }
      book.dogs[index].isActive = !isYes
      return isYes ? "\(name) is gone, and kept for the history" : "\(name) is still here"
    case .household:
      guard isYes || Self.no.contains(word) else { return nil }
      if !isYes { book.dogs[index].client = nil }
      return isYes ? "\(name) and \(item.value) live together" : "\(name) does not live with \(item.value)"
    }
  }

  private mutating func applyPrices(_ word: String) -> String? {
    guard Self.yes.contains(word) || Self.no.contains(word) else { return nil }
    let prices = Self.yes.contains(word) ? PriceBasis.plusHST : .includeHST
    // Until now the sheets' amounts were only taken to be so; none of them has been reported yet.
    for index in book.payments.indices where book.payments[index].source.contains("!") {
      book.payments[index].prices = prices
    }
    book.rules.prices = prices
    return prices == .plusHST ? "amounts are before HST" : "amounts have HST inside"
  }

  private static let yes: Set<String> = ["yes", "y", "ok", "right", "true", "oui", "x", "✓"]
  private static let no: Set<String> = ["no", "n", "wrong", "false", "non"]
}

extension ReviewItem {
  /// Whether it waits for her yes to something concluded; else it asks what a cell means.
  public var isInferred: Bool {
    item == "prices"
      || item.split(separator: " ").last.flatMap { Inference.Subject(rawValue: String($0)) } != nil
  }
}

extension DiagnosticCode {
  public static let unknownQuestion = DiagnosticCode(
    "unknown-question",
    "A row of a review sheet is about something that the book does not ask. Its item may have been edited, or it belongs to another book."
  )
  public static let unreadableAnswer = DiagnosticCode(
    "unreadable-answer",
    "An answer in a review sheet is neither one of the choices nor a value that fits the question. The question stays open."
  )

  static let reviewCodes: [DiagnosticCode] = [.unknownQuestion, .unreadableAnswer]
}
