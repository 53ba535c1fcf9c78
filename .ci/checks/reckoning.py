#!/usr/bin/env python3
"""Money reckoned a second time, in decimals and from the sheets themselves, against what the program says: the year
sample and 200 books drawn by chance around the change of the rate and a day of registration."""
import csv
import datetime
import io
import os
import random
import sys
from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import Check, hound, load, year_files

check = Check("reckoning")
CENT = Decimal("0.01")
DAY = datetime.timedelta(days=1)
SEED = 20250401


def iso(text):
    return datetime.date.fromisoformat(text)


def cents(amount):
    return int(amount * 100)


def rate_on(day, registered):
    """Nova Scotia: 15 % until March 31, 2025, 14 % from then on; nothing before the registration."""
    if registered and day < registered:
        return Decimal(0)
    return Decimal(14 if day >= datetime.date(2025, 4, 1) else 15)


def tax(amount, prices, rate):
    """HST of an amount, half a cent away from zero."""
    share = amount * rate / 100 if prices == "plus-hst" else amount * rate / (100 + rate)
    return share.quantize(CENT, ROUND_HALF_UP)


def reckon(payments, due_days, registered):
    """Per month and rate, for both bases: lines, gross, net, hst. A receipt's tax is rounded once for each rate."""
    months = {"tax-point": defaultdict(lambda: [0, 0, 0, 0]), "hike": defaultdict(lambda: [0, 0, 0, 0])}
    receipts = {"tax-point": defaultdict(Decimal), "hike": defaultdict(Decimal)}
    for p in payments:
        due = p.get("due") or (p["hike"] - due_days * DAY if p["hike"] else None)
        point = min(day for day in (p.get("paid"), due) if day)
        for basis, day in (("tax-point", point), ("hike", p["hike"] or point)):
            rate = rate_on(day, registered)
            receipts[basis][p["receipt"], p["prices"], rate, (day.year, day.month)] += p["amount"]
            months[basis][(day.year, day.month), rate][0] += 1
    for basis, parts in receipts.items():
        for (receipt, prices, rate, month), amount in parts.items():
            hst = tax(amount, prices, rate)
            net = amount if prices == "plus-hst" else amount - hst
            row = months[basis][month, rate]
            row[1] += cents(net + hst)
            row[2] += cents(net)
            row[3] += cents(hst)
    return months


def said(report):
    found = {}
    for row in report.get("months", []):
        year, month = row["month"].split("-")
        found[(int(year), int(month)), Decimal(row["rate_bp"]) / 100] = [
            row["lines"], row["gross_cents"], row["net_cents"], row["hst_cents"]]
    return found


def compare(name, book, payments, due_days, registered, whole_months=True):
    """hst on both bases and the ledger's totals."""
    months = reckon(payments, due_days, registered)
    for basis in ("tax-point", "hike"):
        ran = hound("hst", "--book", book, "--basis", basis, "--format", "json", "--date", "2026-06-30")
        want = {key: row for key, row in months[basis].items()}
        got = said(ran.json())
        if not whole_months:
            # A receipt over two months is rounded as one; only its months together are known from outside.
            want, got = ({"all": [sum(row[i] for row in part.values()) for i in range(4)]} for part in (want, got))
        check.equal(got, want, name, "hst by", basis)
    ran = hound("ledger", "--book", book, "--format", "json", "--date", "2026-06-30")
    totals = ran.json().get("totals", {})
    rows = list(months["tax-point"].values())
    want = {"gross_cents": sum(r[1] for r in rows), "net_cents": sum(r[2] for r in rows),
            "hst_cents": sum(r[3] for r in rows), "lines": len(payments)}
    check.equal(totals, want, name, "ledger")
    for line in ran.json().get("lines", []):
        if line["gross_cents"] != line["net_cents"] + line["hst_cents"]:
            check.that(False, name, line["id"], "net and HST do not make gross")


def owed(cells, rates, homes):
    """Per household: what is open, less what is too much. Money back comes out of what is too much first."""
    open_, surplus, back = defaultdict(Decimal), defaultdict(Decimal), defaultdict(Decimal)
    for dog, _, amount in cells:
        home = homes[dog]
        if amount is None:
            open_[home] += rates[dog]
        elif amount < 0:
            back[home] += -amount
        else:
            charge = rates[dog] if amount > rates[dog] and amount % rates[dog] == 0 else amount
            surplus[home] += amount - charge
    return {home: open_[home] - max(Decimal(0), surplus[home] - back[home]) for home in set(homes.values())}


