import Civil

/// The smallest parts of an iCalendar file: lines, texts, dates and times as RFC 5545 spells them.
enum ContentLine {
  /// At most 75 bytes to a line, the rest on lines that begin with a space; no character is cut in two.
  static func folded(_ line: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = 75
    for character in line {
      // A character longer than a line can only be cut between its scalars.
      let pieces =
        character.utf8.count <= 74
        ? [Array(character.utf8)] : character.unicodeScalars.map { Array(String($0).utf8) }
      for piece in pieces {
        if piece.count > room {
          bytes += Array("\r\n ".utf8)
          room = 74
        }
        bytes += piece
        room -= piece.count
      }
    }
    return bytes + Array("\r\n".utf8)
  }

  /// A text value: commas, semicolons, backslashes and line ends stand behind a backslash. Control characters, which
  /// no calendar may hold, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var written = String.UnicodeScalarView()
    let unix = text.replacing("\r\n", with: "\n")
    for scalar in unix.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": written.append(contentsOf: ["\\", scalar])
      case "\n", "\r", "\u{2028}", "\u{2029}": written.append(contentsOf: "\\n".unicodeScalars)
      case "\t": written.append(" ")
      case "\u{0}"..."\u{1F}", "\u{7F}": written.append("\u{FFFD}")
      default: written.append(scalar)
      }
    }
    return String(written)
  }

  /// `20251209`.
  static func date(_ date: CivilDate) -> String { date.description.filter { $0 != "-" } }

  /// `20251209T090000`.
  static func time(_ time: LocalTime) -> String { time.withSeconds.filter { $0 != "-" && $0 != ":" } }

  /// `TU`.
  static func day(_ day: Weekday) -> String { day.fullName.prefix(2).uppercased() }

  /// `-0400`; `-041236` where the seconds are odd.
  static func offset(_ offset: UTCOffset) -> String { offset.description.filter { $0 != ":" } }

  /// `-PT2H`, `P1DT30M`, `PT0S`.
  static func duration(_ seconds: Int) -> String {
    let size = abs(seconds)
    let days = size / 86_400
    let parts = [(size / 3600 % 24, "H"), (size / 60 % 60, "M"), (size % 60, "S")].filter { $0.0 > 0 }
    let time = parts.map { "\($0.0)\($0.1)" }.joined()
    if days == 0, time.isEmpty { return "PT0S" }
    return (seconds < 0 ? "-P" : "P") + (days > 0 ? "\(days)D" : "") + (time.isEmpty ? "" : "T" + time)
  }
}
