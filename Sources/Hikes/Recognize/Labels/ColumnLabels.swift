import Civil
import Tabular

/// The headings of columns that are no days, as people write them.
enum ColumnLabels {
  /// Over the names of the dogs.
  static let dogs = WordRule(
    (),
    """
    dog, dogs, dog name, dog's name, dog names, name, names, pup, pups, pet, pet name, chien, chiens,
    dogs name, row labels, hund, hound, hounds, doggo, doggos, pooch, pooches, nom, nom du chien, dog(s)
    """,
    like: "Dog Name", "Pup", "Nom du chien", "Dog(s)")

  static let names = dogs.set

  static let rules: [WordRule<ColumnRole>] = [
    WordRule(
      .notes,
      """
      notes, note, notse, nots, comments, comment, remarks, remark, observations, memo, notes:, remarques,
      remarque, commentaires, commentaire, observation, à noter, rmk, rmks, report, reports, handover, charting, to remember, remember, what happened,
      to do, todo, to-do, reminder, reminders, à faire,
      what happend, info, details, other notes, what else, notiz, notizen, bemerkung, anything else, status, statut,
      weather, conditions, météo
      """,
      like: "Comments", "Remarques", "Commentaire", "To do"),
    WordRule(
      .rowTotal,
      """
      total, totals, tot, wk tot, $ total, total week, week's total, total for week,
      total for the week, paid total, week total, weekly total, sum, row total, total $, total paid,
      wk total, totaux, total owed, wk $, week $, wk, sub, subtotal
      """,
      like: "Week total", "Week's total"),
    WordRule(
      .monthTotal,
      """
      month, mois, month total, total month, mo total, monthly total, total du mois, month $, grand total
      """,
      like: "Month total"),
    WordRule(
      .tax,
      """
      hst, gst, tax, taxes, tvh, tps, + hst, +hst, incl hst, with hst, total with hst, total incl hst, total + hst,
      total incl. hst, total w/ hst, with tax, total with tax
      """,
      like: "HST 14%", "Tax (15%)", "Total incl. HST"),
    WordRule(
      .owner,
      """
      owner, owners, guardian, guardians, handler, client, clients, owner name, owner(s), human, humans, family, parent, parents,
      last name, surname, customer, propriétaire, client name, owner's name, family name,
      belongs to, your name, customer name, received from, payer, sender, besitzer, kunde, halter, whose, maître, maîtres, maitre, maîtresse, famille, proprio
      """,
      like: "Client name", "Propriétaire"),
    WordRule(
      .phone,
      """
      phone, fone, ph, ph #, tel, tél, cell, mobile, phone #, telephone, phone number, cell #, téléphone, contact, cellulaire
      """,
      like: "Phone #"),
    WordRule(.email, "email, e-mail, courriel, email address", like: "E-mail"),
    WordRule(
      .address,
      """
      address, pickup, pick up, pick-up, adresse, street, pickup address, home address
      """,
      like: "Pickup address"),
    WordRule(
      .region,
      """
      area, region, zone, community, neighbourhood, neighborhood, town, route, location, secteur
      """,
      like: "Neighbourhood"),
    WordRule(
      .rate,
      """
      rate, price, prise, fee, $, cost, tarif, prix, $/hike, rate/hike, per hike, rate ($), price per hike,
      unit $, unit price, hike rate, hike price, sales price, each, per day, /day, day rate, per walk, $/walk, rate/walk, @, @ $, $ @, x rate, x price, rate x, how much, fee $,
      price $, cost $, usual, usual rate, usual $, $ per walk, $ per hike, $ per outing, per outing, per adventure
      """,
      like: "Price per hike", "Tarif", "Unit $", "@"),
    WordRule(
      .number,
      """
      #, envelope #, env #, no, no., num, number, n°, nr, ser, serial, serial no, serial #, seq, line, line #, # dogs, # of dogs, no of dogs, no. of dogs,
      number of dogs, how many dogs
      """,
      like: "#", "No.", "Ser.", "# dogs"),
    WordRule(
      .figure,
      """
      charge, charges, charged, chg, chgd, bill, to bill, billed, to invoice, invoiced, incl, bal fwd, bal forward, balance fwd, b/fwd, bfwd,
      balance forward, prev, previous, b/f, brought forward, c/f, carried forward, # walks, walks, no of walks, # of walks, no of hikes, # of hikes,
      total walks, total hikes, how many, no. of days, # hiked, times, units, to date, year to date, so far, running, cumulative, fam. total, family total, fam total, owner total, client total, household total, gross,
      net, gross sales, net sales, discount, discounts, qty, quantity, qté, units sold, to collect,
      expected, à percevoir, fees, processing fees, total collected, net total
      """,
      like: "Charge", "To bill", "Incl.", "Bal fwd", "# Walks", "Qty"),
    WordRule(
      .other,
      """
      lbs, lb, weight lbs, kg, civic #, civic no, civic, street #, street no, house, house #, house no, unit #, apt #, stop,
      stop #, seat, id, dog id, client id, ck#, ck #, chq #, chq#, cheque #, cheque no, inv, inv #, invoice no, receipt #,
      ref, ref #, confirmation, conf #, row, prev bal, prev balance, previous balance, opening balance,
      closing balance, opening, closing, adj, adjustment, credit, credit from before, previous credit, credit b/f, breed, age, sex, color, colour, weight, size,
      birthday, vet, plan, plans, package, packages, forfait, deal, group, grp, van, crate, hike, time, am/pm, slot, race, unpaid, à payer, to pay, owed from before, from before, from last wk, from last week, from last time, owed fwd, still owed, still owing, owing, owes, owed, balance, bal, due,
      outstanding, hikes left, walks left, # left, amount owing, balance due, owing $, carry over, carried over, paid?, pd?, paid y/n,
      paid (y/n), payé?, method, payment method, how, how paid, paid by, paid how, tip, tips, pourboire, hikes, # hikes, days, # days,
      count, hikes/wk, schedule, regular days, since, km, kms, hrs, hours, mileage, start, start date, key,
      keys, code, key box, keybox, lock box, key #, key no, key no., key number, key code, lockbox, alarm, gate, gate #, gate code, door, door #, door code, key safe, keysafe, entry code, clé, left, remaining,
      card, cards, on card, left on card, hikes remaining, walks remaining, restant, restants, reste,
      clé #, gl, gl code, gl acct, gl account, a/c, emergency contact, food, meds, allergies, collar, tag, licence, license, active, invoice,
      invoice #, cheque, cheque #, receipt, inv no, inv nr, invoice nr, cust, cust #, cust no, customer #,
      customer no, client #, client no, account #, acct #, acct, acct., order, order #, order no, booking #, ticket #, file #, leash #, leash no,
      created, created at, created_at, created on, updated, updated at, updated_at, updated on, modified, last modified, last edited, edited
      """,
      like: "Breed", "Hikes left", "Left", "Gate", "Owing", "Paid?", "Key #", "Inv.", "Cust. #", "Order No.",
      "created_at"),
    WordRule(
      .paid,
      """
      paid, pd, payment, payments, receipts, amount, amt, amount paid, mthly chq, monthly chq, monthly cheque, mthly cheque, paid monthly, e-t, e-transfer, etransfer, payé, bezahlt, received, $ paid, paid $,
      rec'd, rec’d, recd, rcvd, amt rec'd, amt. rec'd, amt recd, amt received, amount received, amount rec'd, amount recd, amt paid, prepaid, pre-paid, paid ahead, paid in advance, $ rec'd, $ rec’d, $ recd, $ received, env, env., envelope, envelopes, got, collected, money in, came in, took in, handed over,
      cash in, paid in full, reçu, reçus, encaissé, perçu
      """,
      like: "Amount paid", "$ paid", "Rec'd", "Envelope"),
  ]

