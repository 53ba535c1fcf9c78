#!/usr/bin/env python3
"""Her week, from the December sheet to a closed month: what she does, and what it costs her in commands, cells typed
and questions. At most one command for each daily change, at most ten questions, nothing asked twice."""
import csv
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound, read_rows

check = Check("herweek")
book = check.path("book")
sheet = check.path("december-2025.csv")
shutil.copy(os.path.join(SAMPLES, "december-2025.csv"), sheet)
commands, cells, asked = [], 0, {}


def run(what, *words, status=0):
    """One command, as she types it; every question that is open afterwards is noted."""
    ran = hound(*words, "--book", book)
    commands.append(words[0])
    check.equal(ran.status, status, what, ran)
    for row in table("review.csv"):
        text = (row["question"], row["evidence"])
        if row["item"] in asked:
            check.equal(asked[row["item"]], text, what, "asked a second time:", row["item"])
        asked.setdefault(row["item"], text)
    return ran.out.decode("utf-8")


def table(name):
    try:
        with open(os.path.join(book, name), encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file))
    except FileNotFoundError:
        return []


def bytes_of(*names):
    return {name: open(os.path.join(book, name), "rb").read() for name in names if os.path.exists(os.path.join(book, name))}


def edit(path, change):
    """Types into a sheet; counts the cells that were touched."""
    global cells
    rows = read_rows(path)
    before = [list(row) for row in rows]
    change(rows)
    cells += sum(a != b for old, new in zip(before, rows) for a, b in zip(old + [""] * len(new), new))
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def fill(path, key, **values):
    def change(rows):
        names = rows[0]
        row = next(r for r in rows if r and r[0] == key)
        for name, value in values.items():
            row[names.index(name)] = value
    edit(path, change)


def daily(what, *words):
    """A change of the day: one command, the schedule untouched, the payments too."""
    before = bytes_of("dogs.csv", "payments.csv")
    count = len(commands)
    said = run(what, *words)
    check.equal(len(commands) - count, 1, what, "commands")
    check.equal(bytes_of("dogs.csv", "payments.csv"), before, what, "dogs.csv and payments.csv")
    return said


# Sunday: the sheet becomes a book, once.
said = run("the sheet", "convert", sheet, "--month", "2025-12", "--date", "2025-12-07")
check.that("book CA$230.00 = sheet CA$230.00" in said, "the money", said[-300:])

# The questions, all in one sheet; the places in another.
review = os.path.join(book, "exports", "review.csv")
for row in table("review.csv"):
    special = {"pip-gr 2025-12-12": "cancelled", "quill days": "Tue"}
    fill(review, row["item"], answer=special.get(row["item"], "yes"))
run("the answers", "import", review)
check.equal([row["item"] for row in table("review.csv") if not row["answer"]], [], "left open")
places = os.path.join(book, "exports", "places.csv")
for name, owner, place in (("Olive", "Cy Moore", "44.7321, -63.6568"), ("Pip", "Dee Park", "44.7402, -63.6411"),
                           ("Pip GR", "Bo Reid", "44.7764, -63.6956"), ("Quill", "Ada Quinn", "44.7650, -63.6700")):
    fill(places, name, owner=owner, place=place)
run("the places", "import", places)

# Monday evening: Tuesday is printed.
page = check.path("tuesday.html")
run("Tuesday's page", "today", "--date", "2025-12-09", "-o", page)
text = open(page, encoding="utf-8").read()
check.that("Pip GR" in text and "Quill" in text, "Tuesday's page", "its dogs")

# Tuesday, 6:50: an owner cancels, which is late. Another dog goes on Thursday instead.
said = daily("an owner cancels", "cancel", "Pip GR", "--date", "2025-12-09", "--now", "2025-12-09T06:50:00-04:00")
check.that("CA$30.00 is owed" in said and "Not today: Pip GR" in said, "said at 6:50", said)
owed = [row for row in table("hikes.csv") if (row["dog"], row["date"]) == ("pip-gr", "2025-12-09")]
check.equal([(row["outcome"], row["charge"]) for row in owed], [("cancelled", "30.00")], "charged late")
said = daily("a dog moves to Thursday", "move", "Quill", "--from", "tue", "--to", "thu", "--date", "2025-12-09")
check.that("Quill: Tue Dec 9 → Thu Dec 11" in said, "said of the move", said)

# Two payments: one typed into the sheet as always, one into the book.
def typed(rows):
    head = next(r for r, row in enumerate(rows) if row and "Mon 8" in row)
    row = next(row for row in rows[head:] if row and row[0].strip() == "Quill")
    row[4] = "CA$30.00"
edit(sheet, typed)
said = run("a payment in the sheet", "import", sheet, "--month", "2025-12", "--date", "2025-12-09")
check.that("Quill: Thu Dec 11 → CA$30.00 paid" in said, "said of the payment", said[:900])
check.that("Changes:" in said and said.count(" → ") == 1, "one change", said[:900])
run("a payment in the book", "pay", "Olive", "--for", "2025-12-08", "--date", "2025-12-10")
check.that(any(row["dog"] == "olive" and row["hike_date"] == "2025-12-08" for row in table("payments.csv")), "Olive paid")

# Thursday: a storm. What was paid for it is credit.
said = daily("a storm", "cancel", "--all", "thu", "--reason", "storm", "--date", "2025-12-11")
check.that("is called off (storm)" in said and "CA$30.00 that was paid for it is credit" in said, "the storm", said)
week = hound("week", "--date", "2025-12-11", "--book", book, "--format", "json").json()
check.equal([day["count"] for day in week["days"]], [2, 0, 0, 0, 1], "dogs of the days")
check.equal([day["modified"] for day in week["days"]], [False, True, True, True, True], "modified")
ahead = hound("week", "--date", "2025-12-15", "--book", book, "--format", "json").json()
check.equal(sorted(ahead["days"][1]["dogs"]), ["pip-gr", "quill"], "the next week is as ever")

# Friday: the day is closed, its block pasted back into her own sheet, and nothing is news to the book.
run("Friday is closed", "done", "--date", "2025-12-12")
block = check.path("block.csv")
run("the block", "week", "--date", "2025-12-12", "--format", "csv", "-o", block)
fresh = read_rows(block)[1:]
rows = read_rows(sheet)
head = next(r for r, row in enumerate(rows) if row and "Mon 8" in row)
rows[head:head + len(fresh)] = fresh
with open(sheet, "w", encoding="utf-8", newline="") as file:
    csv.writer(file, lineterminator="\n").writerows(rows)
names = ("dogs.csv", "payments.csv", "exceptions.csv", "hikes.csv", "notes.csv", "review.csv")
before = bytes_of(*names)
said = run("the sheet with the block", "import", sheet, "--month", "2025-12", "--date", "2025-12-12")
check.equal(bytes_of(*names), before, "the pasted block changed the book", said)
check.that(" → " not in said, "the pasted block is no news", said[:900])

# The month is closed.
run("the month is closed", "close", "2025-12", "--date", "2026-01-05")
check.that(any(row["period"] == "2025-12" for row in table("closed.csv")), "closed.csv")
check.equal(hound("check", "--book", book).status, 0, "hound check")

questions = len(asked)
check.that(questions <= 10, "questions", questions)
check.that(len(commands) <= 14, "commands", commands)
print("her week: %d commands, %d cells typed, %d questions, none asked twice" % (len(commands), cells, questions))
check.close()
