import Civil
import Tabular

/// What the plan of a few days needs of a long history: a table's lines are told apart from their bytes, and of most
/// of them nothing is ever made. Ten years of 45 dogs are 100,000 lines, of which a morning needs some hundred.
///
/// A table that is not as the book writes it (another delimiter, a field over lines, a column that lost its name) gives
/// nil, and is then read whole.
enum DayHistory {
  /// The lines of `hikes.csv` on these days, below its header.
  static func hikes(_ bytes: [UInt8], on days: ClosedRange<CivilDate>) -> [UInt8]? {
    let (first, last) = (days.lowerBound.description, days.upperBound.description)
    return lines(of: bytes, columns: ["date"]) { fields in
      !isDate(fields[0]) || (fields[0] >= first && fields[0] <= last) ? .wanted : .unwanted
    }
  }

  /// The lines of `payments.csv` that tell how a dog stands from a day on: all since `day`, and the last older payment
  /// of each dog.
  static func payments(_ bytes: [UInt8], since day: CivilDate) -> [UInt8]? {
    let first = day.description
    return lines(of: bytes, columns: ["dog", "hike_date", "paid_date", "amount"]) { fields in
      let dates = fields[1...2].filter { !$0.isEmpty }
      if dates.contains(where: { !isDate($0) || $0 >= first }) { return .wanted }
      // Money given back, and what is no amount, is left to the reader.
      guard let digit = fields[3].utf8.first, UInt8(ascii: "1")...UInt8(ascii: "9") ~= digit, !dates.isEmpty
      else {
        return .wanted
      }
      return .wantedIfLast(of: fields[0], fields[2].isEmpty ? fields[1] : fields[2])
    }
  }

  /// The lines of `payments.csv` that pay for hikes of these days.
  static func payments(_ bytes: [UInt8], of days: ClosedRange<CivilDate>) -> [UInt8]? {
    let (first, last) = (days.lowerBound.description, days.upperBound.description)
    return lines(of: bytes, columns: ["hike_date"]) { fields in
      guard !fields[0].isEmpty else { return .unwanted }
      return !isDate(fields[0]) || (fields[0] >= first && fields[0] <= last) ? .wanted : .unwanted
    }
  }

  /// The lines of a table that are of these dogs.
  static func lines(_ bytes: [UInt8], of dogs: Set<DogID>) -> [UInt8]? {
    lines(of: bytes, columns: ["dog"]) { dogs.contains(DogID($0[0])) ? .wanted : .unwanted }
  }

  private static func isDate(_ text: String) -> Bool {
    text.utf8.count == 10 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D }
  }

  private enum Worth {
    case wanted, unwanted
    /// Of the lines of one name, that of the latest day; of equals the first.
    case wantedIfLast(of: String, String)
  }

  /// The header and the lines that are wanted, each as it stands.
  private static func lines(
    of bytes: [UInt8], columns: [String], _ worth: (_ fields: [String]) -> Worth
  ) -> [UInt8]? {
    var last: [String: (day: String, line: Range<Int>)] = [:]
    let quote = UInt8(ascii: "\"")
    guard let headerEnd = bytes.firstIndex(of: UInt8(ascii: "\n")), !bytes[..<headerEnd].contains(quote)
    else {
      return nil
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let header = bytes[(bytes.starts(with: mark) ? 3 : 0)..<headerEnd]
    let names = String(decoding: header, as: UTF8.self).split(
      separator: ",", omittingEmptySubsequences: false
    )
    .map { $0.trimmingSpaces.lowercased() }
    let places = columns.compactMap { names.firstIndex(of: $0) }
    guard places.count == columns.count, Set(names).count == names.count else { return nil }
    var kept = Array(bytes[...headerEnd])
    var fields = Array(repeating: "", count: columns.count)
    var start = headerEnd + 1
    while start < bytes.count {
      var (at, fieldStart, column, quotes) = (start, start, 0, 0)
      while true {
        let isEnd = at == bytes.count || bytes[at] == UInt8(ascii: "\n")
        if isEnd || bytes[at] == UInt8(ascii: ",") {
          if let place = places.firstIndex(of: column) {
            let end = at > fieldStart && bytes[at - 1] == UInt8(ascii: "\r") ? at - 1 : at
            fields[place] = String(decoding: bytes[fieldStart..<end], as: UTF8.self)
          }
          (column, fieldStart) = (column + 1, at + 1)
          if isEnd { break }
        } else if bytes[at] == quote {
          quotes += 1
        }
        at += 1
      }
      guard quotes.isMultiple(of: 2) else { return nil }
      let end = min(at + 1, bytes.count)
      // Commas within quotes are not told from others here; the reader does that.
      switch quotes > 0 || column <= places.max() ?? 0 ? .wanted : worth(fields) {
      case .wanted: kept += bytes[start..<end]
      case .unwanted: break
      case .wantedIfLast(let name, let day):
        if last[name].map({ $0.day < day }) ?? true { last[name] = (day, start..<end) }
      }
      start = end
    }
    let older = last.values.map(\.line).sorted { $0.lowerBound < $1.lowerBound }
    // A last line without its end is no reason to tear another.
    for line in older {
      if kept.last != UInt8(ascii: "\n") { kept.append(UInt8(ascii: "\n")) }
      kept += bytes[line]
    }
    return kept
  }
}