  /// Behind any other word the column tells things apart and counts nothing.
  static let identifiers = WordRule(
    ColumnRole.other, "id, code, key, tag, chip, licence, license, slip", like: "Visit ID", "Alarm code",
    "Dog tag",
    "Deposit slip")

  /// What stands for `#` behind the name of a column.
  static let numberSigns = WordRule(
    ColumnRole.other, "no., no, nr., nr, num, num., number", like: "Receipt No.", "Invoice number")

  /// Under these stands what a dog is charged, be it paid or not.
  static let charges = WordRule(
    ColumnRole.figure, "charge, charges, charged, chg, chgd, bill, to bill, billed, to invoice, invoiced",
    like: "Charge",
    "To bill")

  /// Beside the days these say how a dog paid for its week.
  static let ways = WordRule(
    ColumnRole.other, "method, payment method, how, how paid, paid by, paid how, pay type, mode de paiement",
    like: "Method", "How paid")

  /// Beside a column of what was paid these are what was charged.
  static let amounts = WordRule(ColumnRole.figure, "amount", like: "Amount")

  /// Under these a row counts its hikes.
  static let counts = WordRule(
    true,
    """
    #, how many, # hiked, times, units, hikes, # hikes, qty, quantity, qté, no of hikes, # of hikes, total hikes, walks, # walks, no of walks, # of walks, total walks, days,
    # days, count
    """,
    like: "# Walks", "Hikes")

  static let roles = WordRule.table(rules)

  /// What a column of a kind is called first.
  static func label(_ role: ColumnRole) -> String { rules.first { $0.meaning == role }?.words.first ?? "" }

  static func role(_ text: String) -> ColumnRole? {
    let folded = inDollars(text.folded)
    if let role = role(folded: folded) ?? parted(text).flatMap({ Self.role(folded: $0) }) { return role }
    // "Inv." and "Cust. #" are cut short.
    let plain = folded.filter { $0 != "." }.trimming(": ")
    let role = plain == folded ? nil : role(folded: plain)
    return role ?? ofSeveralWords(folded) ?? withoutCurrency(text).flatMap { Self.role(folded: $0) }
      ?? ofPayday(folded) ?? ofTheWeek(folded)
      ?? sumRole(text)
  }

