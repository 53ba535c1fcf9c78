import Testing

@testable import Tabular

@Suite struct TabularErrorRefusalsTests {
  @Test(arguments: [
    (FileSignature.spreadsheet("xlsx"), "soffice --headless"), (.spreadsheet("ods"), "soffice --headless"),
    (.spreadsheet("xls"), "soffice --headless"),
    (.spreadsheet("numbers"), "in Numbers choose File > Export To > CSV"),
    (.image("PNG"), "name the weekly sheet saved as CSV"),
    (.document("PDF"), "name the weekly sheet saved as CSV"),
    (.archive("zip"), "name the weekly sheet saved as CSV"),
    (.unknownBinary, "name the weekly sheet saved as CSV"),
  ])
  func `each kind of file has its way out`(signature: FileSignature, hint: String) {
    let error = TabularError.notText(signature, file: "sheet.xlsx")
    #expect(error.code == .notText)
    #expect(error.detail == "this is \(signature.name), not a CSV file")
    #expect(error.hint.contains(hint))
  }

  @Test(arguments: [
    ("sheet.xlsx", "'sheet.xlsx'"), ("two words.ods", "'two words.ods'"),
    ("Heather's.xls", "'Heather'\\''s.xls'"),
  ])
  func `the command can be pasted into a shell`(file: String, quoted: String) {
    let command = TabularError.sheetCommand(file)
    #expect(command.hasSuffix(" " + quoted))
    #expect(
      command.contains("'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1'"))
  }
}
