import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Ways of typing that other hands have.
struct WeeklySheetReaderTypistsTests {
  private static let days = "Dog,Mon,Tue,Wed,Thu,Fri\n"

  @Test func `dates above weeks side by side are their titles`() throws {
    let head = "Jul 8 2019,,,,,,Jul 15 2019,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Dog,Mon,Tue,Wed,Thu,Fri\n"
    let reading = try SheetText.read(head + "Pip,30,,30,,,Rex,,30,,,30\nRex,30,,,30,,Pip,30,,30,,\n")
    #expect(reading["I3"]?.dog == "Rex" && reading["I3"]?.date == SheetText.date("2019-07-16"))
    #expect(reading["B3"]?.dog == "Pip" && reading["B3"]?.date == SheetText.date("2019-07-08"))
  }

  @Test func `two weeks under one title follow each other`() throws {
    let head = "\"2 wks Jul 6 - Jul 17, 2015\"\nDog,M,T,W,T,F,M,T,W,T,F\n"
    let reading = try SheetText.read(head + "Pip,25,,25,,,,25,,,25\nRex,,25,,25,,25,,25,,\n")
    #expect(reading["H3"]?.date == SheetText.date("2015-07-14"))
    #expect(reading["D3"]?.date == SheetText.date("2015-07-08"))
  }

  @Test func `ordinals by themselves head a week`() throws {
    let text = "PAWS & PINES  -  MARCH 2014\n\n,3rd,4th,5th,6th,7th,\nPip,$25,,$25,,,\nRex,,$30,,,$30,\n"
    #expect(try SheetText.read(text)["F5"]?.date == SheetText.date("2014-03-07"))
  }

  @Test func `a dog that was typed once more for another day is no other dog`() throws {
    let weeks = [("Nov 3", ""), ("Nov 10", "Pip,,,,,25\n"), ("Nov 17", "")].map { title, more in
      "Week of \(title) 2025\n\(Self.days)Pip,25,,25,,\nRex,,25,,25,\n\(more)\n"
    }
    let reading = try SheetText.read(weeks.joined())
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex"])
    #expect(reading.paid == Money(cents: 32_500))
  }

  @Test(arguments: DogLabels.endings.examples + [DogLabels.endings.meaning])
  func `names that sound alike are one where no week has both`(name: String) throws {
    let weeks = [("Nov 3", "Maggy"), ("Nov 10", name)].map { title, name in
      "Week of \(title) 2025\n\(Self.days)\(name),25,,25,,\nRex,,25,,25,\n\n"
    }
    #expect(try SheetText.read(weeks.joined()).dogs.map(\.label) == ["Maggy", "Rex"])
  }

  @Test func `what was bought stands below the total and is no dog`() throws {
    let text =
      "Week of Nov 3 2025\n\(Self.days)Pip,25,,25,,\nRex,,25,,25,\nBo,25,25,,25,\nTotal,50,50,25,50,\nPoop bags,,,11.99,,\n"
    let reading = try SheetText.read(text)
    #expect(reading.paid == Money(cents: 17_500) && reading["D7"]?.kind == .total)
  }

  @Test func `a list of the dogs below the weeks is no week`() throws {
    let text = """
      Week of Nov 3 2025
      \(Self.days)Pip,25,,25,,
      Rex,,25,,25,


      CLIENT LIST
      Dog,Owner,Phone,Rate,Usual days
      Pip,Hebb,902-555-0130,$25,Mon/Wed
      Rex,Conrad,902-555-0131,$25,Tue
      """
    let reading = try SheetText.read(text)
    #expect(reading.weeks.count == 1 && reading.paid == Money(cents: 10_000))
    #expect(reading["D9"]?.kind == .attribute && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `degrees are no money`() throws {
    let text =
      "Week of Nov 3 2025\n\(Self.days)Pip,25,,25,,\nRex,,25,,25,\nBo,25,,25,25,\n$,50,25,50,50,\ntemp C,2,-5,-8,0,4\n"
    let reading = try SheetText.read(text)
    #expect(reading.paid == Money(cents: 17_500) && reading.dogs.count == 3)
  }

  @Test func `what every dog paid stands below days that go down`() throws {
    let text = """
      Day,Pip,Rex,Bo
      Mon Feb 4/08,,20,20
      Tue Feb 5/08,20,,20
      Wed Feb 6/08,20,20,
      Thu Feb 7/08,,,20

      Paid,40,40,60
      """
    let reading = try SheetText.read(text)
    #expect(["B7", "C7", "D7"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading.paid == Money(cents: 14_000))
  }