  /// `£`, `€ paid`, as the same in dollars.
  static func inDollars(_ folded: String) -> String {
    folded.utf8.allSatisfy { $0 < 0x80 }
      ? folded : String(folded.map { WrittenNumber.otherCurrencies.contains($0) ? "$" : $0 })
  }

  /// What heads a column may say that it is of its week: `Paid this week`.
  static let thisWeek = WordRule(
    true,
    "this week, this wk, for the week, for week, for wk, of the week, week, wk, cette semaine, de la semaine",
    like: "Paid this week", "Payé cette semaine")

  /// `Paid this week`, as `Paid`; nil for any other text.
  private static func ofTheWeek(_ folded: String) -> ColumnRole? {
    let words = folded.split(separator: " ", maxSplits: longestOfTheWeek).map(String.init)
    guard words.count <= longestOfTheWeek else { return nil }
    return words.indices.dropFirst().lazy.filter {
      thisWeek.set.contains(words[$0...].joined(separator: " "))
    }
    .compactMap { role(folded: words[..<$0].joined(separator: " ")) }.first { $0 == .paid || $0 == .notes }
  }

  /// `amount paid so far for the week`
  private static let longestOfTheWeek = 8

  /// `rate_cad`, `Paid CAD` without the currency; nil for any other text.
  private static func withoutCurrency(_ text: String) -> String? {
    let words = (parted(text) ?? text.folded).split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, SummaryLabel.currencies.set.contains(last) else {
      return nil
    }
    return words.dropLast().joined(separator: " ")
  }

  /// `Pd Fri`, `Paid on Friday`: what was paid on a day of the week; nil for any other text.
  private static func ofPayday(_ folded: String) -> ColumnRole? {
    let words = folded.split(separator: " ").map(String.init)
    guard (2...3).contains(words.count), Weekday(name: words[words.count - 1]) != nil,
      role(folded: words[0]) == .paid, words.count == 2 || SpanWords.openers.set.contains(words[1])
    else { return nil }
    return .paid
  }

  /// `HikeRate`, `owner_name` as programs write them, in words; nil for any other text.
  static func parted(_ text: String) -> String? {
    var words = ""
    for (last, next) in zip(" " + text, text) {
      if last.isLowercase, next.isUppercase { words += " " }
      words.append(next == "_" ? " " : next)
    }
    return words == text ? nil : words.folded
  }

  /// What a name of a total heads, `wk sub-tot.`.
  private static func sumRole(_ text: String) -> ColumnRole? {
    guard let label = SummaryLabel(text) else { return nil }
    return label.measure == .tax ? .tax : label.scope == .week ? .rowTotal : .monthTotal
  }

  private static func role(folded: String) -> ColumnRole? {
    if let role = roles[folded] { return role }
    // `Remarques / Notes`
    let parts = parts(folded)
    let first = parts.lazy.compactMap { roles[$0] }.first
    if parts.count > 1, let first,
      parts.allSatisfy({ roles[$0] == first || first == .notes && roles[$0] == nil })
    {
      return first
    }
    if identifiers.words.contains(where: { folded.hasSuffix(" " + $0) }) { return identifiers.meaning }
    // "Receipt No." is a "Receipt #".
    for sign in numberSigns.words where folded.hasSuffix(" " + sign) {
      return roles[folded.dropLast(sign.count) + "#"]
    }
    guard folded.last == "%" || folded.hasSuffix("%)") else { return nil }
    // "HST 15%", and "Bev 40%" for a share of what came in.
    let name = folded.prefix { !$0.isNumber && $0 != "(" }
    return roles[String(name).trimmingSpaces] == .tax ? .tax : .figure
  }

  /// Whether a text heads the column of the dogs, in two languages perhaps: `Chien / Dog`.
  static func isOfDogs(_ text: String) -> Bool {
    let folded = text.folded
    if names.contains(folded) || parts(folded).allSatisfy(names.contains) { return true }
    let words = PartialDate.words(parted(text) ?? folded)
    return (2...4).contains(words.count) && words.contains(where: ofDogs.set.contains)
      && words.allSatisfy { ofDogs.set.contains($0) || besideDogs.set.contains($0) }
  }

  /// With one of these and nothing but those below it is a heading of the dogs as well.
  static let ofDogs = WordRule(
    (), "dog, dogs, pup, pups, pet, pets, hund, hunde, chien, chiens", like: "Name of dog")
  static let besideDogs = WordRule(
    (), "client, client's, customer, name, names, of, the, our, my, all, who, which, nom, du, des, s, '",
    like: "Client dog", "Names of the dogs")

  private static func parts(_ folded: String) -> [String] {
    folded.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
  }

  static func isLabel(_ text: String) -> Bool { isOfDogs(text) || role(text) != nil }

  static func roles(_ row: SheetRow) -> [Int: ColumnRole] {
    var found: [Int: ColumnRole] = [:]
    for (index, text) in row.cells.enumerated() {
      if let role = text.role { found[index + 1] = role }
    }
    return found
  }
}
