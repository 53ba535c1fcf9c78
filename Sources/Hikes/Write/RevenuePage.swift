import Bookkeeping
public import Civil
public import Documents
import Quantities

/// What came in as one page to look at: spans or names as bars, before and after tax, the busiest days, and who stands
/// how with the money. Every figure stands beside its bar, so that nothing is told by length or colour alone.
public enum RevenuePage {
  /// - Parameters:
  ///   - grouping: what a bar stands for; a month where rows would go by month and dog.
  ///   - accounts: the dogs whose standing is shown, as of the day.
  public static func page(
    _ ledger: Ledger, by grouping: Revenue.Grouping, accounts: [AccountStanding], _ book: Book,
    asOf: CivilDate
  ) -> HTMLPage {
    let revenue = Revenue(ledger, by: grouping == .monthAndDog ? .month : grouping)
    let days = ledger.lines.map(\.serviceDate)
    return HTMLPage(language: "en-CA", title: "What was earned", style: style) {
      Markup("main") {
        Markup("header") {
          Markup("h1") { "What was earned" }
          Markup("p", ["class": "faint"]) {
            [
              book.rules.business, span(days.min(), days.max()), "as of \(asOf.longText)",
            ].filter { !$0.isEmpty }.joined(separator: " · ")
          }
        }
        totals(revenue)
        bars(revenue)
        if revenue.grouping != .weekday { busiest(ledger) }
        standing(accounts, book)
      }
    }
  }

  private static func span(_ first: CivilDate?, _ last: CivilDate?) -> String {
    guard let first, let last else { return "" }
    return first == last ? "hike of \(first)" : "hikes of \(first) to \(last)"
  }

  private static func totals(_ revenue: Revenue) -> Markup {
    let total = revenue.total
    let figures = [
      ("Before HST", total.net.dollars), ("HST", total.hst.dollars), ("With HST", total.gross.dollars),
      ("Hikes paid", "\(revenue.hikes)"),
    ]
    return Markup("dl", ["class": "totals"]) {
      for (name, figure) in figures {
        Markup("div", ["class": "panel"]) {
          Markup("dt") { name }
          Markup("dd") { figure }
        }
      }
    }
  }

  private static func bars(_ revenue: Revenue) -> Markup {
    let widest = revenue.rows.map(\.taxed.gross.magnitude.cents).max() ?? 0
    return Markup("section", ["class": "panel"]) {
      Markup("h2") { "By \(revenue.grouping.rawValue)" }
      Markup("p", ["class": "legend"]) {
        Markup("span", ["class": "key net"])
        " before HST "
        Markup("span", ["class": "key hst"])
        " HST"
      }
      if revenue.rows.isEmpty { Markup("p") { "No money came in yet." } }
      Markup("ul", ["class": "bars"]) {
        for row in revenue.rows {
          Markup("li") {
            Markup("span", ["class": "name"]) { name(of: row, revenue.grouping) }
            Markup("span", ["class": "bar"]) {
              bar("net", row.taxed.net, of: widest)
              bar("hst", row.taxed.hst, of: widest)
            }
            Markup("span", ["class": "figure"]) {
              Markup("strong") { row.taxed.gross.dollars }
              Markup("span", ["class": "faint"]) {
                " \(row.taxed.net) + \(row.taxed.hst) HST, \(count(row.hikes, "hike"))"
              }
            }
          }
        }
      }
    }
  }

  /// Money given back draws no bar.
  private static func bar(_ kind: String, _ money: Money, of widest: Int) -> Markup {
    let tenths = widest == 0 ? 0 : max(0, money.cents) * 1000 / widest
    return Markup("i", ["class": kind, "style": "width:\(tenths / 10).\(tenths % 10)%"])
  }

