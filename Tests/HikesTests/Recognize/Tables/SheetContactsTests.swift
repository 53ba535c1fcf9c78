import Quantities
import Testing

@testable import Hikes

/// Whose the dogs are, where it does not stand in the columns of the weeks.
struct SheetContactsTests {
  private static let week = """
    "Week of Apr 8, 2013",,,,,
    Dog,Mon,Tue,Wed,Thu,Fri
    Kiki,,25,,25,
    Otis,25,,25,,
    Moe,25,,25,,
    Total,50,25,50,25,

    """

  private func contacts(_ reading: SheetReading) -> [String] {
    reading.dogs.map { "\($0.name) \($0.owner) \($0.phone)" }
  }

  @Test func `a list below the weeks may have the dogs in any column, and two in one cell`() throws {
    let reading = try SheetText.read(
      Self.week + """
        ,,,,,
        Clients,,,,,
        Owner,Dog(s),Phone,Rate,,
        Sarty,Kiki & Otis,902-555-0140,$25,,
        Hebb,Moe,902-555-0141,$30,,
        Zinck,Rex,902-555-0142,$25,,

        """)
    #expect(
      contacts(reading) == [
        "Kiki Sarty 902-555-0140", "Otis Sarty 902-555-0140", "Moe Hebb 902-555-0141",
        "Rex Zinck 902-555-0142",
      ])
    #expect(reading.dogs[2].rate?.cents == 3000 && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading.paid.cents == 15_000)
  }

  @Test func `dogs that wait are no dogs of the sheet`() throws {
    let reading = try SheetText.read(
      Self.week + """
        ,,,,,
        WAITING LIST,,,,,
        Dog,Owner,Phone,,,
        Pretzel,Fakeley,902-555-0188,,,
        Waffles,Mockett,902-555-0189,,,

        """)
    #expect(reading.dogs.map(\.name) == ["Kiki", "Otis", "Moe"])
  }

  @Test func `labels below the name of a dog tell of it`() throws {
    let card = { (dog: String, owner: String, phone: String, day: Int) in
      """
      Dog:,\(dog),,,,,
      Owner:,\(owner),,,,,
      Phone:,\(phone),,,,,
      Week of,Mon,Tue,Wed,Thu,Fri,Total
      "May 6, 2013",,30,30,,,60
      "May 13, 2013",,30,,,,30
      Total,,,,,,90
      ,,,,,,

      """
    }
    let reading = try SheetText.read(
      card("Hazel", "Steve Fougere", "902-555-0120", 6) + card("Acadia", "Pat Oickle", "902-555-0127", 6))
    #expect(contacts(reading) == ["Hazel Steve Fougere 902-555-0120", "Acadia Pat Oickle 902-555-0127"])
  }

  @Test func `labels may stand in the line of the dog`() throws {
    let reading = try SheetText.read(
      """
      Poppy,Owner:,Rafuse,Ph:,902-555-0110,
      Week of,Mon,Tue,Wed,Thu,Fri
      "Mar 8, 2021",owes,$25,$25,,$25
      "Mar 15, 2021",$25,$25,$25,,$25
      ,,,,,
      Lola,Owner: Gallant,,Ph: 902-555-0111,,
      Week of,Mon,Tue,Wed,Thu,Fri
      "Mar 8, 2021",,,,$25,owes
      "Mar 15, 2021",,,,$25,$25

      """)
    #expect(contacts(reading) == ["Poppy Rafuse 902-555-0110", "Lola Gallant 902-555-0111"])
  }

  @Test func `the owners before the dogs of the right one of two weeks are none of the left one's`() throws {
    let reading = try SheetText.read(
      """
      "Week of Apr 8, 2024",,,,,,,,"Week of Apr 15, 2024",,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes,,Owner,Dog,Mon,Tue,Wed,Thu,Fri,Total
      Bella,$30,,,,$30,,,MacDonald,Rosie,,,$25,,,$25
      Rosie,,,,$25,,,,Comeau,Bella,$25,,,,$25,$50

      """)
    #expect(contacts(reading) == ["Bella Comeau ", "Rosie MacDonald "])
  }

  @Test func `an invoice names its customer behind a label`() throws {
    let invoice = { (client: String, phone: String, dog: String) in
      """
      Client:,\(client),Phone:,\(phone)
      Date,Dog,Service,Amount
      2024-03-19,\(dog),Hike,$25.00
      2024-03-20,\(dog),Hike,$25.00
      ,,Total,$50.00
      ,,,

      """
    }
    let reading = try SheetText.read(
      invoice("Janet Smith", "902-555-0140", "Rex") + invoice("Bev Zinck", "902-555-0141", "Gus"))
    #expect(contacts(reading) == ["Rex Janet Smith 902-555-0140", "Gus Bev Zinck 902-555-0141"])
  }

  @Test func `where an owner lives may stand below the dog`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 13,Tue 14,Wed 15,Thu 16,Fri 17,Notes
      Charlie,$25,,,$25,$25
      "   Doug Doucet, 10 Invented Ln",902-555-0111

      Chester,$30,$30,$30,,$30
      "   Janet Nauss, 17 Samplewood Dr",902-555-0118

      """, month: "2019-05")
    #expect(contacts(reading) == ["Charlie Doug Doucet 902-555-0111", "Chester Janet Nauss 902-555-0118"])
    #expect(reading.dogs.map(\.address) == ["10 Invented Ln", "17 Samplewood Dr"])
  }
}
