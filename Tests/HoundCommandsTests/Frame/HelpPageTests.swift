import HoundCommands
import Testing

struct HelpPageTests {
  @Test func `the overview groups the commands`() {
    let expected = """
      hound: the week's hikes, the money and the book beside the weekly spreadsheet

      Usage: hound COMMAND … [--book DIR]

      Her spreadsheet
        convert    make a book of the sheets you have
        for example: hound convert december.csv

      The day and the week
        today      the day's pickup sheet
        for example: hound today --date tue

      The book
        dogs list  all dogs
        dogs add   a new dog
        for example: hound dogs list

      Hound itself
        fail       always refuses
        warn       always warns
        help       all commands, or one of them with examples
        for example: hound fail

      "hound help COMMAND" explains one command, with examples. The book is the folder
      after --book, else the one in HOUND_BOOK, else ./book.

      """
    #expect(Capture.run("help").output == expected)
  }

  @Test func `a command's page shows words, options and examples`() {
    let expected = """
      hound convert: make a book of the sheets you have

      Usage: hound convert FILE… [OPTION…]

      Reads each sheet and says what it found.

      Nothing is left out.

      Words
        FILE…  the sheets to read

      Options
        --month YYYY-MM  the month the sheets are of
        --dry-run        change nothing; show what would change
        --strict         count every warning as a failure (exit status 1)
        --book DIR       the book's folder (else HOUND_BOOK, else ./book)
        -h, --help       show this page

      Examples
        hound convert december.csv
            a new book in ./book

      """
    #expect(Capture.run("help convert").output == expected)
  }

  @Test func `formats are listed, the usual one named`() {
    let page = Capture.run("help today").output
    #expect(page.contains("  --format FORM      how it is written: table, csv or html; else table\n"))
    #expect(page.contains("  -o, --output FILE  write to this file instead of the screen\n"))
  }

  @Test func `a family's page lists its commands alone`() {
    let page = Capture.run("help dogs").output
    #expect(page.contains("  dogs add   a new dog\n"))
    #expect(!page.contains("convert"))
  }

  @Test(arguments: [20, 40, 57, 80, 200])
  func `no line is wider than the terminal or 80`(_ columns: Int) {
    for line in ["help", "help convert", "help today", "help dogs add", "help help"] {
      let page = Capture.run(line) { environment in
        environment.isOutputTerminal = true
        environment.variables["NO_COLOR"] = "1"
        environment.columns = columns
      }.output
      // Usage and example lines are commands to copy and are never broken.
      for shown in page.split(separator: "\n") where !shown.contains("hound ") {
        #expect(shown.count <= min(80, max(40, columns)), "\(shown)")
      }
      for shown in page.split(separator: "\n") { #expect(shown.count <= 80, "\(shown)") }
    }
  }

  @Test func `headings are bold on a terminal alone`() {
    #expect(!Capture.run("help").output.contains("\u{1B}"))
    let page = Capture.run("help") { $0.isOutputTerminal = true }.output
    #expect(page.contains("\n\u{1B}[1mThe book\u{1B}[0m\n"))
  }
}
