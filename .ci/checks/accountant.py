#!/usr/bin/env python3
"""The accountant's programs: each takes the exported files, and reckons the same months from them as hound hst."""
import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import TABLE, TEXT, OFFICE, Check, fods_rows, hound, soffice, year_files

check = Check("accountant")
book = check.path("book")
ran = hound("convert", *year_files(), "--book", book, "--date", "2026-01-15")
check.equal(ran.status, 0, "convert", ran.err[-300:])
# Money of every kind beside the sheets': paid late, paid ahead, with HST inside, given back, of one receipt.
for words in (["Fundy", "--date", "2025-11-20", "--for", "2026-02-02", "--method", "e-transfer"],
              ["Dulse", "60", "--with-hst", "--date", "2025-12-30"],
              ["Tavish", "90", "--date", "2026-01-10", "--for", "2026-01-12", "--for", "2026-01-14", "--for", "2026-01-16"],
              ["Fundy", "-25", "--for", "2025-01-03", "--date", "2025-12-29"]):
    paid = hound("pay", *words, "--book", book)
    check.equal(paid.status, 0, "pay", words, paid.err[-300:])


def out(*command):
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=240)
        return done.returncode, done.stdout.decode("utf-8", "replace")
    except (OSError, subprocess.TimeoutExpired) as error:
        return -1, str(error)


def months(state):
    """Month -> net and HST in cents, as hound hst has them."""
    report = hound("hst", "--book", book, "--format", "json").json()
    found = defaultdict(lambda: [0, 0])
    for row in report.get("months", []):
        found[row["month"]][0] += row["net_cents"]
        found[row["month"]][1] += row["hst_cents"]
    check.that(len(found) >= 12, state, "months of hound hst", len(found))
    return {month: tuple(sums) for month, sums in found.items() if tuple(sums) != (0, 0)}


def cents(text):
    return round(float(text.replace(",", "").split()[0]) * 100) if text.strip() not in ("", "0") else 0


def same(got, want, *what):
    check.equal({m: tuple(v) for m, v in got.items() if tuple(v) != (0, 0)}, want, *what)


def journals(state, want):
    path = check.path("hikes.journal")
    check.equal(hound("ledger", "--book", book, "--format", "hledger", "-o", path).status, 0, state, "hledger's file")
    status, said = out("hledger", "-f", path, "check", "--strict")
    check.equal(status, 0, state, "hledger check --strict", said[-400:])
    got = defaultdict(lambda: [0, 0])
    status, said = out("hledger", "-f", path, "register", "tag:event=^(sale|correction)$", "^liabilities:|^income:", "-O", "csv")
    check.equal(status, 0, state, "hledger register", said[-300:])
    for row in csv.DictReader(io.StringIO(said)):
        got[row["date"][:7]][1 if "hst" in row["account"] else 0] -= cents(row["amount"].replace("CAD", ""))
    same(got, want, state, "months by hledger")
    status, said = out("hledger", "-f", path, "balance", "liabilities:prepaid hikes", "-e", "2026-01-01", "-O", "csv", "--no-total")
    prepaid = hound("owing", "--prepaid", "--date", "2025-12-31", "--book", book, "--format", "json").json()
    amounts = [cents(row["balance"].replace("CAD", "")) for row in csv.DictReader(io.StringIO(said))]
    check.equal(-sum(amounts), prepaid.get("total", {}).get("net_cents"), state, "prepaid at the year's end")
    path = check.path("hikes.beancount")
    check.equal(hound("ledger", "--book", book, "--format", "beancount", "-o", path).status, 0, state, "beancount's file")
    status, said = out("bean-check", path)
    check.equal((status, said), (0, ""), state, "bean-check")
    query = ("SELECT year(date) AS y, month(date) AS m, account, sum(number) AS n WHERE entry_meta('event') ~ "
             "'sale|correction' AND account ~ 'Liabilities|Income' GROUP BY y, m, account")
    status, said = out("bean-query", "-f", "csv", path, query)
    check.equal(status, 0, state, "bean-query", said[-300:])
    got = defaultdict(lambda: [0, 0])
    for row in csv.reader(io.StringIO(said)):
        if len(row) == 4 and row[0].strip().isdigit():
            got["%s-%02d" % (row[0].strip(), int(row[1]))][1 if "Hst" in row[2] else 0] -= cents(row[3])
    same(got, want, state, "months by beancount")


