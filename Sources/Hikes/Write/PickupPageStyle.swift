/// How the day's page looks and what it does, beside what every page has.
enum PickupPageStyle {
  static let rules = """

    .day, .hikes { display: grid; gap: 1rem; margin-bottom: 1rem; }
    .sum { font-size: 1.3rem; font-weight: 700; }
    .overview li { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: baseline; margin: .4rem 0; }
    .chip, .badge { background: var(--series); color: var(--on-series); font-weight: 700; text-decoration: none; }
    .chip { border-radius: 1rem; padding: .15rem .8rem; }
    .series-1 { --series: var(--series-1); }
    .series-2 { --series: var(--series-2); }
    .hike { border-top: .4rem solid var(--series); }
    .leaves { font-weight: 400; }
    .stop { display: flex; gap: .8rem; padding: .8rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
    .badge {
      flex: none; width: 2.2rem; height: 2.2rem; border-radius: 50%; display: inline-flex; align-items: center;
      justify-content: center; margin-top: .3rem;
    }
    .series-2 .badge { border-radius: .4rem; }
    .body { flex: 1; min-width: 0; }
    .dog + .dog { margin-top: .5rem; }
    .dog label { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .6rem; min-height: 2.75rem; cursor: pointer; }
    .dog input { width: 1.7rem; height: 1.7rem; margin: 0; accent-color: var(--good); flex: none; }
    .name { font-size: 1.35rem; font-weight: 700; }
    .dog:has(:checked) .name { color: var(--faint); text-decoration: line-through; }
    .standing { font-size: .95rem; font-weight: 600; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .6rem; }
    .note { margin: .3rem 0; }
    .links .button { padding: .3rem .7rem; font-size: 1rem; }
    .links { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin-top: .4rem; }
    .owner a { display: inline-block; padding: .35rem 0; }
    .trail { border-top: 1px solid var(--line); padding-top: .8rem; }
    @media (min-width: 60rem) {
      .day { grid-template-columns: 1fr 1.1fr; align-items: start; }
      .two .hikes { grid-template-columns: 1fr 1fr; align-items: start; }
    }
    @page { size: letter; margin: .4in; }
    @media print {
      body { font-size: var(--print, 9pt); line-height: 1.22; }
      main { max-width: none; }
      h1 { font-size: 16pt; margin: 0; }
      h2 { font-size: 1.25em; margin: 0 0 .1em; }
      .sum { font-size: 1.2em; }
      .day { grid-template-columns: 1fr 3.15in; gap: .15in; margin-bottom: .1in; align-items: start; }
      .map { width: 3.15in; border: 1px solid #999; }
      .two .hikes { grid-template-columns: 1fr 1fr; gap: .12in; align-items: start; }
      .hikes { margin: 0; }
      .overview li { margin: .15em 0; }
      .panel { border-radius: 0; border-width: 0; border-top: 2pt solid var(--series); padding: .3em 0 0; }
      .many { columns: 2; column-gap: .2in; }
      .stop { gap: .5em; padding: .28em 0; break-inside: avoid; }
      .badge { width: 1.9em; height: 1.9em; margin: 0; background: #fff; color: #000; border: 1.2pt solid #000; }
      .dog + .dog { margin-top: .2em; }
      .dog label { min-height: 0; gap: 0 .5em; }
      .dog input { width: 1.1em; height: 1.1em; appearance: none; border: 1pt solid #000; }
      .dog:has(:checked) .name { color: #000; text-decoration: none; }
      .name { font-size: 1.2em; }
      .owner a { padding: 0; }
      .standing { font-size: 1em; padding: 0 .4em; }
      .notice { padding: 0; }
      .note { margin: 0; font-style: italic; }
      p { margin: 0; }
      .chip { color: #000; background: none; padding: 0; }
      .chip::after { content: ":"; }
      .trail { padding-top: .3em; }
    }

    """

  /// Remembers the ticks of a day on this device, and counts them. Without a memory the ticks hold until the page is
  /// closed.
  static let script = """

    (function () {
      "use strict";
      var main = document.querySelector("main");
      var key = "hound-ticks-" + main.dataset.date;
      var ticked = {};
      try { ticked = JSON.parse(localStorage.getItem(key)) || {}; } catch (error) { ticked = {}; }
      var boxes = Array.from(document.querySelectorAll("input[data-dog]"));
      function count() {
        document.querySelectorAll("section.hike").forEach(function (hike) {
          var of = hike.querySelectorAll("input[data-dog]");
          var on = hike.querySelectorAll("input[data-dog]:checked");
          hike.querySelector(".count").textContent = on.length + " of " + of.length + " aboard";
        });
      }
      boxes.forEach(function (box) {
        box.checked = ticked[box.dataset.dog] === true;
        box.addEventListener("change", function () {
          if (box.checked) { ticked[box.dataset.dog] = true; } else { delete ticked[box.dataset.dog]; }
          try { localStorage.setItem(key, JSON.stringify(ticked)); } catch (error) { /* No memory: no harm. */ }
          count();
        });
      });
      count();
    })();

    """

  /// The size of type with which the day fills one sheet of letter paper and not more, in points: reckoned from the
  /// lines of the longer column. 72 points make an inch.
  static func printSize(_ plan: DayPlan, _ book: Book) -> String {
    for tenths in stride(from: 115, through: 55, by: -5) {
      // Half an em is about the mean width of a letter; a column is 3.75 inches less the number and its gap.
      let isSplit = plan.shown.count > 1
      let columns = plan.shown.map { hike -> Int in
        let isMany = !isSplit && plan.dogs(in: hike).count > 8
        let width = (isSplit || isMany ? 270 : 550) * 10 / tenths - 3
        let lines = lines(of: hike, plan, book, width: max(10, width * 100 / 52))
        return isMany ? (lines.stops * 55 / 100) + lines.rest : lines.stops + lines.rest
      }
      let lead =
        3 + plan.shown.count + (plan.impossible == nil ? 0 : 4) + plan.unplaced.count * 2
        + (plan.absences.count * 40 + 39) / 40 * 2
      // The map, 175 points high, or what stands beside it.
      let head = max(178, lead * tenths * 13 / 100 + 20)
      if (columns.max() ?? 0) * tenths * 122 / 1000 + head <= 720 {
        return "\(tenths / 10).\(tenths % 10)"
      }
    }
    return "5.5"
  }

  /// The lines of one hike in a column so many letters wide.
  private static func lines(of hike: PlannedHike, _ plan: DayPlan, _ book: Book, width: Int) -> (
    stops: Int, rest: Int
  ) {
    func wrapped(_ text: String) -> Int { text.isEmpty ? 0 : (text.count + width - 1) / width }
    let riders = PickupSheet.riders(of: hike, plan)
    let stops = riders.reduce(0) { lines, rider in
      let facts = PickupSheet.Facts(rider.dog, plan, book)
      let head = wrapped(facts.name + facts.standing + "        ")
      let notes = facts.notes.map { wrapped($0 + "           ") }.reduce(0, +)
      // Two lines' heights for the larger name and the space between stops.
      return lines + 1 + head + wrapped(facts.owner + facts.phone + "   ") + notes
        + (rider.isFirstOfStop ? wrapped(facts.address + "00:00 · 00.0 km · ") : 0)
    }
    return (
      stops,
      3 + wrapped((hike.trail?.name ?? "") + hike.trailReason + (hike.trail?.notes ?? "") + "              ")
    )
  }
}
