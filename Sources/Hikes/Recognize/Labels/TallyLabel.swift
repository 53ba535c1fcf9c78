import Civil
import Tabular

/// The name of a line that counts or sums something else than the money of its week: `# dogs`, `Running total`,
/// `Gas`, `Owing`. Its figures are no payments and are not checked.
enum TallyLabel {
  /// - Parameter weeks: how many weeks the sheet has; over several a grand total is no week's.
  static func isTally(_ text: String, weeks: Int) -> Bool {
    let words = PartialDate.words(
      SummaryLabel.shortened(text.folded).swapping("’", for: "'").swapping("'s", for: "")
    ).filter(
      \.hasWord)
    guard !words.isEmpty, words.count <= 6 else { return false }
    // "of which HST"
    if words.contains(where: SummaryLabel.tax.set.contains), let label = SummaryLabel(text),
      label.tax != .none
    {
      return false
    }
    // "Jen's share 40%": no dog has a per cent. "HST 15%" is a total's own line.
    let isShare =
      text.folded.trimming(") ").hasSuffix("%") || text.contains("%") && text.first?.isNumber ?? false
    if text.hasFigure, isShare, SummaryLabel(text) == nil { return true }
    // "Number 9" is a dog.
    if words.count == 2, Int(words[1]) != nil, numbers.set.contains(words[0]) { return false }
    // "Sum Fergus"
    if words.count == 2, sumsOf.set.contains(words[0]), words[1] != words[0] { return true }
    // "20s in tin,33": the notes of a cash box.
    if let first = words.first, first.hasSuffix("s"), Int(first.dropLast()) != nil { return true }
    // "3 weeks"
    if words.count == 2, Int(words[0]) != nil, spans.set.contains(words[1]) { return weeks > 1 }
    // "Week (5 days)"
    if words.count == 3, SummaryLabel.scopes.contains(where: { $0.set.contains(words[0]) }),
      Int(words[1]) != nil,
      ofDays.set.contains(words[2])
    {
      return true
    }
    // "EXAMPLE (Rover)"
    if examples.set.contains(words[0]) { return true }
    // "Temp at 8am", "Kayla hrs"
    if measures.set.contains(words[0]) || words.count > 1 && units.set.contains(words[words.count - 1])
      || words.count == 2 && (wages.set.contains(words[1]) || wagesOf.set.contains(words[0]))
    {
      return true
    }
    // "less Tyler's wages"
    if words.count > 1, less.set.contains(words[0]) { return true }
    // "of that tips"
    if words.count > 2, parts.set.contains(words[0] + " " + words[1]) { return true }
    // "Calendars sold"
    if words.count > 1, sales.set.contains(words[words.count - 1]), words[words.count - 2].hasSuffix("s") {
      return true
    }
    // "In the bank"
    if words.count > 1, words.contains(where: phrased.set.contains),
      words.allSatisfy({ others.set.contains($0) || phrased.set.contains($0) })
    {
      return true
    }
    // "Deposited Sat Nov 6"
    if words.count > 1, atBank.set.contains(words[0]),
      words.dropFirst().allSatisfy({
        Weekday(name: $0) != nil || isTime($0) || Int($0) != nil || others.set.contains($0)
      })
    {
      return true
    }
    if isOfGroup(words) || isSomeTotal(words, text) || isOfAll(words) || isOfMonth(words) { return true }
    // "Since Jan"
    if words.count > 1, since.set.contains(words[0]),
      words.dropFirst().allSatisfy({
        MonthName.month(named: $0) != nil || others.set.contains($0) || Int($0) != nil
      })
    {
      return true
    }
    // "MONTH TO DATE"
    if words.count > 2, toDate.set.contains(words.suffix(2).joined(separator: " ")),
      words.allSatisfy(others.set.contains)
    {
      return true
    }
    let named = Set(words)
    guard
      words.allSatisfy({
        others.set.contains($0) || strong.set.contains($0) || carried.set.contains($0) || Int($0) != nil
          || isTime($0) || compared.set.contains($0)
      })
    else {
      return false
    }
    if !named.isDisjoint(with: carried.set) || !named.isDisjoint(with: compared.set) { return true }
    if !named.isDisjoint(with: overall.set) { return weeks > 1 }
    if !named.isDisjoint(with: totals.set) {
      return words.contains { strong.set.contains($0) || MonthName.month(named: $0) != nil }
    }
    // "November 2025 hikes" is a title.
    let isDated = words.contains { isTime($0) || $0.count == 4 && Int($0) != nil }
    return !isDated && !named.isDisjoint(with: strong.set)
  }