def compare_owing(name, book, cells, rates, homes):
    ran = hound("owing", "--book", book, "--format", "json", "--date", "2026-06-30")
    got = defaultdict(int)
    for row in ran.json().get("rows", []):
        got[homes.get(row["name"], row["name"])] += row["balance_cents"]
    want = {home: cents(value) for home, value in owed(cells, rates, homes).items()}
    check.equal({k: v for k, v in got.items() if v}, {k: v for k, v in want.items() if v}, name, "owing")
    for client in ran.json().get("clients", []):
        check.equal(client["balance_cents"], want.get(client["owner"], 0), name, "client", client["owner"])


# ------------------------------------------------------------------ the year
truth = load("2025", "truth.json")
year = check.path("year")
ran = hound("convert", *year_files(), "--book", year, "--date", "2026-01-15")
check.equal(ran.status, 0, "convert", ran.err[-300:])
payments = [{"receipt": (dog, day), "hike": iso(day), "amount": Decimal(amount) / 100, "prices": "plus-hst"}
            for _, _, dog, day, amount in truth["payments"]]
compare("year", year, payments, 14, None)
rates, homes = {}, {}
with open([path for path in year_files() if path.endswith("roster.csv")][0], encoding="utf-8") as file:
    for row in csv.DictReader(file):
        rates[row["Dog"]] = Decimal(row["Rate"] or "25")
        homes[row["Dog"]] = row["Owner"] or row["Dog"]
report = hound("ledger", "--book", year, "--format", "csv", "--date", "2026-06-30")
check.that("ledger CA$94,800.00 = sheets CA$94,800.00" in report.err, "the sum of the year", report.err[-200:])
places = [(row["source_file"], row["source_cell"]) for row in csv.DictReader(io.StringIO(report.out.decode()))]
check.equal(sorted(places), sorted((f, c) for f, c, _, _, _ in truth["payments"]), "every dollar names its cell, once")


# ------------------------------------------------------------------ sheets drawn by chance
def sheet(chance, monday, weeks, dogs, rates):
    """A tab in her layout, and its cells: dog, day, amount (None: hiked and not paid)."""
    rows, cells = [], []
    for week in range(weeks):
        first = monday + 7 * week * DAY
        days = [first + n * DAY for n in range(5)]
        rows.append(["Week of %s %d %d" % (first.strftime("%b"), first.day, first.year)])
        rows.append(["Dog Name"] + ["%s %d" % (d.strftime("%a"), d.day) for d in days] + ["Notes"])
        for dog in dogs:
            row = [dog]
            for day in days:
                draw = chance.random()
                if draw < 0.45:
                    amount = rates[dog] * chance.choice([1, 1, 1, 1, 2, 3]) + chance.choice([0, 0, 0, 5, Decimal("2.50")])
                    row.append("CA$%.2f" % amount)
                    cells.append((dog, day, Decimal(amount)))
                elif draw < 0.50:
                    row.append("missed e-transfer")
                    cells.append((dog, day, None))
                elif draw < 0.53:
                    row.append("-CA$%.2f" % rates[dog])
                    cells.append((dog, day, -rates[dog]))
                else:
                    row.append(chance.choice(["", "", "", "Away"]))
            rows.append(row + [""])
        rows.append([])
    return rows, cells


