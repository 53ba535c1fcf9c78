import Tabular

/// The sheet of events: a row for each line of the log that is not blank.
public enum EventSheet {
  /// - Parameter guarded: keeps a spreadsheet program from running a text as a formula; for files, not for pipes.
  public static func csv(_ files: [LogFile], guarded: Bool) -> [UInt8] {
    let rows = rows(files)
    let leading = Set(EventColumns.leading)
    var others: [String] = []
    var seen: Set<String> = []
    for row in rows {
      for key in row.line?.keys ?? []
      where !leading.contains(key) && EventColumns.hasColumn(key) && seen.insert(key).inserted {
        others.append(key)
      }
    }
    let columns = EventColumns.leading + others
    var writer = RecordWriter(marked: guarded, lineEnd: guarded ? "\r\n" : "\n", formulas: .none)
    writer.write(columns + EventColumns.carried)
    for row in rows {
      let cells = columns.map { column in
        let text = row.line?.cells[column] ?? ""
        // A day and a time are to be edited as such.
        guard guarded, column != "date", column != "time", !text.isEmpty else { return text }
        return EventColumns.guarded(
          text, isConvertible: row.line?.convertible.contains(column) == true && text != "Z")
      }
      writer.write(
        cells + [
          row.file, row.number, row.line?.keysText ?? "", row.line?.timeText ?? "", row.line?.raw ?? "",
          row.end.text,
        ])
    }
    return writer.bytes
  }

  private struct Row {
    let file: String
    let number: String
    let line: CarriedLine?
    var end: LineEnd
  }

  private static func rows(_ files: [LogFile]) -> [Row] {
    var rows: [Row] = []
    var waiting: [(name: String, bytes: [UInt8])] = []
    for file in files {
      if file.lines.isEmpty {
        if rows.isEmpty {
          waiting.append((file.name, file.lead))
        } else {
          rows[rows.count - 1].end.blanks.append((file.name, file.lead))
        }
        continue
      }
      for (place, line) in file.lines.enumerated() {
        let isFirst = place == 0
        rows.append(
          Row(
            file: file.name, number: String(line.number), line: CarriedLine(line.content),
            end: LineEnd(
              lead: isFirst ? file.lead : [], tail: Array(line.tail), blanks: isFirst ? waiting : [])))
        if isFirst { waiting = [] }
      }
    }
    // A log without any line at all has this one row, so that its files come back.
    if let first = waiting.first {
      rows.append(Row(file: first.name, number: "", line: nil, end: LineEnd(tail: [], blanks: waiting)))
    }
    return rows
  }
}