  /// `mon 105 + tues 105 + wed 50 = 260`: what three days or more came to, in the order of the week, and their sum.
  static func isSumOfDays(_ text: String) -> Bool {
    let sides = text.split(separator: "=")
    guard sides.count == 2 else { return false }
    let (parts, sum) = (PartialDate.words(String(sides[0])), PartialDate.words(String(sides[1])))
    let days = parts.compactMap { Weekday(name: $0) }
    return days.count >= 3 && zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
      && parts.filter(\.hasWord).allSatisfy { Int($0) != nil || Weekday(name: $0) != nil }
      && parts.count { Int($0) != nil } >= days.count
      && sum.contains { Int($0) != nil } && !sum.contains(where: \.hasLetter)
  }

  /// `AM total`, `Subtotal Bedford`: the sum of a part of the dogs.
  private static func isOfGroup(_ words: [String]) -> Bool {
    let rest = words.filter { !ofGroup.set.contains($0) && !sums.set.contains($0) }
    return !rest.isEmpty && rest.count < words.count && GroupHeading.isGroup(rest.joined(separator: " "))
      && !rest.contains { strong.set.contains($0) }
  }

  /// Whether its first or last word makes it a sum of some dogs, whatever it is called: `sub lwr`, `Bedford tot`.
  static func isPart(_ text: CellText) -> Bool {
    guard text.words.count > 1, let first = text.words.first, let last = text.words.last else { return false }
    return [first, last].contains { sums.set.contains($0) || ofGroup.set.contains($0) }
  }

  /// `Mike total`, `Page 2 subtotal`: a sum whose name says no span. What says one is the week's or the month's own.
  private static func isSomeTotal(_ words: [String], _ text: String) -> Bool {
    guard words.count >= 2, let first = words.first, let last = words.last, SummaryLabel(text) == nil else {
      return false
    }
    let isPlain =
      standingFirst.set.contains(first)
      || words.dropFirst().allSatisfy { others.set.contains($0) || Int($0) != nil }
    if sumsOf.set.contains(first), words.dropFirst().allSatisfy(others.set.contains) { return true }
    return sums.set.contains(last) || shares.set.contains(last)
      || ((sums.set.contains(first) || shares.set.contains(first)) && isPlain)
  }

  /// `October in all`, `All 3 weeks`, `2014 altogether`.
  private static func isOfAll(_ words: [String]) -> Bool {
    func isPlain(_ word: String) -> Bool { others.set.contains(word) || Int(word) != nil || isTime(word) }
    guard words.count > 1 else { return false }
    if whole.set.contains(words[words.count - 1]) { return words.dropLast().allSatisfy(isPlain) }
    let isEverything =
      everything.set.contains(words[0])
      || words.count > 2 && everything.set.contains(words[words.count - 1])
    return isEverything && words.allSatisfy(isPlain)
  }

  /// `July + HST`, `September, cash and cheques`.
  private static func isOfMonth(_ words: [String]) -> Bool {
    words.contains(where: isTime) && words.contains(where: ofMonth.set.contains)
      && words.allSatisfy {
        isTime($0) || ofMonth.set.contains($0) || others.set.contains($0) || strong.set.contains($0)
          || SummaryLabel.inclusive.set.contains($0) || Int($0) != nil
      }
  }

