#!/usr/bin/env python3
"""The smallest sheet with everything in it: samples/december-2025.csv against its expected reading."""
import datetime as dt
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, accounted, hound, load

check = Check("december")
want = load("december-2025.expected.json")
sheet = os.path.join(SAMPLES, "december-2025.csv")
ran = hound("convert", sheet, "--month", want["month"], "--book", check.path("book"), "--dry-run", "--format", "json")
check.equal(ran.status, 0, "exit status", ran)
report = ran.json()
check.equal(report.get("outcome"), "imported", "outcome", report.get("message"))
accounted(check, report, sheet)
cells = report.get("cells", [])
payments = [c for c in cells if c.get("kind") == "payment" and not c.get("duplicate")]


def cents(text):
    whole, part = text.split(".")
    return int(whole) * 100 + int(part)


def monday_of(cell):
    """The week's Monday: the latest one not after the date."""
    return max([m for m in report.get("weeks", []) if m <= (cell.get("date") or "")], default=None)


check.equal(report.get("weeks"), [week["monday"] for week in want["weeks"]], "weeks")
for week in want["weeks"]:
    here = [c for c in payments if monday_of(c) == week["monday"]]
    check.equal((len(here), sum(c["amount_cents"] or 0 for c in here)), (week["paid_cells"], cents(week["total"])),
                "week of", week["monday"])
totals = report.get("totals", {})
check.equal(totals.get("overall_cents"), cents(want["month_subtotal"]), "overall")
check.equal(totals.get("by_month"), {"2025-12": 20000, "2026-01": 3000}, "by month")
check.equal(sorted({c["dog"] for c in cells if c.get("dog")}), sorted(want["dogs"]), "dogs")

for dog, day, raw, meaning in want["not_money"]:
    first = re.match(r"\d{4}-\d\d-\d\d", day).group()
    # A phrase over several days has a word in each; its last may stand in a column without a name.
    length = 5 if ".." in day else 1
    days = [str(dt.date.fromisoformat(first) + dt.timedelta(more)) for more in range(length)]
    here = [c for c in cells if c.get("dog") == dog and c.get("date") in days and c.get("kind") not in ("dog", "note")]
    check.equal(" ".join(c["raw"].strip() for c in here), raw, dog, day)
    status = meaning.split(" ")[0]
    accepted = {"away", "off"} if "whole week" in meaning else {status}
    for cell in here:
        if "question" in meaning:
            check.that(cell.get("review"), dog, day, repr(cell["raw"]), "is not asked about")
        else:
            check.that(cell.get("status") in accepted, dog, day, repr(cell["raw"]), "read as", cell.get("status"))
        check.that(cell.get("kind") in ("status", "scheduled"), dog, day, "read as", cell.get("kind"))
for dog, monday, raw in want["notes"]:
    here = [c for c in cells if c.get("raw") == raw and c.get("dog") == dog]
    check.equal([c["kind"] in ("note", "status") for c in here], [True], "note", dog, monday, repr(raw))
for dog, week, amount in want["unnamed_column_money"]:
    here = [c for c in payments if c.get("dog") == dog and (c.get("date") or "") > "2025-12-31"]
    check.equal([(c["date"], c["amount_cents"]) for c in here], [("2026-01-02", cents(amount))], dog, week)
check.that(not any(c.get("review") for c in cells if c["raw"] not in ("X", "switched")), "asked in vain")

ran = hound("convert", sheet, "--month", want["month"], "--book", check.path("book"))
check.equal(ran.status, 0, "the conversion itself", ran)
lines = [x for x in (ran.out.decode("utf-8", "replace") + ran.err).splitlines() if "unaccounted" in x]
check.that(lines and "0 unaccounted" in lines[-1] and "book CA$230.00 = sheet CA$230.00" in lines[-1],
           "the closing line", lines[-1:])
check.close()
