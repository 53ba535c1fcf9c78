import Tabular
import Testing

@Suite struct DialectSnifferTests {
  private static func sniff(_ text: String) -> DialectSniffer { DialectSniffer(Array(text.utf8)[...]) }

  @Test(arguments: [
    // Nothing to go by, and what only looks like another delimiter.
    "", "\n", "Bella\nMax\n", "Bella Smith\nMax Roy\nCoco Hill\n", "a;b\n",
    "Hi Heather,\nall well; thank you!\nMoira\n",
    "Dog,Notes\nBella,fed; walked\nMax,9:00; 10:00\n", "Dog,Mon,Tue\nBella,25,20\n",
    "id,text\n1,a|b\n2,c|d\n",
    "Dog Name,Mon 1,Tue 2\nLuna,,\nMax 1,,\n", "Week of Dec 1\nDog, Mon,Tue\nBella,, 25\nMax,,\n",
    "a,'b\nc,d'\ne,f\n", "Dog,Mon\nBella,'=x\nMax,'+y\n",
  ])
  func `RFC 4180 stands unless another is clearly better`(text: String) {
    #expect(Self.sniff(text).dialect == .rfc4180)
  }

  static let rows = [
    ["Date", "Name", "Amount", "Notes"], ["2025-12-01", "Smith, Jo", "25,00", "paid; thanks"],
    ["2025-12-02", "Roy Mc|Neil", "30,50", ""], ["2025-12-03", "O'Hara", "1 230,00", "says \"hi\", twice"],
    ["2025-12-04", "Zoé", "15,00", "ok"],
  ]

  @Test(
    arguments: [",", ";", "\t", "|", " ", ", "],
    [("\"", .doubled), ("\"", .backslash), ("'", .doubled), ("'", .backslash)]
      as [(String, Dialect.Escape)])
  func `a table is read back from every dialect`(delimiter: String, quoting: (String, Dialect.Escape)) {
    let (quote, escape) = quoting
    let text = Self.rows.map { row in
      row.map { field in
        let needs = field.contains { "\"',;|\t ".contains($0) }
        let doubled = escape == .doubled ? quote + quote : "\\" + quote
        return needs ? quote + field.replacing(quote, with: doubled) + quote : field
      }.joined(separator: delimiter) + "\r\n"
    }.joined()
    let dialect = Self.sniff(text).dialect
    var records: [[String]] = []
    var scanner = RecordScanner(dialect)
    scanner.scan(Array(text.utf8)[...]) { record in records.append((0..<record.count).map(record.text)) }
    #expect(scanner.finish { _ in } == nil)
    #expect(records == Self.rows, "\(dialect)")
  }

  @Test(arguments: [
    ("a;b;c\n1;2\n3;4;5\n6;7\n8;9;10\n11;12\n13;14;15\n", ";"),
    ("a\tb\tc\nx\ty\nx\ty\tz\nx\nx\ty\tz\nx\ty\nx\ty\tz\nx\ty\nx\ty\tz\nx\ty\nx\ty\tz\n", "\t"),
    // Separators at the ends of rows, as many as come.
    ("a,b c,d\n1,x y,3,\n2,x z,4,,\n3,u v,5\n4,x w,6,\n5,x q,7,,\n6,x p,8\n", ","),
  ])
  func `rows that fall short take the delimiter of the others`(text: String, delimiter: String) {
    let found = Self.sniff(text)
    #expect(found.dialect.delimiter == delimiter.utf8.first && found.width == 3)
  }

  @Test func `spaces behind commas are no delimiter, whatever the lines above have`() {
    let found = Self.sniff(
      "Export\nCreated 2024-05-06 10:11\nBy: A. Writer\n\ncode, qty, grp\nA17, 12, 3\nB02, 7, 1\nC44, 130, 3\n"
        + "A09, 5, 2\nD31, 64, 1\nB77, 9, 2\n\nSource: statistics office\n")
    #expect(found.dialect.delimiterName == "comma and space" && found.width == 3)
  }

  @Test func `commas that end lines are not commas and spaces`() {
    let found = Self.sniff("\"Oct 16, 2017\",,\nDog,,Mon,,Tue,\nRex,,25,,,\nIda,,,,30,\nFern,,25,,30,\n")
    #expect(found.dialect.delimiterName == "comma" && found.width == 6)
  }

  @Test func `a quote right behind a comma opens a field, whatever spaces stand around the others`() {
    let rows = (1...20).map { " \($0)  , Ann Bell  , Rex  , 25.00  , Yes  \n" }.joined()
    let found = Self.sniff(rows + " 21  , Jo Hart  ,\" Olive, Otis  \", 50.00  , Yes  \n" + rows)
    #expect(found.dialect.delimiterName == "comma" && found.width == 5)
  }

  @Test func `the lines of a list are parted by no spaces`() {
    let found = Self.sniff("Monday May 7\n- Pal 20\n- Indie away\nTuesday May 8\n- Bo 20\n- Cy 30\n* Di 20\n")
    #expect(found.width == 1)
  }

  @Test func `spaces behind some commas and not behind others delimit nothing`() {
    let found = Self.sniff(
      "Dog,  Mon,  Tue,  Wed,  Thu\n Rex,  25,,,  25\n Ida,,  30,,  30\n Fern,,,  25,\n Pip,  25,,,\n")
    #expect(found.dialect.delimiterName == "comma" && found.width == 5)
  }

