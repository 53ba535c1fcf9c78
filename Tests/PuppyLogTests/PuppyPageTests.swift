import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct PuppyPageTests {
  /// A day with everything in it: each type, each place, each state of a meal, photos that are there and that are not.
  private func log(_ now: String = "03-26 20:00") throws -> Logbook {
    var lines = EventType.known.enumerated().map { number, type in
      let time = "2026-03-26T0\(number / 6 + 1):\(number % 6)0+01:00"
      let more = type == .coverageGap ? #","end_time":"2026-03-26T03:59+01:00""# : ""
      return
        #"{"time":"\#(time)","type":"\#(type.name)","location":"\#(["buiten", "binnen"][number % 2])","weight_kg":4.2,"photo":"a\#(number % 2).jpg","duration_min":12\#(more)}"#
    }
    lines.append(#"{"time":"2026-03-26T09:00+01:00","type":"plassen","location":"buiten","note":"<b>&\"x"}"#)
    lines.append(#"{"time":"2026-03-26T10:00+01:00","type":"slapen"}"#)
    var diary = PuppyDiary(json: lines.joined(separator: "\n"))
    diary.profile.name = "Pip"
    diary.profile.birth = CivilDate(iso: "2026-01-22")
    diary.profile.home = CivilDate(iso: "2026-03-21")
    diary.profile.portions = ["07:00", "19:00", "20:04", "20:09", "23:00"].map {
      PuppyProfile.Portion(id: $0, label: "", target: DayMinute($0))
    }
    return try diary.log(now)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The words of a page as a person reads them, without its style.
  private func words(_ page: String) -> Set<String> {
    var text = page
    if let end = text.firstRange(of: "</style>") { text = String(text[end.upperBound...]) }
    var isTag = false
    let plain = String(
      text.map { letter in
        if letter == "<" { isTag = true }
        defer { if letter == ">" { isTag = false } }
        return isTag || letter == ">" ? " " : letter
      })
    let labels =
      text.split(separator: "aria-label=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
      + text.split(separator: "alt=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    return Set(
      (plain + " " + labels.joined(separator: " ")).lowercased().split { !$0.isLetter }.map(String.init))
  }

  private static let dutch: Set<String> = [
    "eten", "drinken", "plassen", "plas", "poep", "poepen", "slapen", "slaap", "slaapt", "wakker", "ontwaken",
    "uitlaten", "tuin", "bench", "sociaal", "mijlpaal", "gedrag", "gewicht", "medicijn", "opvang", "buiten",
    "binnen",
    "maaltijden", "dag", "dagen", "weken", "oud", "later", "eerder", "gebeurde", "niets", "genoteerd",
    "nacht",
    "nachten", "dutjes", "reeks", "langste", "tussen", "van", "de", "het", "en", "na", "donderdag", "maart",
    "mrt", "do",
    "geleden", "sinds", "gegeven", "te", "laat", "bijna", "nu", "foto", "bij", "stuk", "stukken", "uur", "u",
    "lopen",
    "kort", "hoe", "gaat", "eerste", "kwam", "waar", "wat", "spelen", "andere", "elke", "laatste", "grens",
    "minuten",
  ]
  private static let english: Set<String> = [
    "meal", "meals", "drink", "pee", "pees", "poop", "asleep", "awake", "walk", "walks", "garden", "lesson",
    "crate",
    "company", "milestone", "behaviour", "weight", "snapshot", "medicine", "care", "outdoors", "indoors",
    "day", "days",
    "weeks", "old", "before", "after", "happened", "nothing", "night", "nights", "naps", "streak", "longest",
    "between",
    "the", "of", "and", "thursday", "march", "mar", "thu", "ago", "for", "eaten", "overdue", "nearly", "now",
    "photo",
    "piece", "pieces", "h", "short", "how", "goes", "first", "went", "where", "what", "other", "every",
    "last", "limit",
    "minutes", "planned", "gap", "sleep", "play",
  ]

  @Test func `S018 the pages are Dutch, and English without a Dutch word when asked`() throws {
    for now in ["03-26 20:00", "03-26 09:05", "03-27 09:00", "03-26 02:55"] {
      let log = try log(now)
      let pictures = ["a0.jpg": [UInt8]([0xFF, 0xD8, 0xFF, 0xE0])]
      for page in [
        { (say: Speech) in PuppyPage.day(DayView(log), say, pictures: pictures) },
        { PuppyPage.day(DayView(log, date: CivilDate(iso: "2026-03-26")), $0, pictures: pictures) },
        { PuppyPage.stats(PuppyStats(log), $0) },
      ] {
        let (dutch, english) = (text(page(.dutch)), text(page(.english)))
        #expect(dutch.contains("<html lang=\"nl\">"))
        #expect(english.contains("<html lang=\"en"))
        #expect(words(english).intersection(Self.dutch) == [])
        #expect(words(dutch).intersection(Self.english) == [])
      }
    }
  }

  @Test func `S018 what the terminal says is Dutch, and English without a Dutch word when asked`() throws {
    for now in ["03-26 20:00", "03-26 09:05", "03-27 09:00"] {
      let log = try log(now)
      for say in Speech.allCases {
        let lines =
          PuppyText.lines(PuppyStats(log), say, width: 120) + PuppyText.lines(PuppyOutlook(log), say)
          + PuppyText.lines(DayView(log), say, width: 120)
        #expect(
          words(lines.joined(separator: "\n").replacing("<b>", with: "")).intersection(
            say == .dutch ? Self.english : Self.dutch) == [])
      }
    }
  }

  @Test func `S009 a photo stands in the page, and no text can break out of it`() throws {
    let day = DayView(try log())
    let page = text(
      PuppyPage.day(day, .dutch, pictures: ["a0.jpg": [0xFF, 0xD8, 0xFF, 0xE0], "a1.jpg": [1, 2]]))
    #expect(page.contains("src=\"data:image/jpeg;base64,/9j/4A==\""))
    #expect(page.contains("alt=\"foto bij: "))
    #expect(page.contains("&lt;b&gt;&amp;"))
    #expect(!page.contains("<b>"))
    #expect(!page.contains("src=\"http"))
  }

  @Test func `S010 the page leads to the day before and after`() throws {
    let page = text(PuppyPage.day(DayView(try log(), date: CivilDate(iso: "2026-03-01")), .dutch))
    #expect(page.contains("href=\"day-2026-02-28.html\""))
    #expect(page.contains("href=\"day-2026-03-02.html\""))
  }

  @Test func `S020 the page is made for a phone, light and dark`() throws {
    let page = text(PuppyPage.stats(PuppyStats(try log()), .dutch))
    #expect(page.contains("width=device-width"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func `base64 is that of the standard`(text: String, want: String) {
    #expect(Base64.text(Array(text.utf8)) == want)
  }
}
