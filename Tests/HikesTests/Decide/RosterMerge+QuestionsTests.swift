import Civil
import Diagnostics
import Tabular
import Testing

@testable import Hikes

@Suite struct RosterMergeQuestionsTests {
  private func rows(_ text: String) throws -> [RosterRow] {
    let table = try RecordReader.table(Array(("Dog,Owner,Phone,Notes\n" + text).utf8), file: "roster.csv")
    return RosterReader.read(table).value
  }

  private func book() -> Book {
    var book = Book()
    book.clients = [Client(id: ClientID("ada"), owner: "Ada Quinn")]
    book.dogs = [Dog(id: DogID("bella"), name: "Bella"), Dog(id: DogID("rex"), name: "Rex")]
    book.dogs[0].client = ClientID("ada")
    return book
  }

  @Test func `a name that is nearly known is asked about, never merged and never added`() throws {
    var book = book()
    let outcome = RosterMerge.apply(roster: try rows("Bela,Ada Quinn,,shy\n"), to: &book)
    #expect(outcome.diagnostics.map(\.code) == [.possibleDog])
    #expect(outcome.changes.isEmpty && book.dogs == self.book().dogs)
    #expect(book.review.map(\.item) == ["list bela ada-quinn"])
    #expect(book.review[0].choices == ["bella", "new"])
    let before = book.review
    _ = RosterMerge.apply(roster: try rows("Bela,Ada Quinn,,shy\n"), to: &book)
    #expect(book.review == before, "a second read asks nothing twice")
  }

  @Test(arguments: ["Bela,Bo Reid,,\n", "Zed,Ada Quinn,,\n", "Bela,Ada Quinn,,\nBella,Ada Quinn,,\n"])
  func `another owner, another name, or a row of its own is no doubt`(text: String) throws {
    var book = book()
    let outcome = RosterMerge.apply(roster: try rows(text), to: &book)
    #expect(outcome.diagnostics.isEmpty && book.dogs.count == 3)
  }

  @Test func `the answer decides when the list is read again`() throws {
    for (answer, names) in [("bella", ["Bella", "Rex"]), ("New", ["Bella", "Rex", "Bela"])] {
      var book = book()
      let list = try rows("Bela,Ada Quinn,,shy\n")
      _ = RosterMerge.apply(roster: list, to: &book)
      let location = Location(file: "review.csv")
      let answers = ReviewAnswers(
        [(item: "list bela ada-quinn", answer: answer, location: location)], in: book, sheets: [],
        asOf: MoneyBook.date("2025-12-09"))
      #expect(answers.diagnostics.isEmpty && answers.lines.count == 1)
      book = answers.book
      #expect(RosterMerge.apply(roster: list, to: &book).diagnostics.isEmpty)
      #expect(book.dogs.map(\.name) == names)
      #expect(book.dogs.first { $0.notes == "shy" } != nil)
      let after = book.dogs
      #expect(RosterMerge.apply(roster: list, to: &book).changes.isEmpty)
      #expect(book.dogs == after, "a third read changes nothing")
    }
    var book = book()
    _ = RosterMerge.apply(roster: try rows("Bela,Ada Quinn,,\n"), to: &book)
    let wrong = ReviewAnswers(
      [(item: "list bela ada-quinn", answer: "perhaps", location: Location(file: "review.csv"))], in: book,
      sheets: [], asOf: MoneyBook.date("2025-12-09"))
    #expect(wrong.diagnostics.map(\.code) == [.unreadableAnswer])
  }

  @Test func `what each column was taken for is said`() throws {
    let table = try RecordReader.table(Array("Pup,Human,Vet\nRex,Ada,Roe\n".utf8), file: "roster.csv")
    let mapping = RosterReader.mapping(table)
    #expect(mapping.contains("“Human” is the owner") && mapping.contains("“Vet” is not taken over"))
  }
}
