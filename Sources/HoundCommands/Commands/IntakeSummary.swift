import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities

/// What a conversion or an import did, for the owner: what was read, what it comes to, what to do next.
struct IntakeSummary {
  private let intake: Intake
  private let isSaved: Bool
  private var book: Book { intake.stored.book }
  private var folder: String { intake.invocation.bookFolder }

  /// What became of every cell, in one line.
  private let account: String

  init(_ intake: Intake, _ report: AccountingReport, isSaved: Bool) {
    self.intake = intake
    self.isSaved = isSaved
    account = report.line
  }

  /// At most 80 columns wide, but for the one line that sums up every cell.
  var lines: [String] {
    whole.flatMap { line in
      guard line.count > 80, line != account else { return [line] }
      let indent = line.prefix { $0 == " " }.count
      let wrapped = TextLayout.wrapped(line, width: 78 - indent)
      return wrapped.enumerated().map { String(repeating: " ", count: $0 == 0 ? indent : indent + 2) + $1 }
    }
  }

  private var whole: [String] {
    guard intake.isDated else {
      return undated + ["", account, "No book was made: some weeks have no date yet."]
    }
    var lines: [String] = []
    if !intake.readings.isEmpty { lines += heading + [""] + money + habits }
    lines += changes + intake.lines.map { "  \($0)" }
    if !lines.isEmpty { lines.append("") }
    if isSaved {
      lines += nextSteps
    } else if !intake.changesAnything {
      if intake.conversion?.changes.isEmpty ?? true { lines.append("No changes.") }
      let why =
        intake.isOlder
        ? "The book has changed since this was written"
        : intake.leavesCells
          ? "The order is in the book already, what else was typed is not"
          : "Everything in \(names) is in the book already"
      lines.append("\(why); nothing was changed.")
    } else {
      lines.append("Nothing was written (--dry-run).")
    }
    if !intake.readings.isEmpty { lines += ["", account] }
    return lines
  }

  private var names: String {
    let files = Set(intake.inputs.map { $0.name.prefix { $0 != "/" } })
    return files.count == 1 ? files.map(String.init)[0] : "these \(files.count) files"
  }

  private var undated: [String] {
    intake.readings.flatMap { reading in
      reading.weeks.filter { $0.monday == nil }.map { week in
        let candidates = week.candidates.map { "\($0.yearMonth.title)" }.joined(separator: ", ")
        return "\(reading.file): a week has no date"
          + (candidates.isEmpty ? "." : "; it would fit \(candidates).")
      }
    }
  }

  private var heading: [String] {
    // A week whose dogs stand in two groups, or in two files, is one.
    let weeks = Set(intake.readings.flatMap(\.weeks).compactMap(\.monday)).sorted()
    let dogs = Set(intake.readings.flatMap(\.dogs).map { $0.label.lowercased() }).count
    let sheets = intake.readings.count == 1 ? intake.readings[0].file : "\(intake.readings.count) sheets"
    guard let first = weeks.first, let last = weeks.last else { return [] }
    let title =
      "Read \(sheets): \(dogs.counted("dog", "dogs")), \(weeks.count.counted("week", "weeks")), \(first.shortText) \(first.year) to \(last.adding(days: 4).shortText) \(last.adding(days: 4).year)."
    return [intake.invocation.heading(title)]
  }

  private var money: [String] {
    let sheet = intake.readings.map(\.paid).reduce(.zero, +)
    let booked = intake.conversion?.booked ?? .zero
    var taxed = TaxedAmount.zero
    var untaxed = Money.zero
    let rules = book.rules
    let taxes = book.taxes.only(rules.province)
    for reading in intake.readings {
      guard let conversion = intake.conversion else { continue }
      for index in reading.cells.indices where reading.cells[index].kind == .payment {
        guard let money = reading.cells[index].countedAmount, let date = reading.cells[index].date else {
          continue
        }
        let due = date.adding(days: -rules.paymentDueDays)
        guard let rate = taxes.rate(in: rules.province, on: due) else {
          untaxed += money
          continue
        }
        let prices = conversion.prices(of: reading.file, row: reading.cells[index].cell.row)
        taxed += TaxedAmount(amount: money, prices: prices, rate: rate)
      }
    }
    let prices = intake.conversion?.prices
    let how = prices?.prices == .includeHST ? "with HST inside" : "before HST"
    let isAsked = book.review.contains { $0.isOpen && !$0.isInferred }
    let why = isAsked && !intake.isOlder ? "see review.csv" : "hound reconcile FILE says where"
    let equal = booked == sheet ? "the same, to the cent" : "they differ: \(why)"
    return [
      "  Money in the sheets  \(sheet.dollars)", "  Money in the book    \(booked.dollars)  (\(equal))",
    ] + beside + [
      "  Your amounts are \(how): \(prices?.evidence ?? "")."
    ] + changesOfPrices
      + (taxed == .zero && untaxed != .zero
        ? []
        : [
          "  Before HST \(taxed.net.dollars), with HST \(taxed.gross.dollars)."
        ]) + (untaxed == .zero ? [] : [without(untaxed)]) + months + totals + unchecked
  }

