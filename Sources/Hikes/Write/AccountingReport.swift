import Civil
public import Diagnostics
public import Quantities
public import Tabular

/// What became of every cell that is not empty: as a table, as JSON, and as one line.
public struct AccountingReport: Sendable {
  public let readings: [SheetReading]
  public let changes: [CellChange]
  public let inferences: [Inference]
  public let diagnostics: [Diagnostic]
  /// Why nothing was taken over; empty where something was.
  public let refusal: String
  private let booked: Money

  /// - Parameter booked: the money of these sheets that stands in the book.
  public init(
    readings: [SheetReading], changes: [CellChange] = [], inferences: [Inference] = [], booked: Money = .zero,
    diagnostics: [Diagnostic], refusal: String = ""
  ) {
    self.readings = readings
    self.changes = changes
    self.inferences = inferences
    self.booked = booked
    self.diagnostics = diagnostics
    self.refusal = refusal
  }

  public static let columns = [
    "file", "cell", "row", "col", "raw", "kind", "dog", "date", "amount", "status", "note", "review",
    "duplicate", "ref",
    "confidence", "reason",
  ]

  public var grid: Grid {
    var grid = Grid(Self.columns)
    write(to: &grid)
    return grid
  }

  /// The bytes of the grid's CSV, written row after row.
  public func csv(marked: Bool) -> [UInt8] {
    var writer = RecordWriter.table(Self.columns, marked: marked)
    // As long as most rows are.
    writer.reserve(readings.reduce(0) { $0 + $1.cells.count } * 80)
    write(to: &writer)
    return writer.drain()
  }

  private func write(to sink: inout some RowSink) {
    for reading in readings {
      // Asked by their places, so that none is copied.
      let cells = reading.cells
      for index in cells.indices {
        sink.text(reading.file)
        sink.text(cells[index].cell.description)
        sink.number(cells[index].cell.row)
        sink.number(cells[index].cell.column)
        sink.text(cells[index].raw)
        sink.text(cells[index].kind.rawValue)
        sink.text(cells[index].dog ?? "")
        sink.date(cells[index].date)
        sink.money(cells[index].amount)
        sink.text(cells[index].status?.rawValue ?? "")
        sink.text(cells[index].note)
        sink.text(cells[index].needsReview ? "yes" : "")
        sink.text(cells[index].isDuplicate ? "yes" : "")
        sink.text(cells[index].ref)
        sink.text(cells[index].confidence.rawValue)
        sink.text(cells[index].fullReason)
        sink.endRow()
      }
    }
  }

