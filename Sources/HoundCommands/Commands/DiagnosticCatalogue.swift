public import Diagnostics
import Documents
import DogRegistry
import DogSteps
import Hikes
import PuppyLog
import SchoolRuns
import Store
import Tabular

/// Every kind of finding that Hound can report: the sum of the modules' own lists, for `hound explain`.
public enum DiagnosticCatalogue {
  public static let all: [DiagnosticCode] =
    (DiagnosticCode.tabularCodes + DiagnosticCode.hikesCodes + DiagnosticCode.frameCodes
    + DiagnosticCode.commandCodes + DiagnosticCode.changeCodes + DiagnosticCode.historyCodes
    + DiagnosticCode.documentCodes + DiagnosticCode.tabCodes + storeCodes
    + DiagnosticCode.puppyCodes + DiagnosticCode.stepsCodes + DiagnosticCode.schoolCodes
    + DiagnosticCode.dogRegistryCodes)
    .sorted { $0.name < $1.name }

  static func code(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }

  /// A store's errors by their lasting names.
  public static let storeCodes: [DiagnosticCode] = StoreError.Code.allCases.map { code in
    DiagnosticCode(code.rawValue, explanation(code))
  }

  static func code(_ code: StoreError.Code) -> DiagnosticCode {
    DiagnosticCode(code.rawValue, explanation(code))
  }

  private static func explanation(_ code: StoreError.Code) -> String {
    switch code {
    case .missing:
      "The file or folder that was named is not there. Check the name, and the folder you are in."
    case .isFolder:
      "A folder was named where a file was meant. Name the files in it, for example sheets/*.csv."
    case .notReadable:
      "The computer does not let this user read the file. Change its permissions, or copy it elsewhere."
    case .notWritable:
      "The computer does not let this user write there. Nothing was changed; choose another folder."
    case .diskFull:
      "The disk is full. Nothing was changed: a change is written whole or not at all. Free some space."
    case .locked:
      "Another run of Hound is changing the book at this moment. Wait for it to end, then try again."
    case .openElsewhere:
      "LibreOffice has a table of the book open. It would write its own copy over the change, so nothing was written."
    case .changedMeanwhile:
      "A table of the book was changed, by hand or by another run, while the command was at work. Nothing was written."
    case .damaged:
      "What a change that was cut off left behind cannot be finished. The book's tables were not touched."
    case .io: "Reading or writing failed for a reason that only the computer knows; the message names it."
    }
  }
}

extension DiagnosticCode {
  static let noBook = DiagnosticCode(
    "no-book", "There is no book where Hound looked. A book is made once, by hound convert or hound import.")
  static let brokenBook = DiagnosticCode(
    "broken-book",
    """
    A table of the book holds something that cannot be read, after an edit by hand. Writing the book now would \
    lose it, so nothing is written until it is put right. hound check names each cell.
    """)
  static let badDate = DiagnosticCode(
    "bad-date",
    "A day on the command line could not be understood. Write it as 2026-11-20, nov 20, tue or today.")
  static let unknownTimeZone = DiagnosticCode(
    "unknown-time-zone",
    """
    The book's time zone decides what day it is, and this computer does not know it: the name is mistyped, or the \
    list of time zones is not installed. Near midnight the day may be the wrong one.
    """)
  static let alreadyRead = DiagnosticCode(
    "already-read",
    "Everything in the file is in the book already, under this name or another: nothing was changed.")
  static let unknownCode = DiagnosticCode(
    "unknown-code",
    "The word after hound explain is not one of Hound's codes. Codes stand in brackets in every message.")
  static let unknownName = DiagnosticCode(
    "unknown-name",
    "No dog or owner of the book has the name that was typed. Names are compared without case.")
  static let unknownPayment = DiagnosticCode(
    "unknown-payment",
    "No payment of the book is the one that was meant: the dog has none, or none of that day.")

  static let commandCodes: [DiagnosticCode] = [
    .noBook, .brokenBook, .badDate, .unknownTimeZone, .alreadyRead, .unknownCode, .unknownName, .unknownRun,
    .nothingToRoute, .unknownPayment, .dogIsThere, .exportNotKept,
  ]
}
