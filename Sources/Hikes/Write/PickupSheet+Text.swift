public import Civil
import Quantities
import Tabular

extension PickupSheet {
  /// The day for the terminal: what she reads at seven in the morning. Fits 80 columns, but for a map's link.
  /// - Parameter today: another day than this one is called by its name.
  public static func text(
    _ plan: DayPlan, _ book: Book, comparison: DayComparison? = nil, asOf today: CivilDate? = nil
  ) -> [String] {
    var lines = plan.riders.isEmpty ? [] : wrapped(summary(plan, book, asOf: today), indent: 0)
    let metres = plan.metres == .zero ? "" : ", \(plan.metres.kilometresText)"
    lines.append("\(plan.date.longText) – \(counts(plan))\(metres)")
    if plan.riders.isEmpty, plan.unplaced.isEmpty {
      let isWeekend = plan.date.weekday > .friday
      lines.append(isWeekend ? "Weekends have no regular hikes, and nothing is booked." : "No dog is booked.")
    }
    if let impossible = plan.impossible {
      lines += wrapped("This day cannot be as it should: \(impossible).", indent: 0)
      lines += wrapped(
        plan.relaxation.map { "Below is what comes nearest: \($0)." } ?? "No other grouping helps.", indent: 0
      )
    }
    if !plan.isRouted {
      lines += wrapped(
        "Not routed: no dog of this day has a place on the map. The hikes are listed by region and name.",
        indent: 0)
    }
    lines += keptLines(plan, book)
    for hike in plan.shown { lines += [""] + text(hike, plan, book) }
    let remarks = remarks(plan, book) + compared(comparison)
    return lines + (remarks.isEmpty ? [] : [""] + remarks)
  }

  private static func text(_ hike: PlannedHike, _ plan: DayPlan, _ book: Book) -> [String] {
    let riders = riders(of: hike, plan)
    var heading = ["\(riders.count) dog\(riders.count == 1 ? "" : "s")"]
    if let departure = hike.departure { heading.append("leaves \(departure)") }
    if !hike.stops.isEmpty { heading.append(hike.metres.kilometresText) }
    var lines = ["Hike \(hike.number) – \(heading.joined(separator: ", "))"]
    let facts = riders.map { Facts($0.dog, plan, book) }
    let names = min(24, facts.map(\.name.count).max() ?? 0)
    let owners = min(26, facts.map(\.owner.count).max() ?? 0)
    var region: String?
    for (rider, facts) in zip(riders, facts) {
      if !plan.isRouted, facts.region != region {
        lines.append("  \(facts.region.isEmpty ? "no region" : facts.region)")
        region = facts.region
      }
      let number = rider.isFirstOfStop ? padded("\(rider.position).", 3, isRight: true) : "   "
      let line =
        "\(number) "
        + [
          padded(facts.name, names), padded(facts.owner, owners), padded(facts.phone, 12), facts.standing,
        ].joined(separator: "  ")
      lines += wrapped(line.trimmingTrailingSpaces, indent: 4, keepsSpaces: true)
      lines += details(rider, facts)
    }
    return lines + trail(hike) + wayHome(hike, book)
  }

  private static func wayHome(_ hike: PlannedHike, _ book: Book) -> [String] {
    homeward(hike, book).map { wrapped("Home: \($0)", indent: 4) } ?? []
  }

  /// In which order the dogs are brought home, and how far that is; nil where nothing is known of it.
  static func homeward(_ hike: PlannedHike, _ book: Book) -> String? {
    guard !hike.dropOffs.isEmpty else { return nil }
    let names = hike.dropOffs.map { stop in stop.dogs.map { book.label($0) }.joined(separator: " & ") }
    return "\(names.joined(separator: ", ")) (\(hike.metresHome.kilometresText))"
  }

