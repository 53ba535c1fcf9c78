import Hikes
import Quantities

extension Intake {
  /// For the history: `read december-2025.csv`.
  var label: String {
    inputs.count > 3 ? "read \(inputs.count) files" : "read " + inputs.map(\.name).joined(separator: ", ")
  }

  /// Whether it is a week that the book wrote out, as she edited it.
  func isEdit(_ reading: SheetReading) -> Bool { conversion?.isEdit(reading) ?? false }

  /// Every sheet that the book holds now, oldest first, these last.
  var keptReadings: [SheetReading] {
    if previous.isEmpty { return readings.filter { !isEdit($0) } }
    let files = Set(readings.map(\.table))
    return previous.filter { !files.contains($0.table) } + readings.filter { !isEdit($0) }
  }

  /// All of it that is large.
  var remains: [any Sendable] { [inputs, readings, stored, conversion] }

  var report: AccountingReport {
    AccountingReport(
      readings: readings, changes: conversion?.changes ?? [], inferences: conversion?.inferences ?? [],
      booked: conversion?.booked ?? .zero, diagnostics: diagnostics)
  }
}
