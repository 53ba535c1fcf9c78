#!/usr/bin/env python3
"""A whole year read at once, held against samples/2025/truth.json cell by cell."""
import os
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import YEAR, Check, accounted, by_cell, filled, hound, load, year_files

check = Check("year")
truth = load("2025", "truth.json")
book = check.path("book")
ran = hound("convert", *year_files(), "--book", book, "--dry-run", "--format", "json")
check.equal(ran.status, 0, "exit status", ran.err[:400])
check.that(not os.path.exists(book), "a dry run made a book")
report = ran.json()
check.equal(report.get("outcome"), "imported", "outcome", report.get("message"))
cells = by_cell(report)
expected = {(x["file"], x["a1"]) for x in truth["review_expected"]}
allowed = expected | {(x["file"], x["a1"]) for x in truth["review_ok"]}


def entry(file, cell):
    """The one entry of a cell; empty where there is none or more than one."""
    here = cells.get((file, cell), [])
    return here[0] if len(here) == 1 else {}


# Nothing vanishes: every cell once. The lists beside the sheets are in the report wholly or not at all.
for path in year_files():
    name = os.path.basename(path)
    if name in truth["files"]:
        check.equal(len([x for x in filled(path).values() if x.strip()]), truth["files"][name]["cells"],
                    name, "cells the truth counts")
    elif not any(file == name for file, _ in cells):
        print("  note: %s has no cells in the report" % name)
        continue
    accounted(check, report, path)

# Money, by cell, dog and date.
paid = set()
for file, cell, dog, date, cents in truth["payments"]:
    got = entry(file, cell)
    paid.add((file, cell))
    check.equal((got.get("kind"), got.get("dog"), got.get("date"), got.get("amount_cents")),
                ("payment", dog, date, cents), file, cell)
    check.that(not got.get("duplicate"), file, cell, "taken for a repetition")
for (file, cell), entries in cells.items():
    if any(e.get("kind") == "payment" for e in entries):
        check.that((file, cell) in paid, file, cell, "a payment that is none", entries[0].get("raw"))

# Statuses and hikes without money.
for file, cell, raw, dog, date, kind, status in truth["statuses"]:
    got = entry(file, cell)
    if (file, cell) in allowed and got.get("review"):
        check.that(got.get("kind") != "payment", file, cell, raw, "asked, and booked as money")
    else:
        check.equal((got.get("kind"), got.get("status")), (kind, status), file, cell, repr(raw))
    check.equal((got.get("dog"), got.get("date")), (dog, date), file, cell, repr(raw))

# Notes: kept as typed, on their dog, and understood where they speak of days.
for file, cell, raw, dog in truth["notes"]:
    got = entry(file, cell)
    check.that(got.get("kind") in ("note", "status"), file, cell, repr(raw), "a note read as", got.get("kind"))
    check.equal(got.get("dog"), dog, file, cell, repr(raw))
for file, cell, dog, status, first, last in truth["notes_mean"]:
    got = entry(file, cell)
    # A note on next week says nothing of the week it stands in.
    here = None if "next week" in got.get("raw", "") else status
    check.equal((got.get("dog"), got.get("status")), (dog, here), file, cell, repr(got.get("raw")), first, last)

# Her own totals: known as totals; each slip named with the figure it should be.
stated = []
for file, facts in truth["files"].items():
    for part in list(facts["weeks"]) + list(facts["summary"].values()):
        stated.append((file, part.get("total_a1") or part.get("a1"), part["stated_cents"]))
for file, cell, cents in stated:
    got = entry(file, cell)
    check.equal(got.get("kind"), "total", file, cell, repr(got.get("raw")))
    if got.get("amount_cents") is not None:
        check.equal(got["amount_cents"], cents, file, cell, "her figure")
for slip in truth["slips"]:
    got = entry(slip["file"], slip["a1"])
    reason = str(got.get("reason") or "").replace(",", "")
    figures = {abs(slip[key]) for key in ("true_cents", "by_her_lines_cents", "difference_cents") if key in slip}
    check.that(any("%d.%02d" % divmod(cents, 100) in reason for cents in figures), slip["file"], slip["a1"],
               slip["what"], "the slip is not named:", repr(got.get("reason")))

# Sums.
totals = report.get("totals", {})
check.equal(totals.get("overall_cents"), truth["totals"]["overall_cents"], "overall")
check.equal({k: v for k, v in totals.get("by_month", {}).items() if v}, truth["totals"]["by_month"], "by month")
by_dog = {k: v for k, v in totals.get("by_dog", {}).items() if v}
for dog, cents in truth["totals"]["by_dog"].items():
    check.equal(by_dog.get(dog, 0), cents, "total of", dog)
check.equal(sorted(set(by_dog) - set(truth["totals"]["by_dog"])), [], "dogs nobody knows")
by_file = Counter()
for (file, _), entries in cells.items():
    by_file[file] += sum(e.get("amount_cents") or 0 for e in entries if e.get("kind") == "payment")
check.equal({k: v for k, v in by_file.items() if v}, truth["totals"]["by_file"], "by file")
mondays = {week["monday"] for facts in truth["files"].values() for week in facts["weeks"]}
check.equal(sorted(set(report.get("weeks", []))), sorted(mondays), "weeks")

# Questions: where a careful person would ask, and nowhere else.
asked = {key for key, entries in cells.items() if any(e.get("review") for e in entries)}
for key in sorted(expected):
    check.that(key in asked, *key, "not asked about", entry(*key).get("raw"))
for key in sorted(asked - allowed):
    check.that(False, *key, "asked in vain", repr(entry(*key).get("raw")), entry(*key).get("reason"))
check.passed += len(asked & allowed)
print("  %d cells, %d payments, %d questions" % (len(cells), len(paid), len(asked)))
check.close()
