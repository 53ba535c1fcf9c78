import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeeklySheetReaderNamesTests {
  private let heading = "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7"

  @Test func `a name typed with other full stops is the same dog`() throws {
    let reading = try SheetText.read(
      """
      \(heading)
      Milo,20,,20,,
      Mr. Wiggles,25,,,,

      Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14
      Milo.,20,,20,,
      Mr Wiggles,,,25,,
      """, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Milo", "Mr. Wiggles"])
    #expect(reading["B6"]?.dog == "Milo")
    #expect(reading["D7"]?.dog == "Mr. Wiggles")
  }

  @Test func `names with other full stops in one week are two dogs`() throws {
    let reading = try SheetText.read(
      "\(heading)\nBella R,20,,20,,\nBella R.,,20,,,20", month: "2025-11")
    #expect(reading.dogs.count == 2)
  }

  @Test(arguments: ["   ", ""])
  func `a line of a household above its dogs is no dog`(indent: String) throws {
    let reading = try SheetText.read(
      """
      Owner / dogs,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Family
      MACLEOD 902-555-0110,,,,,,$85
      \(indent)Waffles,$30,,$30,,,
      \(indent)Juniper,,$25,,,,
      Hiltz,,,,,,$30
      \(indent)Rufus,,$30,,,,
      TOTAL,,,,,,$115

      Owner / dogs,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Family
      MACLEOD 902-555-0110,,,,,,$30
      \(indent)Waffles,$30,,,,,
      \(indent)Juniper,,,,,,
      Hiltz,away this week,,,,,
      \(indent)Rufus,,,,,,
      TOTAL,,,,,,$30
      """, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Waffles", "Juniper", "Rufus"])
    #expect(reading.dogs.map(\.owner) == ["MACLEOD", "MACLEOD", "Hiltz"])
    #expect(reading.dogs.map(\.phone) == ["902-555-0110", "902-555-0110", ""])
    #expect(reading["A2"]?.kind == .attribute)
    #expect(reading["G2"]?.kind == .total)
    #expect(reading["B13"]?.kind == .note)
    #expect(reading.cells.filter(\.needsReview) == [])
    #expect(reading.paid.cents == 14500)
  }

  @Test func `a dog at the margin with nothing in its days stays a dog`() throws {
    let reading = try SheetText.read(
      "\(heading)\nGus,,,,,\n Lacey,25,,25,,\nRex,30,,,,", month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Gus", "Lacey", "Rex"])
  }

  @Test func `a dog called Total with an owner is a dog`() throws {
    let reading = try SheetText.read(
      """
      Dog,Owner,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      Pip,Smith,25,,25,,
      Total,Burke,,25,,25,
      Off,Veinot,30,,,,
      TOTALS,,55,25,25,25,
      """, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Pip", "Total", "Off"])
    #expect(reading.paid.cents == 13000)
    #expect(reading["C5"]?.kind == .total)
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test(arguments: [
    ("BEAVER BANK", "Beaver Bank"), ("MILL BANK", "Mill Bank"), ("ECUM SECUM", "Ecum Secum"),
  ])
  func `an area with its own total is neither a dog nor a list of other money`(
    area: String, name: String
  ) throws {
    let reading = try SheetText.read(
      """
      \(heading)
      BEDFORD,,,,,
      Pip,25,,25,,
      Rex,,30,,30,
      Bedford total,25,30,25,30,
      \(area),,,,,
      Moose,25,,,,
      Indy,,25,away,,
      \(name) total,25,25,,,
      ALL,50,55,25,30,
      """, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Pip", "Rex", "Moose", "Indy"])
    #expect(reading["A6"]?.kind == .header)
    #expect(reading.paid.cents == 16000)
    #expect(reading.cells.filter(\.needsReview) == [])
  }

  @Test func `lines of what a month came to are no dogs`() throws {
    let reading = try SheetText.read(
      """
      \(heading)
      Pip,25,,25,,
      Rex,,30,,30,
      Totals,25,30,25,30,

      Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14
      Pip,25,,25,,
      Rex,,30,,30,
      Totals,25,30,25,30,

      Carried forward from October,"$1,024.00"
      November hikes,$220.00
      "November, cash and cheques",$220.00
      November with H.S.T.,$250.80
      """, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Pip", "Rex"])
    #expect(["B11", "B12", "B13", "B14"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading.cells.filter(\.needsReview) == [])
    #expect(reading.paid.cents == 22000)
  }

  @Test func `a dog may be called like a month and what it came to`() throws {
    let reading = try SheetText.read(
      "\(heading)\nPip,25,,25,,\nJune Gross,,25,,,\nTotals,25,25,25,,", month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Pip", "June Gross"])
    #expect(reading.paid.cents == 7500)
  }

  @Test func `a figure above the weeks that is what they come to is a total`() throws {
    let reading = try SheetText.read(
      """
      Walks,,$220.00

      \(heading)
      Pip,25,,25,,
      Rex,,30,,30,

      Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14
      Pip,25,,25,,
      Rex,,30,,30,
      """, month: "2025-11")
    #expect(reading["C1"]?.kind == .total)
    #expect(reading.cells.filter(\.needsReview) == [])
  }

  @Test func `names that were cut at one length are those of other weeks`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      Butterscotch,22,,,22,
      Snickerdoodle,,20,,,
      Penny,22,,,,

      Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14
      Buttersc,22,,,22,
      Snickerd,,20,,,
      Penny,22,,,,
      """, month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Butterscotch", "Snickerdoodle", "Penny"])
  }

  @Test(arguments: [("Marley (Hebb)", 2), ("Marley (2)", 3)])
  func `a dog may get the name of its owner behind its own`(name: String, count: Int) throws {
    let weeks =
      "Dog,Mon 3,Tue 4,Wed 5\nMarley,22,,\nPip,,20,\n\nDog,Mon 10,Tue 11,Wed 12\n\(name),22,,\nPip,22,,\n"
    #expect(try SheetText.read(weeks, month: "2025-11").dogs.count == count)
    let together = "Dog,Mon 3,Tue 4,Wed 5\nMarley,22,,\n\(name),,20,\nPip,20,,\n"
    #expect(try SheetText.read(together, month: "2025-11").dogs.count == 3)
  }

  @Test(arguments: [
    ("Maximus", "Maxi"), ("Isabelle", "Belle"), ("Dudley", "Dudley D."), ("Belle", "Isabelle"),
  ])
  func `two names of an owner's only dog are one dog, by the name written first`(name: String, other: String)
    throws
  {
    func read(_ first: String, _ second: String) throws -> [String] {
      try SheetText.read(
        """
        Dog,Owner,Mon 3,Tue 4,Wed 5
        \(name),\(first),22,,22
        Pip,Hebb,,20,

        Dog,Owner,Mon 10,Tue 11,Wed 12
        \(other),\(second),22,,22
        Pip,Hebb,,20,
        """, month: "2025-11"
      ).dogs.map(\.name)
    }
    #expect(try read("Doane", "Doane") == [name, "Pip"])
    #expect(try read("Doane", "Rhyno").count == 3, "of two owners")
    #expect(try read("Hebb", "Hebb").count == 3, "of an owner with another dog in the same week")
  }

  @Test func `a list with an initial behind every name is that of the other weeks`() throws {
    let reading = try SheetText.read(
      """
      \(heading)
      Bella,20,,20,,
      Indie,25,,,,
      Mabel,,25,,,

      Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14
      BELLA S.,20,,20,,
      INDY K.,25,,,,
      MABLE T.,,25,,,
      """, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Bella", "Indie", "Mabel"])
    #expect(reading.assumedNames.keys.sorted() == ["bella s.", "indy k.", "mable t."])
  }

  @Test func `initials tell dogs apart where a week has the name without one, or the lists differ`() throws {
    let lists = [
      "Bella S.,20,,20,,\nIndie,25,,,,\nMabel T.,,25,,,",
      "Bella S.,20,,20,,\nMabel T.,,25,,,\nOtto K.,25,,,,",
    ]
    for rows in lists {
      let reading = try SheetText.read(
        "\(heading)\nBella,20,,20,,\nIndie,25,,,,\nMabel,,25,,,\n\nDog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14\n\(rows)",
        month: "2025-11")
      #expect(reading.dogs.contains { $0.name == "Bella S." })
    }
  }

  @Test func `a dog that came back is no line of what went back`() throws {
    let reading = try SheetText.read(
      "\(heading)\nBella,20,,20,,\n\nDog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14\nBella (back!),20,,20,,",
      month: "2025-11")
    #expect(reading.paid == Money(cents: 8000) && !reading.cells.contains(where: \.needsReview))
  }

  @Test(arguments: ["nobody", "no dogs", "none"])
  func `a day without dogs is no dog's`(name: String) throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Paid
      Oct 6 2025,Rex,25
      Oct 6 2025,Luna,25
      Oct 7 2025,\(name),
      Oct 8 2025,Rex,25
      Oct 10 2025,Luna,25
      """)
    #expect(reading.dogs.map(\.label) == ["Rex", "Luna"])
    #expect(reading.paid.cents == 10000 && reading["B4"]?.kind == .header)
  }
}
