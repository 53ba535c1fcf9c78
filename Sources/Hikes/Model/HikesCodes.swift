public import Diagnostics

extension DiagnosticCode {
  /// Everything that this bridge can report.
  public static let hikesCodes: [DiagnosticCode] =
    sheetCodes + conversionCodes + reviewCodes + checkCodes + rosterCodes + planCodes + orderCodes
    + ledgerCodes + moneyCodes + closingCodes + rosterEditCodes + mergeCodes + workbookCodes + weekCodes
}
