import HoundCommands
import Testing

struct DeclarationCheckTests {
  @Test(arguments: [
    (
      "convert", "\"hound convert\" needs FILE: the sheets to read", "for example: hound convert december.csv"
    ),
    (
      "today tue", "\"hound today\" takes no further word, and \"tue\" is one too many",
      "a name of several words stands in quotes; \"hound help today\" lists what it takes"
    ),
    (
      "today --form csv", "\"hound today\" has no option --form",
      "did you mean --format? \"hound help today\" lists what it takes"
    ),
    ("today --qqqqqq", "\"hound today\" has no option --qqqqqq", "\"hound help today\" lists what it takes"),
    (
      "today --format cvs", "--format cannot be \"cvs\"; it is table, csv or html", "did you mean csv?"
    ),
    (
      "today --format yaml", "--format cannot be \"yaml\"; it is table, csv or html",
      "\"hound help today\" lists what it takes"
    ),
    (
      "today --format", "--format needs a value: how it is written", "write --format table, csv or html"
    ),
    (
      "convert a --month --dry-run", "--month needs a value: the month the sheets are of",
      "write --month YYYY-MM"
    ),
    ("today --date a --date b", "--date is given twice", "give it once"),
    ("today --keep=no", "--keep takes no value", "write --keep alone"),
    (
      "today --book=", "--book needs a value: the book's folder (else HOUND_BOOK, else ./book)",
      "write --book DIR"
    ),
    (
      "convert a --keep", "\"hound convert\" has no option --keep",
      "\"hound help convert\" lists what it takes"
    ),
    (
      "dogs add Bedford Luna", "REGION cannot be \"Bedford\"; it is bedford or sackville",
      "did you mean bedford?"
    ),
  ])
  func `a slip is named, with the way out`(_ line: String, _ message: String, _ hint: String) {
    let result = Capture.run(line)
    #expect(result.error == "error[usage]: \(message)\n  hint: \(hint)\n")
    #expect(result.output == "")
    #expect(result.status == .usage)
  }
}