  private static func name(of row: Revenue.Row, _ grouping: Revenue.Grouping) -> String {
    switch grouping {
    case .monthAndDog, .month: row.start.map { "\(MonthName.fullName($0.month)) \($0.year)" } ?? "no day"
    case .week: row.start.map { "week of \($0.shortText) \($0.year)" } ?? "no day"
    case .quarter: row.start.map { TaxPeriod.quarter.label(containing: $0) } ?? "no day"
    case .year: row.start.map { TaxPeriod.year.label(containing: $0) } ?? "no day"
    case .weekday: row.weekday?.fullName ?? "no day"
    case .dog: row.name.isEmpty ? "no dog named" : row.owner.isEmpty ? row.name : "\(row.name) (\(row.owner))"
    case .client: row.owner.isEmpty ? "no owner named" : row.owner
    }
  }

  private static func busiest(_ ledger: Ledger) -> Markup {
    let rows = Revenue(ledger, by: .weekday).rows.sorted { $0.hikes > $1.hikes }
    let most = rows.map(\.hikes).max() ?? 0
    return Markup("section", ["class": "panel"]) {
      Markup("h2") { "Busiest days" }
      Markup("ul", ["class": "bars"]) {
        for row in rows {
          Markup("li") {
            Markup("span", ["class": "name"]) { row.weekday?.fullName ?? "no day" }
            Markup("span", ["class": "bar"]) {
              Markup("i", ["class": "net", "style": "width:\(most == 0 ? 0 : row.hikes * 100 / most)%"])
            }
            Markup("span", ["class": "figure"]) {
              Markup("strong") { count(row.hikes, "hike") }
              Markup("span", ["class": "faint"]) { " \(row.taxed.gross.dollars)" }
            }
          }
        }
      }
    }
  }

  /// How many stand how, and by name only those with whom something is open.
  private static func standing(_ accounts: [AccountStanding], _ book: Book) -> Markup {
    let groups = Dictionary(grouping: accounts, by: \.standing)
    let open = accounts.filter { $0.balance > .zero }
    return Markup("section", ["class": "panel"]) {
      Markup("h2") { "How the dogs stand" }
      Markup("p") {
        Standing.allCases.map { "\(groups[$0]?.count ?? 0) \($0.rawValue)" }.joined(separator: " · ")
      }
      if open.isEmpty {
        Markup("p", ["class": "good"]) { "Nothing is owed." }
      } else {
        Markup("table") {
          Markup("thead") {
            Markup("tr") {
              for head in ["Dog", "Owes", "Last paid"] { Markup("th", ["scope": "col"]) { head } }
            }
          }
          Markup("tbody") {
            for account in open {
              Markup("tr") {
                Markup("td") {
                  Markup("span", ["class": account.standing == .overdue ? "bad" : nil]) {
                    book.label(account.dog)
                  }
                  Markup("span", ["class": "faint"]) {
                    [account.client?.owner ?? "", account.standing.rawValue].filter { !$0.isEmpty }
                      .joined(separator: ", ").prefixed(" – ")
                  }
                }
                Markup("td") { account.balance.dollars }
                Markup("td") { account.lastPayment?.description ?? "never" }
              }
            }
          }
        }
      }
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static let style = """

    section, header { margin-bottom: 1rem; }
    .totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .7rem; margin: 0 0 1rem; }
    dt { color: var(--faint); }
    dd { margin: 0; font-size: 1.4rem; font-weight: 700; font-variant-numeric: tabular-nums; }
    .legend { font-size: .95rem; }
    .key { display: inline-block; width: .9em; height: .9em; border-radius: .2em; vertical-align: -.08em; }
    .net { background: var(--series-1); }
    .hst { background: var(--series-2); }
    .bars li { display: grid; grid-template-columns: 9.5rem 1fr 19rem; gap: .2rem .8rem; align-items: center; padding: .3rem 0; }
    .bars li + li { border-top: 1px solid var(--line); }
    .bar { display: flex; height: 1.3rem; background: var(--land); border-radius: .3rem; overflow: hidden; }
    .bar i { display: block; height: 100%; }
    .figure { font-variant-numeric: tabular-nums; }
    @media (max-width: 46rem) {
      .bars li { grid-template-columns: 1fr; }
      .figure .faint { display: inline-block; }
    }
    @media print {
      .bars li { break-inside: avoid; }
      .net, .hst, .bar { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    }

    """
}

extension String {
  fileprivate func prefixed(_ mark: String) -> String { isEmpty ? "" : mark + self }
}
