import Civil
import Documents
import Tabular

extension PuppyPage {
  public static func stats(_ stats: PuppyStats, _ say: Speech) -> [UInt8] {
    let name = stats.log.profile.name ?? say("De pup", "The puppy")
    let title = say("\(name): hoe het gaat", "\(name): how it goes")
    return HTMLPage(language: say == .dutch ? "nl" : "en-CA", title: title, style: style) {
      Markup("main") {
        Markup("header") {
          Markup("h1") { title }
          Markup("p", ["class": "faint"]) {
            "\(DayTitle.text(stats.log.today, say)), \(stats.log.localNow.time)"
          }
        }
        Markup("section", ["class": "panel", "aria-labelledby": "figures"]) {
          Markup("h2", ["id": "figures"]) { say("In het kort", "In short") }
          Markup("dl", ["class": "figures"]) {
            for (label, value) in figures(stats, say) {
              Markup("div") {
                Markup("dt") { label }
                Markup("dd") { value }
              }
            }
          }
        }
        patterns(stats, say)
        days(stats, say)
        nights(stats, say)
      }
    }.bytes
  }

  private static func figures(_ stats: PuppyStats, _ say: Speech) -> [(String, String)] {
    let gaps = GapFigures(stats.gaps.day)
    var figures = [
      (say("tussen plassen overdag", "between pees by day"), say.duration(gaps.median)),
      (say("plassen buiten", "pees outdoors"), "\(gaps.outdoorPercent) %"),
      (
        say("reeks buiten", "streak outdoors"), "\(stats.streak.current)\(stats.streak.isOnFire ? " 🔥" : "")"
      ),
      (say("langste reeks", "longest streak"), "\(stats.streak.best)"),
      (say("dutjes", "naps"), "\(stats.rest.naps.count)"),
    ]
    if let night = stats.rest.nights.last {
      figures.append((say("laatste nacht", "last night"), say.duration(night.minutes)))
    }
    if let grams = stats.weight.last { figures.append((say("gewicht", "weight"), "\(grams) g")) }
    return figures
  }

  private static func patterns(_ stats: PuppyStats, _ say: Speech) -> Markup {
    Markup("section", ["class": "panel", "aria-labelledby": "patterns"]) {
      Markup("h2", ["id": "patterns"]) { say("Waar de eerste plas kwam", "Where the first pee went") }
      Markup("table") {
        Markup("thead") {
          Markup("tr") {
            for head in ["", say("buiten", "outdoors"), say("binnen", "indoors"), "%"] {
              Markup("th", ["scope": "col"]) { head }
            }
          }
        }
        Markup("tbody") {
          for pattern in stats.patterns {
            Markup("tr") {
              Markup("th", ["scope": "row"]) { PuppyText.cause(pattern.cause, say) }
              Markup("td") { "\(pattern.bridge.outdoor)" }
              Markup("td") { "\(pattern.bridge.indoor)" }
              Markup("td") { pattern.bridge.outdoorPercent.map { "\($0)" } ?? "–" }
            }
          }
        }
      }
    }
  }

  private static func days(_ stats: PuppyStats, _ say: Speech) -> Markup {
    let grid = PuppyGrids.daysToRead(stats, say)
    return Markup("section", ["class": "panel", "aria-labelledby": "days"]) {
      Markup("h2", ["id": "days"]) { say("Dag voor dag", "Day by day") }
      Markup("p", ["class": "faint"]) { PuppyGrids.legend(say) }
      // Scrolls sideways by itself where it is wider than the page, also with the keyboard.
      Markup("div", ["class": "wide", "tabindex": "0", "role": "region", "aria-labelledby": "days"]) {
        Markup("table") {
          Markup("thead") {
            Markup("tr") { for column in grid.columns { Markup("th", ["scope": "col"]) { column } } }
          }
          Markup("tbody") {
            for row in grid.rows.reversed() {
              Markup("tr") {
                for (place, cell) in row.enumerated() {
                  place == 0 ? Markup("th", ["scope": "row"]) { cell.plain } : Markup("td") { cell.plain }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func nights(_ stats: PuppyStats, _ say: Speech) -> Markup {
    let nights = stats.rest.nights.suffix(14).reversed()
    let most = max(1, nights.map(\.minutes).max() ?? 1)
    return Markup("section", ["class": "panel", "aria-labelledby": "nights"]) {
      Markup("h2", ["id": "nights"]) { say("Nachten", "Nights") }
      Markup("ul") {
        for night in nights {
          Markup("li") {
            "\(DayTitle.short(night.date, say)): \(say.duration(night.minutes)), "
              + say(
                "\(night.pieces) \(night.pieces == 1 ? "stuk" : "stukken")",
                "\(night.pieces) \(night.pieces == 1 ? "piece" : "pieces")")
              + (night.isOpen ? say(", slaapt nog", ", still asleep") : "")
            Markup(
              "span",
              ["class": "bar", "style": "width: \(night.minutes * 100 / most)%", "aria-hidden": "true"])
          }
        }
      }
    }
  }
}