  @Test(arguments: ["next week: away", "next semaine: OFF", "vet on Saturday"])
  func `a note of another week or of a weekend says nothing of its days`(text: String) {
    #expect(NoteGrammar.read(text, week: SheetText.date("2025-11-03")) == nil)
  }

  @Test(arguments: [
    ("à la clinique", CellStatus.vet), ("Noël", .off), ("jour de l'An", .off), ("Rem. Day", .off),
    ("park shut", .off),
    ("self-iso 14 days", .away), ("dogsitter has him", .away), ("away → →", .away),
    ("31C too hot", .cancelled),
    ("now Fri", .rescheduled), ("ate a sock, ER vet", .vet), ("poor thing was sick", .sick),
    ("C/X", .cancelled),
  ])
  func `words of two languages say how a day went`(text: String, status: CellStatus) {
    guard case .status(let phrase) = CellMark(text) else {
      Issue.record("\(text) is no status")
      return
    }
    #expect(phrase.status == status)
  }

  @Test(arguments: AmountWords.payers.examples)
  func `whoever paid says nothing of how`(text: String) {
    #expect(CellMark(text) == .paid(method: ""))
  }

  @Test func `numbers below the days that count the dogs are no days`() throws {
    let text =
      "May 10 2004\ndog,mon,tue,wed,thu,fri,notes\nhow many,2,1,1,1,1,\nPip,20,,20,,,\nRex,20,20,,20,20,\n"
    let reading = try SheetText.read(text)
    #expect(reading["B4"]?.date == SheetText.date("2004-05-10") && reading.paid == Money(cents: 12_000))
  }

  @Test func `a key may stand at the foot with spaces between`() throws {
    let text =
      "Week of Feb 11 2013\n\(Self.days)Pip,A,24,A,24,\nRex,,S,24,,\nBo,24,24,24,,G\n\nKEY\nA  away\nS  sick\nG  groomer\n"
    let reading = try SheetText.read(text)
    #expect(
      reading["B3"]?.status == .away && reading["C4"]?.status == .sick && reading["F5"]?.status == .grooming)
  }

  @Test(arguments: [
    ("07-aug-12-to-16-2013.csv", "2013-08-12"), ("12-aug-2013.csv", "2013-08-12"),
    ("3-nov-25.csv", "2025-11-03"),
  ])
  func `a number before a month in a file's name may be no day`(file: String, monday: String) throws {
    let reading = try SheetText.read("Dog,M,T,W,R,F\nPip,23,,,23,\nRex,,23,23,,\nBo,,,23,23,\n", file: file)
    #expect(reading.weeks.map(\.monday) == [SheetText.date(monday)])
  }

  @Test func `the day on which a sheet was printed says its year`() throws {
    let text =
      "WAGS & WOODS\nprinted 17/06/2013\n\nGuest,Mon 03/06,Tue 04/06,Wed 05/06,Thu 06/06,Fri 07/06\nPip,,$28,,,$28\nRex,$28,,,$28,\n"
    #expect(try SheetText.read(text)["C5"]?.date == SheetText.date("2013-06-04"))
    let untold = "WAGS & WOODS\nprinted 05/01/2014\n\nWeek of Dec 2\n\(Self.days)Pip,28,,,28,\nRex,28,,,28,\n"
    #expect(try SheetText.read(untold).isDated == false)
  }

  @Test func `a van to Beaver Bank is no list of what was banked`() throws {
    let text = """
      3-7 March 2025
      \(Self.days)Early van - Bedford
      Pip,30,30,30,,30
      Rex,,30,,,30
      Subtotal early van,30,60,30,0,60
      Late van - Beaver Bank
      Bo,30,,30,,30
      Ivy,,,30,,
      """
    #expect(try SheetText.read(text).dogs.map(\.label) == ["Pip", "Rex", "Bo", "Ivy"])
  }

  @Test func `what is left over stands below the total and is no dog`() throws {
    let head =
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri,Total\nPip,25,,25,,,50\nRex,,25,,25,,50\nBo,25,25,,,,50\n"
    let reading = try SheetText.read(head + "Dogs total,50,50,25,25,,150\nLeft over,,,,,,111.99\n")
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex", "Bo"] && reading.paid == Money(cents: 15_000))
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test(arguments: ["- ", "  "])
  func `a household by itself above its dogs is no dog`(mark: String) throws {
    let text = """
      Week of Nov 3 2025
      \(Self.days)The Mosher family
      \(mark)Pip,20,,20,,20
      \(mark)Rex,,20,20,,
      Mrs. Awalt
      \(mark)Bo,20,,,,
      Crofts
      \(mark)Ivy,,,20,,20
      Week,40,20,60,0,40
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex", "Bo", "Ivy"] && reading.paid == Money(cents: 16_000))
  }
}
