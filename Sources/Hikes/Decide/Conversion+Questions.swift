import Bookkeeping
import Civil
import Diagnostics
import Quantities

extension Conversion {
  /// Applies her answer to a cell, or asks.
  mutating func settle(_ cell: inout CellReading) {
    guard hasAnswers, let item = item(of: cell), let standing = entries.question(of: item),
      standing.evidence.hasSuffix(cell.quoted), let answer = CellAnswer(standing.answer)
    else { return }
    cell.settle(answer)
    cell.reason = "you answered: \(standing.answer)"
  }

  /// By what a question about a cell is known, whatever file and row the cell stands in.
  func item(of cell: CellReading) -> String? {
    guard let dog = cell.dog.flatMap({ dogs[$0] }) else {
      // What belongs to no dog is known by where it stands and by its text.
      guard cell.dog == nil, cell.needsReview else { return nil }
      let day = (cell.date ?? cell.week).map { " \($0)" } ?? ""
      return "cell \(cell.cell)\(day) \(cell.quoted)"
    }
    guard let date = cell.date else { return "\(dog) note \(cell.week?.description ?? "") \(cell.spoken)" }
    // What stands beside the day's own cell is asked by itself, and answered so.
    return cell.isFromNotes ? "\(dog) \(date) second" : "\(dog) \(date)"
  }

  /// Puts a cell's question among those that wait for her.
  mutating func ask(_ cell: CellReading, _ location: Location) {
    guard let question = cell.question, let item = item(of: cell) else { return }
    if let standing = entries.question(of: item), standing.evidence.hasSuffix(cell.quoted) { return }
    let day = cell.date.map { ", \($0.shortText) \($0.year)" } ?? ""
    let asked = ReviewItem(
      item: item, question: cell.dog.map { "\($0)\(day): \(question.text)" } ?? question.text,
      choices: question.choices.map(\.text),
      evidence: "\(location.sourceText): \(cell.quoted)", value: meanwhile(cell))
    entries.ask(asked)
  }

  /// What stands in the book until the question is answered: where another cell or the book itself has the day, that.
  private func meanwhile(_ cell: CellReading) -> String {
    guard cell.kind == .payment, let day = day(of: cell) else { return cell.meanwhile }
    return paidInBook(cell, on: day).map { "\($0) booked" }
      ?? (cell.isDuplicate ? "nothing booked" : cell.meanwhile)
  }

  mutating func ask(_ found: Inference, _ dog: Dog) {
    let item = "\(dog.id) \(found.subject.rawValue)"
    guard entries.question(of: item) == nil else { return }
    let question: String
    let choices: [String]
    switch found.subject {
    case .days:
      question =
        found.value.isEmpty
        ? "\(dog.name) has no regular days. Right?"
        : "\(dog.name) hikes every \(found.value.replacing(";", with: ", ")). Right?"
      choices = ["yes", "the right days such as Mon, Wed"]
    case .rate:
      question = "\(dog.name) pays \(found.value) a hike. Right?"
      choices = ["yes", "the right amount"]
    case .active:
      question = "Is \(dog.name) gone?"
      choices = ["yes", "no"]
    case .household:
      question = "Do \(dog.name) and \(found.value) live together?"
      choices = ["yes", "no"]
    }
    let asked = ReviewItem(
      item: item, question: question, choices: choices, evidence: found.evidence,
      value: found.subject == .active ? "gone" : found.value)
    entries.ask(asked)
  }

  mutating func askForPrices() {
    guard prices.isAssumed, entries.question(of: "prices") == nil else { return }
    let asked = ReviewItem(
      item: "prices", question: "Are the amounts in your sheet before HST (HST comes on top)?",
      choices: ["yes", "no"],
      evidence: "no +HST line in the sheets says so",
      value: prices.prices == .plusHST ? "before HST" : "HST inside")
    entries.ask(asked)
  }
}

extension CellReading {
  /// The cell's own text, as evidence shows it.
  fileprivate var quoted: String {
    "“\(raw.split(whereSeparator: \.isWhitespace).joined(separator: " "))”"
  }

  /// Its meaning as one of several to choose from; nil where it has none by itself.
  var asAnswer: CellAnswer? {
    switch kind {
    case .payment: amount.map { .paid($0) }
    case .scheduled: .hikedUnpaid
    case .status: status.map { .status($0) }
    default: nil
    }
  }

  /// What stands in the book until the question is answered.
  fileprivate var meanwhile: String {
    switch kind {
    case .payment: amount.map { "\($0) booked" } ?? ""
    case .scheduled: "hiked, not paid"
    default: "nothing booked"
    }
  }

  /// Takes the meaning that was answered.
  mutating func settle(_ answer: CellAnswer) {
    question = nil
    isAnswered = true
    confidence = .read
    amount = nil
    switch answer {
    case .status(let status):
      kind = .status
      self.status = status
    case .hikedUnpaid:
      kind = .scheduled
      status = .unpaid
    case .paid(let money):
      kind = .payment
      amount = money
      status = nil
      // Money from the notes is booked on the first day of its week, beside what that day has.
      isFromNotes = isFromNotes || date == nil
      date = date ?? week
    case .moved(let weekday):
      kind = .status
      status = .rescheduled
      movedTo = date.map { Week(containing: $0).date(of: weekday) }
    case .justANote:
      kind = .note
      status = nil
    }
  }
}