  public var json: JSONValue {
    [
      "outcome": readings.isEmpty ? "refused" : "imported", "message": .text(refusal),
      "warnings": .array(diagnostics.filter { $0.severity > .note }.sorted().map { .text($0.text) }),
      "cells": .array(readings.flatMap { reading in reading.cells.map { Self.json($0, reading.file) } }),
      "weeks": .array(mondays.map { .text($0.description) }),
      "totals": [
        "overall_cents": .integer(readings.map(\.paid).reduce(.zero, +).cents),
        "by_dog": .object(amounts { cell, _ in cell.dog }.mapValues { .integer($0.cents) }),
        "by_month": .object(
          amounts { cell, _ in cell.date?.yearMonth.description }.mapValues { .integer($0.cents) }),
      ], "hikes_by_dog": .object(hikes.mapValues { .integer($0) }),
      "inferred": .array(
        inferences.map {
          [
            "dog": .text($0.dog.text), "subject": .text($0.subject.rawValue), "value": .text($0.value),
            "evidence": .text($0.evidence),
          ]
        }),
      "changes": .array(
        changes.map {
          [
            "kind": .text($0.kind.rawValue), "dog": .text($0.dog), "date": .optional($0.date?.description),
            "cell": .optional($0.location.cell?.description), "file": .text($0.location.file),
            "was": .text($0.was),
            "now": .text($0.now),
          ]
        }), "conflicts": .array(conflicts), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  /// The days of which two cells say different things: dog and date, until she has answered.
  private var conflicts: [JSONValue] {
    readings.flatMap { reading in
      reading.cells.filter { $0.isDuplicate && $0.needsReview && $0.date != nil }.map { cell in
        [
          "dog": .optional(cell.dog), "date": .optional(cell.date?.description), "file": .text(reading.file),
          "cell": .text(cell.cell.description),
        ]
      }
    }
  }

  private static func json(_ cell: CellReading, _ file: String) -> JSONValue {
    [
      "file": .text(file), "cell": .text(cell.cell.description), "a1": .text(cell.cell.description),
      "row": .integer(cell.cell.row), "col": .integer(cell.cell.column), "raw": .text(cell.raw),
      "kind": .text(cell.kind.rawValue), "dog": .optional(cell.dog),
      "date": .optional(cell.date?.description),
      "amount_cents": .optional(cell.amount?.cents), "status": .optional(cell.status?.rawValue),
      "note": .text(cell.note),
      "review": .bool(cell.needsReview), "duplicate": .bool(cell.isDuplicate), "ref": .text(cell.ref),
      "confidence": .text(cell.confidence.rawValue), "reason": .text(cell.fullReason),
    ]
  }

  private var mondays: [CivilDate] { Set(readings.flatMap { $0.weeks.compactMap(\.monday) }).sorted() }

  private func amounts(_ key: (CellReading, SheetReading) -> String?) -> [String: Money] {
    var sums: [String: Money] = [:]
    for reading in readings {
      for cell in reading.cells {
        if let money = cell.countedAmount, let key = key(cell, reading) { sums[key, default: .zero] += money }
      }
    }
    return sums
  }

  /// Money back is no hike; neither is a question.
  private var hikes: [String: Int] {
    var counts: [String: Int] = [:]
    for reading in readings {
      for (_, dog) in reading.weeks.flatMap(\.dogRows) { counts[dog, default: 0] += 0 }
      for cell in reading.cells where !cell.isDuplicate && !cell.isFromNotes && cell.date != nil {
        guard let dog = cell.dog else { continue }
        let isPaid = cell.kind == .payment && (cell.amount.map { $0.cents > 0 } ?? true)
        if isPaid || (cell.kind == .scheduled && cell.status != .tentative) { counts[dog, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Cells that are not empty and in no reading; the law is that there are none.
  public var unaccounted: Int {
    readings.reduce(0) { sum, reading in
      let filled = reading.table.records.reduce(0) { $0 + $1.fields.count { !$0.isBlank } }
      return sum + filled - Self.places(reading)
    }
  }

  /// How many cells are read; one that has several dogs in its lines has a reading for each.
  private static func places(_ reading: SheetReading) -> Int {
    let cells = reading.cells
    return cells.indices.count { $0 == 0 || cells[$0].cell != cells[$0 - 1].cell }
  }

  /// "214 cells: 96 payments CA$2,725.00, 6 statuses, …, 0 unaccounted; book CA$2,725.00 = sheet CA$2,725.00".
  public var line: String {
    var counts: [CellReading.Kind: Int] = [:]
    var questions = 0
    for reading in readings {
      for index in reading.cells.indices {
        counts[reading.cells[index].kind, default: 0] += 1
        if reading.cells[index].needsReview { questions += 1 }
      }
    }
    let sheet = readings.map(\.paid).reduce(.zero, +)
    var parts: [String] = []
    for kind in [CellReading.Kind.payment, .scheduled, .status, .note, .dog, .total, .unrecognised] {
      let count = counts[kind, default: 0]
      guard count > 0 else { continue }
      parts.append("\(count) \(kind.words(count))" + (kind == .payment ? " \(sheet.dollars)" : ""))
    }
    let frame = [.title, .header, .attribute, .ignored].map { counts[$0, default: 0] }.reduce(0, +)
    parts.append("\(frame) headings")
    if questions > 0 { parts.append("\(questions) to be answered") }
    parts.append("\(unaccounted) unaccounted")
    let sign = booked == sheet ? "=" : "≠"
    return
      "\(readings.reduce(0) { $0 + Self.places($1) }) cells: \(parts.joined(separator: ", ")); book \(booked.dollars) \(sign) sheet \(sheet.dollars)"
  }
}

extension CellReading {
  /// The reason, with the choices where a person must decide.
  fileprivate var fullReason: String {
    guard let question, !question.choices.isEmpty else { return reason }
    let choices = question.choices.map(\.text).joined(separator: "; ")
    return reason.isEmpty ? "choices: \(choices)" : "\(reason) – choices: \(choices)"
  }
}

extension CellReading.Kind {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .payment: count == 1 ? "payment" : "payments"
    case .scheduled: "not paid"
    case .status: count == 1 ? "status" : "statuses"
    case .note: count == 1 ? "note" : "notes"
    case .dog: count == 1 ? "name" : "names"
    case .total: count == 1 ? "total" : "totals"
    case .unrecognised: "not understood"
    case .title, .header, .attribute, .ignored: rawValue
    }
  }
}