def tables(state, want):
    folder = os.path.join(book, "exports")
    status, said = out(sys.executable, "-m", "frictionless", "validate", os.path.join(folder, "datapackage.json"))
    check.equal(status, 0, state, "frictionless validate", said[-600:])
    with open(os.path.join(folder, "datapackage.json"), encoding="utf-8") as file:
        package = json.load(file)
    check.that({"ledger", "hst", "revenue", "controls"} <= {r["name"] for r in package["resources"]}, state, "the set")
    path = os.path.join(folder, "ledger.csv")
    import duckdb
    fields = next(r["schema"]["fields"] for r in package["resources"] if r["name"] == "ledger")
    types = {"date": "DATE", "number": "DECIMAL(18,2)", "integer": "BIGINT"}
    columns = ", ".join("'%s': '%s'" % (f["name"], types.get(f["type"], "VARCHAR")) for f in fields)
    rows = duckdb.sql("SELECT strftime(tax_point, '%%Y-%%m'), sum(net), sum(hst) FROM read_csv('%s', header=true, "
                      "columns={%s}) GROUP BY 1" % (path, columns)).fetchall()
    same({m: (int(n * 100), int(h * 100)) for m, n, h in rows}, want, state, "months by DuckDB")
    office(state, path, want)


def office(state, path, want):
    """A tab of formulas put beside the ledger that LibreOffice itself read from the CSV."""
    done, said = soffice(check, "--headless", "--infilter=CSV:44,34,76,1", "--convert-to", "fods", "--outdir",
                         check.path("fods"), path)
    check.that(done, state, "soffice", said[-300:])
    with open(check.path("fods", "ledger.fods"), encoding="utf-8") as file:
        text = file.read()
    last = len(fods_rows(check.path("fods", "ledger.fods")))
    with open(path, encoding="utf-8-sig", newline="") as file:
        head = next(csv.reader(file))

    def column(name):
        letter = chr(65 + head.index(name))
        return "[ledger.$%s$2:.$%s$%d]" % (letter, letter, last)

    rows = ""
    for month in sorted(want):
        year, number = month.split("-")
        when = "(YEAR(%s)=%s)*(MONTH(%s)=%d)" % (column("tax_point"), year, column("tax_point"), int(number))
        cells = "".join('<table:table-cell table:formula="of:=SUMPRODUCT(%s*%s)"/>' % (when, column(name))
                        for name in ("net", "hst"))
        rows += ('<table:table-row><table:table-cell office:value-type="string"><text:p>m%s</text:p></table:table-cell>'
                 '%s</table:table-row>' % (month, cells))
    spot = re.search(r"<table:table [^>]*>", text).start()
    text = text[:spot] + '<table:table table:name="sums">' + rows + "</table:table>" + text[spot:]
    with open(check.path("sums.fods"), "w", encoding="utf-8") as file:
        file.write(text)
    done, said = soffice(check, "--headless", "--convert-to", "csv", "--outdir", check.path("out"), check.path("sums.fods"))
    check.that(done, state, "soffice", said[-300:])
    with open(check.path("out", "sums.csv"), encoding="utf-8") as file:
        got = {row[0][1:]: (cents(row[1]), cents(row[2])) for row in csv.reader(file) if row and row[0].startswith("m")}
    same(got, want, state, "months by LibreOffice")


want = months("open")
journals("open", want)
tables("open", want)

# A period that was reported stays; what is learned later stands in the next one, in the journals too.
before = hound("hst", "--book", book, "--format", "json", "--year", "2025").json()
closed = hound("close", "2025-Q1", "--book", book)
check.equal(closed.status, 0, "close", closed.err[-300:])
check.equal(hound("hst", "--book", book, "--format", "json", "--year", "2025").json().get("total"), before.get("total"),
            "closing changes no figure")
path = os.path.join(book, "payments.csv")
with open(path, encoding="utf-8", newline="") as file:
    lines = list(csv.reader(file))
head = lines[0]
changed = [line for line in lines if line[head.index("hike_date")].startswith("2025-02")]
changed[0][head.index("amount")] = "31.00"
lines.remove(changed[1])
with open(path, "w", encoding="utf-8", newline="") as file:
    csv.writer(file, lineterminator="\n").writerows(lines)
after = hound("hst", "--book", book, "--format", "json", "--year", "2025").json()
quarter = {"2025-01", "2025-02", "2025-03"}
pick = lambda report: [{k: v for k, v in m.items() if k not in ("closed", "assumed_cents")}
                       for m in report.get("months", []) if m["month"] in quarter]
check.equal(pick(after), pick(before), "a closed quarter is not restated")
check.equal(len(after.get("adjustments", [])), 2, "adjustments")
check.equal({a["month"] for a in after.get("adjustments", [])}, {"2025-04"}, "adjustments stand in the open month")
check.equal({a["payment"] for a in after.get("adjustments", [])},
            {changed[0][0], changed[1][0]}, "each adjustment names its payment")
ledger = hound("ledger", "--book", book, "--format", "json").json().get("totals", {})
every = hound("hst", "--book", book, "--format", "json").json().get("total", {})
check.equal([every.get(k) for k in ("net_cents", "hst_cents")], [ledger.get(k) for k in ("net_cents", "hst_cents")],
            "closed or not, hst and ledger sum the same")
journals("closed", months("closed"))
check.close()