  /// Where the prices of a sheet become other ones.
  private var changesOfPrices: [String] {
    (intake.conversion?.pricesFromRow ?? [:]).sorted { $0.key < $1.key }.map { file, change in
      "  From row \(change.row) of \(file) on they are \(change.prices == .includeHST ? "with HST inside" : "before HST"), as it says there."
    }
  }

  /// What the book has for days of the weeks of these sheets, from the same dogs, and no cell of them shows.
  private var beside: [String] {
    guard let more = intake.conversion?.besideSheets, more > .zero else { return [] }
    return [
      "  Beside it the book has \(more.dollars) paid for days that show no money now: hound reconcile names it."
    ]
  }

  private func without(_ untaxed: Money) -> String {
    "  No rate of HST is known for the days of \(untaxed.dollars): it is in the book and in no HST total until taxes.csv says the rate (hound template taxes)."
  }

  /// Where a tab's days fall in more than one calendar month, both are said.
  private var months: [String] {
    guard intake.readings.count == 1 else { return [] }
    var sums: [YearMonth: Money] = [:]
    let cells = intake.readings[0].cells
    for index in cells.indices {
      if let money = cells[index].countedAmount, let date = cells[index].date {
        sums[date.yearMonth, default: .zero] += money
      }
    }
    guard sums.count > 1 else { return [] }
    let parts = sums.keys.sorted().map { "\(sums[$0, default: .zero].dollars) in \($0.title)" }
    return ["  By the day of the hike: \(parts.joined(separator: ", "))."]
  }

  private var totals: [String] {
    let checked = intake.readings.reduce(0) { sum, reading in
      sum
        + reading.cells.indices.count {
          reading.cells[$0].kind == .total && reading.cells[$0].amount != nil
            && !reading.cells[$0].reason.hasPrefix("not checked")
        }
    }
    let differ = intake.diagnostics.count { $0.code == .totalDiffers }
    guard checked > 0, !intake.readings.allSatisfy({ intake.isEdit($0) }) else { return [] }
    let verdict =
      differ == 0 ? "all right" : "\(checked - differ) right, \(differ) different (listed below)"
    return ["  Your own totals, added up again: \(verdict)."]
  }

  /// Money that is in no payment and in no total that was added up, so that a person sees what was left alone.
  private var unchecked: [String] {
    let places = intake.readings.filter { !intake.isEdit($0) }.flatMap { reading in
      reading.uncheckedMoney.map { reading.location(of: $0) }
    }
    guard !places.isEmpty else { return [] }
    let isAlone = intake.readings.count == 1
    let shown = places.prefix(3).map { isAlone ? $0.cell?.description ?? "" : $0.description }
    let more = places.count > shown.count ? " and \(places.count - shown.count) more" : ""
    let amounts = places.count.counted("amount", "amounts")
    return ["  Not counted, as figures of your own: \(amounts) (\(shown.joined(separator: ", "))\(more))."]
  }

  private var habits: [String] {
    let found = intake.conversion?.inferences ?? []
    guard !found.isEmpty else { return [] }
    let gone = found.count { $0.subject == .active && $0.value == "no" }
    let days = found.count { $0.subject == .days && !$0.value.isEmpty }
    let homes = found.count { $0.subject == .household }
    var line = "  Concluded from the weeks: regular days of \(days.counted("dog", "dogs"))"
    if gone > 0 { line += ", \(gone) gone" }
    if homes > 0 { line += ", \(homes) likely living with another" }
    return ["", line + "; all wait for your yes."]
  }

  private var changes: [String] {
    // A first sheet is new as a whole; a week that the book wrote out is not.
    guard let changes = intake.conversion?.changes, !changes.isEmpty,
      !intake.before.sheets.isEmpty || !intake.bases.isEmpty
    else {
      return []
    }
    let shown = changes.prefix(40).map { "  \($0.text)" }
    return ["", "Changes:"] + shown + (changes.count > 40 ? ["  … and \(changes.count - 40) more"] : [])
  }

  private var nextSteps: [String] {
    let questions = book.review.filter(\.isOpen)
    let cells = questions.count { !$0.isInferred }
    let homeless = book.dogs.count { $0.isActive && book.pickup(of: $0).place.coordinates == nil }
    var steps: [String] = []
    if !questions.isEmpty {
      let what =
        cells == 0
        ? "\(questions.count) to confirm" : "\(cells) about cells, \(questions.count - cells) to confirm"
      steps += ["Answer the questions (\(what)): fill “answer”"] + filling("review.csv")
    }
    if homeless > 0 {
      steps +=
        ["Say where \(homeless) \(homeless == 1 ? "dog is" : "dogs are") picked up: fill “place”"]
        + filling("places.csv")
    }
    steps.append("Print tomorrow: hound today --date tomorrow")
    var number = 0
    return ["The book is in \(folder); what to do next:"]
      + steps.map { step in
        guard !step.hasPrefix(" ") else { return "    \(step)" }
        number += 1
        return "  \(number). \(step)"
      }
  }

  /// How a sheet of the exports is filled in and taken over.
  private func filling(_ file: String) -> [String] {
    [" in \(folder)/exports/\(file) with LibreOffice, then", " hound import \(folder)/exports/\(file)"]
  }
}