  private static func details(_ rider: Rider, _ facts: Facts) -> [String] {
    var lines: [String] = []
    if let stop = rider.stop {
      let way = [stop.metresFromPrevious.kilometresText, stop.eta.map { "about \($0)" }, remark(stop)]
        .compactMap { $0 }
      let address = facts.address.isEmpty ? stop.coordinates.description : facts.address
      if rider.isFirstOfStop || facts.address != stop.address {
        lines += wrapped("\(address) (\(way.joined(separator: ", ")))", indent: 4)
      }
    } else {
      lines += wrapped("\(facts.address.isEmpty ? "no address" : facts.address) – no place yet", indent: 4)
      if !facts.map.isEmpty { lines.append("    \(facts.map)") }
    }
    for note in facts.weekNotes { lines += wrapped("this week: \(note)", indent: 4) }
    for note in facts.lastingNotes { lines += wrapped("note: \(note)", indent: 4) }
    return lines
  }

  /// What is to be known of the time of a stop.
  static func remark(_ stop: PlannedStop) -> String? {
    if stop.isLate { return "too late" }
    return stop.minutesEarly > 0 ? "waits \(stop.minutesEarly) min" : nil
  }

  private static func trail(_ hike: PlannedHike) -> [String] {
    guard let trail = hike.trail else { return wrapped("Trail: none – \(hike.trailReason)", indent: 4) }
    let place = trail.region.isEmpty ? trail.name : "\(trail.name), \(trail.region)"
    let way = hike.metresToTrail.map { " (\($0.kilometresText))" } ?? ""
    let notes = trail.notes.collapsingSpaces
    return wrapped("Trail: \(place)\(way) – \(hike.trailReason)", indent: 4)
      + (notes.isEmpty ? [] : wrapped("note: \(notes)", indent: 4))
  }

  private static func keptLines(_ plan: DayPlan, _ book: Book) -> [String] {
    guard let kept = plan.kept else { return [] }
    func names(_ dogs: [DogID]) -> String {
      dogs.map { id in book.dog(id).map { book.label($0) } ?? id.text }.joined(separator: ", ")
    }
    var words = "The order of this day was kept."
    if !kept.newcomers.isEmpty { words += " Added where it costs least: \(names(kept.newcomers))." }
    if !kept.gone.isEmpty { words += " Taken off: \(names(kept.gone))." }
    if let saving = kept.saving { words += " Planning anew would save \(saving.kilometresText)." }
    return wrapped(words, indent: 0)
      + kept.misfits.flatMap { wrapped("It no longer fits: \($0).", indent: 0) }
  }

  private static func compared(_ comparison: DayComparison?) -> [String] {
    guard let comparison else { return [] }
    let roster = (comparison.roster - comparison.plan).kilometresText
    let nearest = (comparison.nearest - comparison.plan).kilometresText
    let uneven = comparison.uneven.map { uneven in
      let sizes = uneven.sizes.map(String.init).joined(separator: " + ")
      let even = uneven.even.map(String.init).joined(separator: " + ")
      return " \(sizes) instead of \(even) saves \(uneven.saved.kilometresText)."
    }
    return wrapped(
      "The plan saves \(roster) against the order of your list and \(nearest) against always the nearest."
        + (uneven ?? " Even hikes cost nothing."), indent: 0)
  }

  private static func remarks(_ plan: DayPlan, _ book: Book) -> [String] {
    var lines: [String] = []
    if plan.isRouted, !plan.unrouted.isEmpty {
      let names = plan.unrouted.map { "\(book.label($0.dog)) (hike \($0.hike))" }.joined(separator: ", ")
      lines += wrapped("Without a place on the map, so last: \(names)", indent: 0)
    }
    for left in plan.unplaced {
      lines += wrapped("In no hike: \(book.label(left.dog)) – \(left.reason)", indent: 0)
    }
    for absent in plan.absences {
      lines += wrapped("Not today: \(book.label(absent.dog)) – \(absent.reason)", indent: 0)
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let pad = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? pad + text : text + pad
  }

  /// Lines of at most 80 characters; a longer word has a line to itself.
  ///
  /// - Parameter keepsSpaces: leaves a text that fits as it is, and begins it without the indent.
  private static func wrapped(_ text: String, indent: Int, keepsSpaces: Bool = false) -> [String] {
    let isHeaded = keepsSpaces || text.hasPrefix("Trail:") || text.hasPrefix("Home:")
    if isHeaded, text.count <= 80 { return [text] }
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = isHeaded ? String(text.prefix { $0 == " " }) : margin
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > 80 {
        lines.append(line)
        line = margin
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return isEmpty ? lines : lines + [line]
  }
}
