import Civil
import Diagnostics
import Hikes
import Store
import Synchronization
import Tabular
import Testing

@testable import HoundCommands

@Suite struct CommandTests {
  private static let december = "samples/december-2025.csv --month 2025-12"

  @Test func `the declarations have no fault and every code is in the catalogue once`() {
    #expect(CommandSpec.faults(in: CommandSpec.all) == [])
    let names = DiagnosticCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    for code in StoreError.Code.allCases { #expect(names.contains(code.rawValue)) }
  }

  @Test func `the same sheet again changes no byte of the book`() throws {
    let workshop = try Workshop("again")
    #expect(try workshop.run("convert \(Self.december)").status == .done)
    let before = try workshop.book()
    let again = try workshop.run("convert \(Self.december)")
    #expect(again.output.contains("in the book already; nothing was changed"))
    #expect(try workshop.book() == before)
    let json = try workshop.run("import \(Self.december) --format json").output
    #expect(json.contains(DiagnosticCode.alreadyRead.name))
    #expect(json.contains("\"changes\" : [\n\n  ]"))
  }

  @Test func `another name and rows put in between change nothing`() throws {
    let workshop = try Workshop("renamed")
    _ = try workshop.run("convert \(Self.december)")
    let before = try workshop.book()
    let text = try workshop.text("samples/december-2025.csv").replacing(
      "Pip GR,,CA", with: ",,,,,,\nPip GR,,CA")
    try workshop.write(Array(("Happy Hound,,,,,,\n" + text).utf8), "copy.csv")
    #expect(try workshop.run("import copy.csv --month 2025-12").output.contains("nothing was changed"))
    #expect(try workshop.book() == before)
  }

  @Test func `every stage of a conversion says what it does, to its end`() throws {
    let workshop = try Workshop("progress")
    let stages = Mutex<[String]>([])
    var environment = Capture().environment
    environment.currentFolder = workshop.path
    environment.progress = { stage in stages.withLock { $0.append(stage) } }
    let words = Workshop.words("convert \(Self.december)")
    #expect(CommandFrame.run(arguments: words, commands: CommandSpec.all, environment: environment) == .done)
    let said = stages.withLock { $0 }
    #expect(said.first == "reading file 1 of 1")
    #expect(said.contains("making the book"))
    #expect(said.last == "writing the book and 9 sheets beside it")
  }

  @Test func `a dry run writes nothing at all`() throws {
    let workshop = try Workshop("dry")
    #expect(try workshop.run("convert \(Self.december) --dry-run").output.contains("Nothing was written"))
    #expect(!Files.exists(workshop.path + "/book"))
  }

  @Test func `a week whose dogs stand in two groups is one week in what is said`() throws {
    let workshop = try Workshop("groups")
    let days = "Mon 1,Tue 2,Wed 3,Thu 4,Fri 5"
    let sheet =
      "Dog Name,\(days)\nPip,25,,25,,\nTaffy,,25,,25,\n\nDog Name,\(days)\nOlive,25,,,,25\nMoose,,25,,,\n"
    try workshop.write(Array(sheet.utf8), "sheet.csv")
    let output = try workshop.run("convert sheet.csv --month 2025-12 --dry-run").output
    #expect(output.contains("Read sheet.csv: 4 dogs, 1 week, Mon Dec 1 2025 to Fri Dec 5 2025."), "\(output)")
  }

  @Test func `money that was left alone is named, whatever else is the same to the cent`() throws {
    let workshop = try Workshop("unchecked")
    let sheet =
      "Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5\nPip,$25,,$25,,\nOlive,$25,,,,$25\nVet,,$60,,,\nGas,$40,,,,\n"
    try workshop.write(Array(sheet.utf8), "sheet.csv")
    let output = try workshop.run("convert sheet.csv --month 2025-12 --dry-run").output
    #expect(output.contains("Money in the book    CA$100.00  (the same, to the cent)"), "\(output)")
    #expect(output.contains("  Not counted, as figures of your own: 2 amounts (C4, B5)."), "\(output)")
    let december = try workshop.run("convert \(Self.december) --dry-run").output
    #expect(!december.contains("Not counted"))
  }

  @Test(arguments: ["convert samples/december-2025.csv --month 2025-11", "convert sheet.csv"])
  func `a sheet that cannot be dated makes no book and says which months would fit`(command: String) throws {
    let workshop = try Workshop("undated-\(command.count)")
    try workshop.write(try workshop.read("samples/december-2025.csv"), "sheet.csv")
    let result = try workshop.run(command)
    #expect(result.status == .refused)
    #expect(result.error.contains(DiagnosticCode.undatedWeek.name))
    #expect(result.output.contains("December 2025"))
    #expect(!Files.exists(workshop.path + "/book"))
  }

  @Test(arguments: [
    ("", DiagnosticCode.emptyFile), (",,,,\n,,,,\n", .emptyFile),
    ("Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes\n", .notAWeeklySheet),
    ("Date,Description,Withdrawal,Deposit,Balance\n2025-12-01,E-TRANSFER,,25.00,1000.00\n", .notAWeeklySheet),
    ("First Name,Last Name,Phone\nAda,Quinn,902-555-0101\n", .notAWeeklySheet),
    ("Dog Name,Mon 1,Tue 2\n\"Olive,CA$30.00,\n", .unclosedQuote), ("\u{89}PNG\0", .notText),
  ])
  func `what is no weekly sheet is refused with the way out`(text: String, code: DiagnosticCode) throws {
    let workshop = try Workshop("bad-\(code.name)-\(text.utf8.count)")
    _ = try workshop.run("convert \(Self.december)")
    let before = try workshop.book()
    try workshop.write(Array(text.utf8), "december-2025.csv")
    let result = try workshop.run("convert december-2025.csv")
    #expect(result.status == .unreadable)
    #expect(result.error.contains(code.name) && result.error.contains("hint: "))
    #expect(try workshop.book() == before)
    let json = try workshop.run("convert december-2025.csv --format json").output
    #expect(json.contains("\"outcome\" : \"refused\""))
  }

  @Test func `a file that is called a sheet and holds no week is refused`() throws {
    let workshop = try Workshop("forced")
    let result = try workshop.run("import samples/2025/roster.csv --as sheet")
    #expect(result.status == .unreadable && result.error.contains(DiagnosticCode.notAWeeklySheet.name))
  }

  @Test func `one bad file among good ones leaves the book as it was`() throws {
    let workshop = try Workshop("atomic")
    let result = try workshop.run("convert samples/december-2025.csv nowhere.csv --month 2025-12")
    #expect(result.status == .unreadable)
    #expect(result.error.contains(StoreError.Code.missing.rawValue))
    #expect(!Files.exists(workshop.path + "/book"))
  }

  @Test func `without a book the error says where it looked`() throws {
    let workshop = try Workshop("nobook")
    let result = try workshop.run("today --book elsewhere")
    #expect(result.status == .unreadable)
    #expect(result.error.contains(DiagnosticCode.noBook.name) && result.error.contains("elsewhere"))
  }

  @Test func `a book that cannot be read wholly is not written`() throws {
    let workshop = try Workshop("broken")
    _ = try workshop.run("convert \(Self.december)")
    try workshop.fill("rate", of: "olive", with: "thirty", in: "book/dogs.csv")
    let before = try workshop.book()
    let result = try workshop.run("place Olive \"44.7321, -63.6568\"")
    #expect(result.status == .refused)
    #expect(result.error.contains(DiagnosticCode.brokenBook.name) && result.error.contains("dogs.csv:N2"))
    #expect(try workshop.book() == before)
    let check = try workshop.run("check")
    #expect(check.status == .refused)
    #expect(check.output.contains("“thirty” is no rate"))
  }

  @Test func `unknown columns of the book survive every change, in place`() throws {
    let workshop = try Workshop("columns")
    _ = try workshop.run("convert \(Self.december)")
    let lines = try workshop.text("book/dogs.csv").split(separator: "\n").enumerated().map { index, line in
      (index == 0 ? "treats," : index == 1 ? "liver," : ",") + line
    }
    try workshop.write(Array((lines.joined(separator: "\n") + "\n").utf8), "book/dogs.csv")
    #expect(try workshop.run("place Quill \"44.7321, -63.6568\"").status == .done)
    let dogs = try workshop.text("book/dogs.csv")
    #expect(dogs.hasPrefix("treats,dog,name") && dogs.contains("\nliver,olive"))
    #expect(dogs.contains("44.73210,-63.65680"))
  }

  @Test(arguments: [
    ("today --date someday", HoundCommands.ExitStatus.usage, DiagnosticCode.badDate),
    ("week --month december", .usage, .badDate), ("explain nonsense", .usage, .unknownCode),
    ("place Nobody \"44.7321, -63.6568\"", .usage, .unknownName),
    ("place Olive https://maps.app.goo.gl/abc", .refused, .shortLink),
    ("today --trail Nowhere", .usage, .unknownName),
  ])
  func `a slip on the command line is named`(
    command: String, status: HoundCommands.ExitStatus, code: DiagnosticCode
  ) throws {
    let workshop = try Workshop("slip-\(code.name)-\(command.count)")
    _ = try workshop.run("convert \(Self.december)")
    let result = try workshop.run(command)
    #expect(result.status == status)
    #expect(result.error.contains("[\(code.name)]"))
  }

  @Test func `the words of a sheet are explained, each with a cell that shows it`() throws {
    let result = try Workshop("words").run("explain words")
    #expect(result.status == .done)
    #expect(result.output.contains("  injured\n      injured, inj, injury, hurt"))
    #expect(result.output.contains("such as “Injured until Nov 20”"))
    #expect(result.output.contains("  the dogs\n"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `every code has its long form`() throws {
    let workshop = try Workshop("explain")
    for code in DiagnosticCatalogue.all {
      #expect(try workshop.run("explain \(code.name)").output.hasPrefix(code.name + "\n\n"))
    }
  }

  @Test func `csv writes the standard form and drops no record`() throws {
    let workshop = try Workshop("csv")
    try workshop.write(Array("\u{FEFF}a,\"b\"\r\"c,d\", e \n\r\n,,\n=1".utf8), "odd.csv")
    #expect(try workshop.run("csv odd.csv").output == "a,b\r\n\"c,d\", e \r\n\r\n,,\r\n=1\r\n")
    #expect(try workshop.run("csv --inspect odd.csv").output.contains("UTF-8 with a mark"))
    try workshop.write([], "empty.csv")
    #expect(try workshop.run("csv empty.csv") == (.done, "", ""))
  }

  @Test func `a time zone that the computer does not know is named, and the day goes on`() throws {
    let workshop = try Workshop("zone")
    _ = try workshop.run("convert \(Self.december)")
    try workshop.fill("value", of: "time_zone", with: "America/Halifx", in: "book/settings.csv")
    let result = try workshop.run("today")
    #expect(result.status == .done && result.output.hasPrefix("Wednesday, December 10, 2025"))
    #expect(result.error.contains(DiagnosticCode.unknownTimeZone.name))
  }

  @Test func `the year to date is checked against the months that the book has`() throws {
    let workshop = try Workshop("year-to-date")
    _ = try workshop.run("convert samples/2025/01-january-2025.csv")
    try workshop.type("CA$1.00", into: (row: 200, column: 2), of: "samples/2025/02-february-2025.csv")
    let result = try workshop.run("import samples/2025/02-february-2025.csv")
    #expect(result.error.contains("02-february-2025.csv:B200"))
    #expect(result.error.contains("the year so far and this month is CA$"))
  }

  @Test func `a copy of a sheet under another name is named, and two sheets that differ are a conflict`()
    throws
  {
    let workshop = try Workshop("copies")
    let sheet = "Dog,Mon Nov 3 2025,Tue Nov 4 2025\nRex,$25,away\nLou,$30,$30\n"
    try workshop.write(Array(sheet.utf8), "week.csv")
    try workshop.write(Array(sheet.utf8), "copy.csv")
    let copied = try workshop.run("convert week.csv copy.csv --dry-run --date 2025-11-07 --format json")
    #expect(copied.status == .done)
    #expect(copied.error.contains(DiagnosticCode.repeatedSheet.name))
    #expect(copied.output.contains("\"conflicts\" : [\n\n  ]") || copied.output.contains("\"conflicts\":[]"))
    try workshop.write(Array(sheet.replacing("$25", with: "$20").utf8), "copy.csv")
    let changed = try workshop.run("convert week.csv copy.csv --dry-run --date 2025-11-07 --format json")
    #expect(!changed.error.contains("repeated-sheet"))
    #expect(changed.error.contains("amount-conflict"))
    let conflicts = changed.output.split(separator: "\"conflicts\"", maxSplits: 1).last.map(String.init) ?? ""
    #expect(conflicts.prefix(200).contains("2025-11-03"))
  }

  @Test func `money of days without a known rate is named and not taxed at nothing`() throws {
    let workshop = try Workshop("old-days")
    let drawn =
      "Week of April 3, 2006\nDog     Mon     Tue\nAlfie   15      15\nBud             15\nCoal    15\n"
    try workshop.write(Array(drawn.utf8), "april.txt")
    let result = try workshop.run("convert april.txt --dry-run --date 2006-04-07")
    #expect(result.status == .done)
    #expect(result.output.contains("Money in the sheets  CA$60.00"))
    #expect(result.output.contains("No rate of HST is known for the days of CA$60.00"))
    #expect(!result.output.contains("with HST CA$0.00"))
    #expect(result.output.contains("3 dogs, 1 week, Mon Apr 3 2006"))
  }

  @Test func `money of a sheet is counted by the day of the hike as well`() throws {
    let workshop = try Workshop("months")
    #expect(
      try workshop.run("convert \(Self.december)").output.contains(
        "By the day of the hike: CA$200.00 in December 2025, CA$30.00 in January 2026."))
    #expect(
      try workshop.run("revenue --by month --format csv").output
        == "month,hikes,net,hst,gross\n2025-12,7,200.00,28.00,228.00\n2026-01,1,30.00,4.20,34.20\n")
  }

  @Test func `a sheet without a year is of the year that puts it beside the others`() throws {
    let workshop = try Workshop("years")
    try workshop.write(Array("Dog,Mon 1,Tue 2,Wed 3\nLuna,25,,\nPip,,30,\n".utf8), "May 2023.csv")
    try workshop.write(Array("Dog,Mon 5,Tue 6,Wed 7\nLuna,25,,\nPip,,30,\n".utf8), "June.csv")
    let alone = try workshop.run("convert June.csv --dry-run --date 2026-01-05")
    #expect(alone.output.contains("June 2017, June 2023"))
    try workshop.write(Array("Dog,Mon 5,Tue 6,Wed 7\nLuna,25,,\nPip,,30,\n".utf8), "june.csv")
    try workshop.write(Array("Dog,Mon 1,Tue 2,Wed 3\nLuna,25,,\nPip,,30,\n".utf8), "may-2023.csv")
    let both = try workshop.run("convert may-2023.csv june.csv --date 2026-01-05")
    #expect(both.output.contains("Mon May 1 2023 to Fri Jun 9 2023"))
    #expect(both.error.contains("june.csv: warning[\(DiagnosticCode.assumedYear.name)]"))
    // Read once more it is that year still.
    #expect(try workshop.run("import june.csv --date 2026-01-05").output.contains("No changes."))
  }
}