  @Test func `a backslash escapes where every quote has its place then`() {
    let lines = ["'a','b'", #"'D\'H','x'"#, "'N','y'", "'M','z'"]
    #expect(Self.sniff(lines.joined(separator: "\n")).dialect.escape == .backslash)
    #expect(Self.sniff("\"a\",\"b\"\n\"C:\\\",\"x\"\n\"D:\\\",\"y\"\n").dialect == .rfc4180)
  }

  @Test func `a field longer than what is looked at is one`() {
    let long = "a,b\n1,\"" + String(repeating: "x, y\n", count: 20_000) + "\"\n2,ok\n"
    #expect(Self.sniff(long).dialect == .rfc4180)
  }

  @Test(arguments: [
    ("sep=;\na,b;c\n", ";"), ("sep=,\r\na;b;c\nd;e;f\n", ","), ("\"sep=\t\"\na\tb\n", "\t"),
    ("sep=,,,\r\na;b,c\n", ","),
  ])
  func `a first line may say what delimits`(text: String, delimiter: String) {
    let dialect = Self.sniff(text).dialect
    #expect(dialect.delimiter == delimiter.utf8.first)
    #expect(dialect.skippedLines == 1)
  }

  @Test func `an empty field without a space parts no fields by comma and space`() {
    let text =
      " Tues crew , Tue , Thu , Fri \n Kobe ,, 28 , 28 \n Ada , away ,, 28 \n Nugget ,,, 28 \n Rosco , 28 \n"
    #expect(Self.sniff(text).dialect == .rfc4180)
  }

  /// However many rows there are.
  @Test(arguments: [3, 12, 60])
  func `a first line that one dialect parts like all others tells it from what stands in the fields`(
    rows: Int
  ) {
    let rows = 0..<rows
    let texts = [
      "id,tags\n" + rows.map { "\($0),a;b;c\n" }.joined(),
      "when,event\n" + rows.map { "2024-01-01 10:00:\($0 + 10),user \($0) logged in\n" }.joined(),
      "Name,Code\n" + rows.map { "Homo sapiens sapiens \($0),\($0)\n" }.joined(),
      "k,v\na,\"" + rows.map { "line \($0) of prose\n" }.joined() + "\"\n",
      "id,data\n1,\"" + rows.map { "\($0);0;0\n" }.joined() + "\"\n2,\"5;6;7\"\n",
    ]
    for text in texts { #expect(Self.sniff(text).dialect == .rfc4180, "\(text.prefix(60))") }
    let single = "Name,Price,Count\n" + rows.map { "'Miller, A\($0)',x,\($0)\n" }.joined()
    #expect(Self.sniff(single).dialect == Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "'")))
  }

  @Test func `two apostrophes between two of them are one, and words that all stand in quotes are fields`() {
    let names = "id,name\n1,'O''Brien'\n2,Smith\n3,Jones\n"
    #expect(Self.sniff(names).dialect.quote == UInt8(ascii: "'"))
    #expect(Self.sniff("id,name\n1,O'Brien\n2,'tis\n3,Jones\n").dialect == .rfc4180)
    let words = "\"Country\" \"Capital\" \"Continent\"\n\"Peru\" \"Lima\" \"South America\"\n"
    #expect(Self.sniff(words + "\"France\" \"Paris\" \"Europe\"\n").dialect.delimiter == UInt8(ascii: " "))
  }

  @Test func `signs of a web page delimit nothing, and the spaces of a drawn table are kept`() {
    let page = "Dog,Mon,Tue\nSalt &amp; Pepper,$45&nbsp;,&nbsp;\n&quot;Duke&quot;,&nbsp;,$25&nbsp;\n"
    #expect(Self.sniff(page).dialect == .rfc4180)
    #expect(Self.sniff("Dog;Mon\nSalt & Pepper;25\nDuke;25\n").dialect.delimiter == UInt8(ascii: ";"))
    let drawn = Self.sniff("| Dog   | Mon |\n| ----- | --- |\n| Bella | 25  |\n").dialect
    #expect(drawn.delimiter == UInt8(ascii: "|") && !drawn.isSpaced)
  }

  @Test func `of two that are both irregular the better one stands`() {
    let card = """
      ;2.-6. June;9.-13. June;16.-20. June
      Mo;30,00;30,00;30,00
      Di
      Mi;30,00;30,00;30,00
      Do
      Fr;;30,00;30,00
      Sum;60,00;90,00;90,00

      """
    let names = [
      "Asta;Weber", "Bruno;Kaulback", "Cleo;Zwicker", "Dante;Hirtle", "Emmi;Eisenhauer", "Fips;Lohnes",
    ]
    let text = names.map { "\($0);30,00\n\(card)" }.joined(separator: "\n")
    #expect(Self.sniff("Dog hikes June 2014\n\n" + text).dialect.delimiter == UInt8(ascii: ";"))
  }

  @Test func `what is known is not guessed at`() {
    var known = DialectChoice()
    known.delimiter = UInt8(ascii: ",")
    let text = "a;b;c\nd;e;f\n"
    #expect(DialectSniffer(Array(text.utf8)[...], known: known).dialect == .rfc4180)
  }

  @Test func `the evidence is in words`() {
    let sniffer = Self.sniff("Title\nDog;Mon;Tue\nBella;25,00;20,00\nMax;;15,50\n")
    #expect(sniffer.width == 3)
    #expect(sniffer.evidence.first == "3 of 4 records have 3 fields")
    #expect(sniffer.evidence.contains { $0.hasPrefix("next best is comma") })
  }
}
