/// The signs and words that are a whole cell, folded.
enum CellSigns {
  static let rules: [WordRule<CellMark>] = [
    WordRule(.dash, "-, --, –, —, ., none, nil, /, false, faux", like: "-", "none"), notAvailable,
    WordRule(.dash, words: ["[ ]", "[]", "( )", "()", "[_]", "☐", "□", "◻", "◻️"], like: "[ ]", "☐"),
    WordRule(.dash, words: ["0", "0.00", "0,00", "0.0"], like: "0", "0.00", "0,00"),
    WordRule(
      .mark, "x, xx, ✓, ✔, ✔️, ☑, ✅, 👍, 🐾, ½, ½x, ½✓, ½✔, y, yes, √, *, true, vrai, oui", like: "X", "✓", "Yes"
    ),
    WordRule(.cross, "✗, ✘, ✖, ✖️, ❌, ☒", like: "✗"),
    WordRule(.status(.whole(.sick)), "🤒, 🤮, 🤢, 🤧, 😷", like: "🤒"),
    WordRule(.status(.whole(.injured)), "🤕, 🩹", like: "🤕"),
    WordRule(.status(.whole(.away)), "🏖, 🏖️, ✈, ✈️, 🏝, 🏝️, 🏕, 🏕️, 🧳, ⛱, ⛱️", like: "🏖", "✈️"),
    WordRule(.status(.whole(.off)), "🚫, ⛔, 🎄, 🍁, 🎃, 🎉", like: "🚫", "🎄"),
    WordRule(.status(.whole(.unpaid)), "💸", like: "💸"),
    WordRule(.status(.whole(.vet)), "🏥, 💉", like: "🏥"),
    WordRule(.status(.whole(.grooming)), "✂, ✂️, 🛁, 💈", like: "✂️"),
    WordRule(
      .status(.whole(.cancelled)), "⛈, ⛈️, 🌨, 🌨️, ❄, ❄️, 🌪, 🌪️, 🌧, 🌧️, 🌀", like: "❄️"),
    // In a note these say nothing of the days: "no treats", "heat sensitive".
    WordRule(.status(.whole(.off)), "no, non", like: "No"),
    WordRule(
      .status(.whole(.unpaid)),
      "not yet, pas encore, later, pay later, pay next time, next time, not yet pd, not yet paid, ows, owse, ows me, missed etrans, missed etr",
      like: "not yet", "later"),
    // She will be paid for all of them at once.
    WordRule(
      .status(.whole(.unpaid)),
      """
      inv, inv., inv'd, invd, invoice, invoiced, to invoice, to be invoiced, billed, to bill, to be billed, on account,
      on acct, acct, on tab, facturé, facturée, à facturer
      """, like: "inv", "Invoiced", "on account"),
    WordRule(
      .status(.whole(.cancelled)),
      """
      rain, heat, too wet, pluie, road closed, roads closed, road washed out, rd washed out, route fermée,
      chemin barré, chemin fermé, can., ann., bad weather, weather bad, too much ice, too icy, ice, buried,
      stuck, no plow, drifted in, trees, roof gone, frozen pipes, pipes frozen, heat wave, flood,
      snoe day, blocked:weather, smoke, wildfire, evac, evacuated, evacuation
      """, like: "Rain", "heat", "Road closed", "Ice", "trees"),
    WordRule(
      .status(.whole(.off)),
      """
      lab day, lab. day, thanksg, thanksg'g, vic day, vic. day, remembrance, qeii hol, home, moved away, quit, hollyday, holliday
      """, like: "Lab. Day", "home"),
    WordRule(.status(.whole(.noShow)), "no ans, no ans.", like: "no ans"),
    WordRule(
      .status(.whole(.away)),
      "w/ mom, with mom, w/ dad, with dad, w/ mum, with mum, trip, kids home, beach, march brk",
      like: "w/ mom", "beach"),
    WordRule(.status(.whole(.sick)), "ear inf, ear inf.", like: "ear inf"),
    WordRule(.status(.whole(.injured)), "porcupine, porcupine quills, quills", like: "porcupine"),
    WordRule(.status(.whole(.interview)), "intro hike, intro walk", like: "intro hike"),
    WordRule(
      .paidBefore,
      "prepd, prepaid, pre-paid, pre-pd, prepayed, ppd, paid ahead, pd ahead, pd in advance, paid in advance, prépayé, prépayée, payé d'avance",
      like: "prepaid", "pd ahead"),
    WordRule(
      .doubt,
      """
      ?, ??, ???, pd?, paid?, pd ?, paid ?, payé?, e-t?, did he pay?, did she pay?, did they pay?, did i get paid?,
      has he paid?, has she paid?, have they paid?, a-t-il payé?, a-t-elle payé?, owes?, owing?, np, n/p, n.p.,
      idk, dunno, not sure, no idea
      """, like: "?", "pd?", "did he pay?", "NP"),
    WordRule(
      .unreadableAmount, words: ["\"", "''", "〃", "ditto", "idem", "\"\"", "do."], like: "\"", "ditto"),
    WordRule(
      .paid(method: ""),
      "pd, paid, settled, rec'd, rec’d, recd, rcvd, recvd, pd., paid., payed, payd, pade, p, réglé, regle, réglée, payé, paye, payée, payee, pd ✓, ✓ pd, paid ✓, ✓ paid, bez, bez., bezahlt",
      like: "PAID", "pd."),
    WordRule(.paid(method: ""), "💵, 💰", like: "💵"),
    WordRule(.paid(method: "cash"), "paid cash, pd cash, got cash, cash", like: "Paid cash"),
    WordRule(
      .paid(method: "e-transfer"),
      "e-t, et, etf, emt, e-transfer, etransfer, interac, interac e-transfer, paid e-transfer, pd e-t",
      like: "e-T", "E-transfer"),
    WordRule(.paid(method: "cheque"), "cheque, chq, chèque, paid cheque, pd cheque", like: "chq"),
  ]

  /// What programs write where there is nothing; a hand that writes it once or twice means that the dog was not there.
  static let notAvailable = WordRule(CellMark.dash, "n/a, na, null, nan, undefined", like: "N/A", "null")

  /// Heads of arrows that are a whole cell: behind an absence it goes on.
  static let arrowHeads = WordRule(
    CellMark.status(.whole(.away)), words: [">", "→", "⟶", "➔", "➜", "➡", "»", "►", "▶"],
    like: "->", "-->", "→", ">>>", "= = >")

  /// Whether a text is nothing but an arrow.
  static func isArrow(_ folded: String) -> Bool {
    let heads = folded.filter { !"-–—=. ".contains($0) }
    return !heads.isEmpty && heads.allSatisfy { arrowHeads.set.contains(String($0)) }
  }

  static let meanings = WordRule.table(rules)
}