  /// `July hikes`: beside a single figure what came in, by itself a title.
  static func isOfTime(_ text: String) -> Bool {
    let words = PartialDate.words(text).filter(\.hasWord)
    return words.count >= 2 && words.contains(where: isTime) && words.contains(where: strong.set.contains)
      && words.allSatisfy {
        isTime($0) || strong.set.contains($0) || others.set.contains($0) || Int($0) != nil
      }
  }

  private static func isTime(_ word: String) -> Bool { MonthName.month(named: word) != nil }

  /// Beside a month these make it one of what came in, or of its tax, or head a table of such.
  static let ofMonth = WordRule(
    true,
    """
    hst, gst, tax, tvh, cheque, cheques, transfers, etransfers, summary, recap, overview, breakdown, sommaire, \
    récapitulatif
    """,
    like: "July + HST", "September, cash and cheques", "September with H.S.T.", "October summary")
  /// Behind a span these make it the sum of all in it.
  static let whole = WordRule(
    true, "altogether, overall, made, earned", like: "2014 altogether", "September made")
  /// Before a span, or behind one of several words, the same.
  static let everything = WordRule(true, "all", like: "October in all", "All 3 weeks", "All year")
  /// What has come in before, whatever time it names.
  static let carried = WordRule(
    true, "forward, fwd, over, reporté, reportés, reporte, reportes", like: "Carried forward", "Carried over",
    "Brought fwd Jan-Oct",
    "Montant reporté")
  /// What another year had in the same time.
  static let compared = WordRule(true, "same, même", like: "2024 same week", "Same week last yr")
  /// Behind a number these are what all of them come to.
  static let spans = WordRule(true, "weeks, wks, semaines, months, mois", like: "3 weeks", "2 wks")
  /// Behind a span and a number these are what it has: `Week (5 days)`.
  static let ofDays = WordRule(true, "days, jours, tage", like: "Week (5 days)")
  /// With a number these are a name: `Number 9`.
  static let numbers = WordRule(false, "number, nummer, numero", like: "Number 9")
  /// Before the name of a dog these are what it paid.
  static let sumsOf = WordRule(true, "sum, summe", like: "Sum Fergus")
  /// Behind a span these make it what has come in so far.
  static let toDate = WordRule(true, "to date", like: "MONTH TO DATE")
  /// Before a month or a day these make it what has come in from then on.
  static let since = WordRule(true, "since, depuis", like: "Since Jan", "since Sept 1")
  /// What begins so went out.
  static let less = WordRule(true, "less, minus, moins", like: "less Tyler's wages", "minus gas")
  /// What begins so is measured, and no money.
  static let measures = WordRule(
    true, "temp, temps, temperature, température", like: "Temp at 8am", "Temps")
  /// Behind what is measured these say in what.
  static let units = WordRule(true, "cm, mm, °c, °f, km/h, kmh, kph", like: "Snow cm", "Rain (mm)")
  /// Behind the name of a helper these make it what goes to that one.
  static let wages = WordRule(
    true, "hrs, hours, pay, wage, wages, salary, allowance, loan, heures, salaire", like: "Kayla hrs",
    "Kayla’s pay",
    "Emma allowance")
  /// Before the name of who got them.
  static let wagesOf = WordRule(true, "wages, wage, salary, allowance, salaire", like: "Wages Kim")
  /// What begins so shows how a line is filled in.
  static let examples = WordRule(
    true, "example, exemple, beispiel, sample", like: "EXAMPLE (Rover)", "Sample dog")
  /// What begins so is a part of the figure above.
  static let parts = WordRule(
    true, "of that, of which, of this, out of, dont les", like: "of that tips", "of which cash came in")
  /// With these it is the total of all weeks, where there are several.
  static let overall = WordRule(true, "grand", like: "Grand Total")
  /// With these alone it is the week's own total.
  static let totals = WordRule(false, "total, totals", like: "Total", "Totals")
  /// Beside the heading of a group these make the sum of that group.
  static let ofGroup = WordRule(
    true, "sub, subtot, tot, sum",
    like: "AM tot", "Pack sum", "Sub total Bedford", "Tot morning group")
  /// At either end of a name these make it one of a sum, whatever else it says.
  static let sums = WordRule(
    true, "total, totals, subtotal, subtotals, subtot, sub, ttl, summe", like: "Mike total",
    "Page 2 subtotal", "TOTAL both pages"
  )
  /// So do these, but beside the heading of a group: "PUPPIES (half price)".
  static let shares = WordRule(true, "share, half", like: "Sarah's half", "my share")
  /// Of those, the ones that no dog's name begins with: a dog may be called Total Recall.
  static let standingFirst = WordRule(
    true, "subtotal, subtotals, share", like: "Subtotal Bedford", "Share of Jo")
  /// Behind other words these make it what she asks for something, where a figure stands beside it.
  static let offers = WordRule(
    true, "walk, walks, dogs, visit, visits, hour, session, sessions, balade", like: "Group walk", "Big dogs",
    "Half hour")
  /// Before a day these say when her money went there.
  static let atBank = WordRule(
    true, "deposited, banked, deposit", like: "Deposited Sat Nov 6", "Banked on Monday")
  /// Behind things these say what she got for them.
  static let sales = WordRule(true, "sold, vendus, vendues", like: "Calendars sold", "Tuques vendues")
  /// With words that say nothing more these are figures of hers; alone they may be the name of a dog.
  static let phrased = WordRule(
    true, "bank, tin, drawer, envelope, hand, car, phone, gift, per, repair, sold, nail", like: "In the bank",
    "Cash in tin", "cash in envelope", "Cash on hand", "Car wash", "Phone bill", "Per dog", "Cards sold",
    "Nail trims",
    "Gift cert")

