import Diagnostics
import Hikes
import Store
import Tabular

extension Intake {
  /// The files named on the command line, read side by side.
  static func files(
    _ invocation: Invocation, as forced: InputKind?
  ) -> [Result<[InputFile], CommandFailure>] {
    let environment = invocation.environment
    let paths = invocation.arguments
    return Concurrently.map(Array(paths.enumerated())) { file in
      environment.progress("reading file \(file.offset + 1) of \(paths.count)")
      return Result { () throws(CommandFailure) in
        try InputFile.all(file.element, environment, as: forced)
      }
    }
  }

  /// The weeks of some inputs, read side by side.
  func read(_ places: [Int]) -> [Report<SheetReading?>] {
    let environment = invocation.environment
    let (hints, bases) = (hints, bases.map(\.reading))
    let tables = places.map { inputs[$0].table }
    return Concurrently.map(Array(tables.enumerated()), remembering: { KnownTexts() }) { table, texts in
      environment.progress("reading week after week, sheet \(table.offset + 1) of \(tables.count)")
      return Self.read(table.element, hints, bases, texts)
    }
  }

  /// The weeks of a table, what was torn of their frame put back.
  static func read(
    _ table: Table, _ hints: SheetHints, _ bases: [SheetReading], _ texts: KnownTexts = KnownTexts()
  ) -> Report<SheetReading?> {
    let mended = SheetFrame.mended(table, bases)
    return Report(WeeklySheetReader.read(mended.value, hints: hints, texts: texts), mended.diagnostics)
  }

  /// A table as it would be typed.
  static func bytes(of table: Table) -> [UInt8] {
    var writer = RecordWriter(formulas: .none)
    for record in table.records { writer.write(record.fields.map(\.text)) }
    return writer.bytes
  }
}
