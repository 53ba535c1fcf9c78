#!/usr/bin/env python3
"""Every week and month of the sheets of strangers, written out by `week`: read back into its book it changes nothing, and
read alone its money is the book's, to the cent.

WEEKBACK_STEP=1 takes every sheet, else every fourth."""
import csv
import datetime
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound

# Its cells ask whatever stands around them, or its dogs are called `2-May` and `TRUE`.
ASKS = {"q22-columnar-pad-march-2003", "z13-names-became-dates-2019"}
# Its list of the payments of all weeks goes along with each of them.
LISTED = {"zg-15-several-tables-2020"}
# Of one of its weeks the money stands in another: `paid May 15`, `pd` below `50 = Mon + Mar 31`.
ELSEWHERE = {"zzz-b-27-kofi-may-2025", "zzz-e-04-may-june-2006", "zzz-e-11-pickups-nov-2013", "zzz-e-22-december-2024",
             "zzz-e-30-four-weeks-2025",
             "zzz-h-03-heads-and-serials-2004", "zzz-h-16-two-vans-may-2018", "zzz-h-24-feb-2026-two-by-two"}
# Weeks from Sunday on, AM and PM apart, two lists side by side, one heading for all weeks, one that is torn off.
ALWAYS = {"v38-spring-2024", "k-am-and-pm-weeks-2019", "v33-two-panels", "r52-2015", "e-torn-top-2018",
          # What an amount or a mark means, or what a hike costs, stands elsewhere in the sheet.
          "p14-price-groups", "r12-legend-at-foot", "zt-a-18-star-means-paid", "zv-b-34-brackets-owing",
          "zz-p-39-code-letters-with-a-key", "zz-s-06-slash-and-star-2013"}
ONLY = sys.argv[1:]
STEP = int(os.environ.get("WEEKBACK_STEP", "4"))

check = Check("weekback")
folder = os.path.join(SAMPLES, "legacy-blind")
names = sorted(name[:-4] for name in os.listdir(folder) if name.endswith(".csv"))


def paid(book):
    """Date of the hike and cents of each payment."""
    path = os.path.join(book, "payments.csv")
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8-sig", newline="") as file:
        return [(row["hike_date"], round(float(row["amount"]) * 100)) for row in csv.DictReader(file)]


def changes(path, book):
    ran = hound("import", path, "--book", book, "--dry-run")
    return ran.status, [line for line in ran.out.decode().split("\n") if " → " in line or "no longer in" in line]


for place, name in enumerate(names):
    if name in ASKS or (name not in ONLY if ONLY else place % STEP and name not in ALWAYS):
        continue
    book, alone, out = check.path("book"), check.path("alone"), check.path("week.csv")
    shutil.rmtree(book, ignore_errors=True)
    ran = hound("convert", os.path.join(folder, name + ".csv"), "--book", book, "--format", "json")
    if ran.status:
        continue
    weeks = sorted(week for week in ran.json()["weeks"] if week)
    payments = paid(book)
    for week in weeks:
        ran = hound("week", "--date", week, "--book", book, "--format", "csv", "-o", out)
        if not check.equal(ran.status, 0, name, week, ran):
            continue
        check.equal(changes(out, book), (0, []), name, week, "read back")
        if name in LISTED | ELSEWHERE:
            continue
        shutil.rmtree(alone, ignore_errors=True)
        ran = hound("convert", out, "--book", alone)
        monday = datetime.date.fromisoformat(week)
        # A week of hers may begin on the Sunday before, and then has another Sunday than the calendar's.
        spans = [{str(monday + datetime.timedelta(day)) for day in days} for days in (range(7), range(-1, 6), range(-1, 7))]
        wanted = [sum(cents for date, cents in payments if date in span) for span in spans]
        got = sum(cents for _, cents in paid(alone))
        check.that(got in wanted, name, week, "read alone", got, wanted)
    for month in sorted({week[:7] for week in weeks}):
        ran = hound("week", "--month", month, "--book", book, "--format", "csv", "-o", out)
        if check.equal(ran.status, 0, name, month, ran):
            check.equal(changes(out, book), (0, []), name, month, "read back")
check.close()