def drawn_sheets(number):
    chance = random.Random(SEED + number)
    name = "drawn sheets %d" % (SEED + number)
    dogs = chance.sample(["Kipper", "Juno", "Tansy", "Bramble", "Otis", "Wren", "Moss"], chance.randint(2, 6))
    rates = {dog: chance.choice([Decimal(25), Decimal(30), Decimal("27.50")]) for dog in dogs}
    owners = ["Ada Quinn", "Bo Reid", "Cy Fraser"]
    homes = {dog: chance.choice(owners + [""]) or dog for dog in dogs}
    rows, cells = sheet(chance, datetime.date(2025, 3, 3) + 7 * chance.randint(-2, 2) * DAY, chance.randint(3, 9),
                        dogs, rates)
    folder = check.path("sheets%d" % number)
    os.makedirs(folder)
    tab, roster, book = (os.path.join(folder, x) for x in ("tab.csv", "roster.csv", "book"))
    with open(tab, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    with open(roster, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["Dog", "Owner", "Phone", "Rate"]] + [
            [dog, homes[dog] if homes[dog] != dog else "", "", rates[dog]] for dog in dogs])
    prices = chance.choice(["plus-hst", "include-hst"])
    done = hound("convert", tab, roster, "--book", book, "--prices", prices, "--date", "2026-06-30")
    if not check.equal(done.status, 0, name, "convert", done.err[-300:]):
        return
    due_days = chance.choice([14, 14, 14, 0, 7, 30])
    registered = chance.choice([None, None, datetime.date(2025, 3, 1) + chance.randint(0, 45) * DAY])
    hound("settings", "payment_due_days", due_days, "--book", book)
    if registered:
        hound("settings", "registered_from", registered, "--book", book)
    payments = [{"receipt": (dog, day), "hike": day, "amount": amount, "prices": prices}
                for dog, day, amount in cells if amount is not None]
    compare(name, book, payments, due_days, registered)
    compare_owing(name, book, cells, rates, homes)


def drawn_payments(number):
    """A book whose payments were typed: recorded days, both kinds of prices, receipts of several rows."""
    chance = random.Random(SEED + 1000 + number)
    name = "drawn payments %d" % (SEED + 1000 + number)
    book = check.path("book%d" % number)
    os.makedirs(book)
    middle = datetime.date(2025, 4, 1)

    def day():
        return middle + chance.randint(-40, 40) * DAY

    payments, rows = [], []
    shared = number % 2 == 1
    for index in range(chance.randint(1, 40)):
        paid, hike, due = (day() if chance.random() < 0.5 else None for _ in range(3))
        if not (paid or hike or due):
            paid = day()
        amount = Decimal(chance.randint(1, 9999)) / 100 * chance.choice([1, 1, 1, -1])
        receipt = "r%d" % chance.randint(0, 8) if shared and amount > 0 else "single-%d" % index
        prices = chance.choice(["plus-hst", "include-hst"])
        payments.append({"receipt": receipt, "hike": hike, "paid": paid, "due": due, "amount": amount, "prices": prices})
        rows.append(["p%03d" % index, receipt, "kipper", hike or "", paid or "", due or "", "%.2f" % amount, prices])
    for table, lines in (
            ("dogs.csv", [["dog", "name"], ["kipper", "Kipper"]]),
            ("payments.csv", [["payment", "receipt", "dog", "hike_date", "paid_date", "due_date", "amount", "prices"]] + rows),
            ("settings.csv", [["key", "value"], ["payment_due_days", chance.choice([14, 14, 0, 30])],
                              ["registered_from", chance.choice(["", "", day()])]])):
        with open(os.path.join(book, table), "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(lines)
        if table == "settings.csv":
            settings = dict(lines[1:])
    registered = settings["registered_from"] or None
    months = compare_receipts if shared else compare
    months(name, book, payments, settings["payment_due_days"], registered)


def compare_receipts(name, book, payments, due_days, registered):
    """Receipts of several rows: their tax is that of their sum, at each rate, whatever month its rows fall into."""
    ran = hound("ledger", "--book", book, "--format", "json", "--date", "2026-06-30")
    got = defaultdict(int)
    kept = {p["id"]: p for p in ran.json().get("lines", [])}
    want = defaultdict(Decimal)
    for index, p in enumerate(payments):
        due = p["due"] or (p["hike"] - due_days * DAY if p["hike"] else None)
        rate = rate_on(min(d for d in (p["paid"], due) if d), registered)
        want[p["receipt"], p["prices"], rate] += p["amount"]
        line = kept.get("p%03d" % index, {})
        check.equal(line.get("rate_bp"), int(rate * 100), name, index, "rate")
        got[p["receipt"], p["prices"], rate] += line.get("hst_cents", 0)
    for key, amount in want.items():
        check.equal(got[key], cents(tax(amount, key[1], key[2])), name, "HST of receipt", key)
    total = hound("hst", "--book", book, "--format", "json", "--date", "2026-06-30").json().get("total", {})
    check.equal(total.get("hst_cents"), sum(got.values()), name, "HST in all")


for number in range(100):
    drawn_sheets(number)
    drawn_payments(number)
check.close()