  /// Whether a line beside one figure says what a hike costs, `Big dogs`: no dog is called so.
  static func isOffer(_ words: [String]) -> Bool {
    words.count > 1 && words.last.map(offers.set.contains) ?? false
  }

  /// With one of these a line is no total of its week.
  static let strong = WordRule(
    true,
    """
    dogs, hikes, count, number, running, far, owing, outstanding, expenses, gas, fuel, petrol, treats, bags,
    parking, tolls, vet, supplies, wages, repairs, insurance, budget, goal, target, profit, gross, net, average,
    avg, mileage, income, revenue, collected, collect, received, banked, deposited, deposits, billed, invoiced, uncollected,
    still, receivable, receivables, cumulative, grand, attendance, headcount, chiens, kms, km, kilometres,
    kilometers, hours, hrs, places, spots, seats, steps, balance, float, leftover, owed, owes, owe, etransfers, transfers,
    cheques, tips, driver, drivers, helper, helpers, hikers, walkers, lunch, lunches, tires, bills, rent, ads,
    advertising, licence, license, permit, permits, laundry, postage, stamps, printing, kijiji, cra, deposit, difference,
    diff, discrepancy, variance, booked, room
    """,
    like: "# dogs", "Running total", "Gas", "Km on van", "Vet", "Tolls", "Owing", "Head count",
    "Bank deposits", "Billed",
    "Still out", "Left to collect", "Kijiji ad", "Treats sold", "Per bank deposit", "Difference",
    "Booked")
  /// Beside those these say nothing more; alone they are no such line.
  static let others = WordRule(
    false,
    """
    total, totals, of, for, the, per, day, week, month, year, so, to, date, in, all, paid, cash, yr, weeks,
    months, wk, bank, account, accounts, carried, brought, montant, solde, etransfer, e, transfer, on, head,
    driven, walked, hiked, drove, trail, trails, out, free, open, available, two, three, four, five, less, minus, moins, after, before, and,
    weekly, monthly, daily, money, amount, each, this, me, carry, wash, bill, ad, leash, leashes, card, cards,
    canada, dog, new, office, nombre, opening, closing, both, page, pages, de, from, sold, left, last, trim, trims, nails, pass, passes, pack, packs,
    cert, certs, certificate, certificates, voucher, vouchers, van, truck, jar, envelope, wallet, hand, safe
    """,
    like: "Total", "Paid cash", "in van", "Jar")
}
