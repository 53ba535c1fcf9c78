#!/usr/bin/env python3
"""What others open: every export in LibreOffice and DuckDB, and a workbook taken apart by LibreOffice and read."""
import os
import re
import shlex
import sys
import zipfile
from collections import Counter
from xml.sax.saxutils import escape

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import ROOT, YEAR, Check, a1, filled, fods_rows, hound, load, read_rows, soffice, year_files

check = Check("libreoffice")
truth = load("2025", "truth.json")
EXPORTS = {"accounting", "ledger", "hst", "revenue", "controls", "week", "pickup", "review", "places"}
AMOUNT, DATE = re.compile(r"-?\d+\.\d\d"), re.compile(r"\d{4}-\d\d-\d\d")
# What people typed: LibreOffice may see a day in "Jan 2" there, and no writer can keep it from that.
TYPED = {"raw", "note", "notes", "text", "evidence", "value", "raw_cell", "choices", "reason"}

# ------------------------------------------------------------------ the exports
book = check.path("book")
ran = hound("convert", *year_files(), "--book", book)
check.equal(ran.status, 0, "convert", ran.err[-400:])
folder = os.path.join(book, "exports")
names = sorted(x for x in (os.listdir(folder) if os.path.isdir(folder) else []) if x.endswith(".csv"))
check.equal(sorted(EXPORTS - {x[:-4] for x in names}), [], "exports that are missing")
names = [x for x in names if x != "week.csv"]
for name in names:
    with open(os.path.join(folder, name), "rb") as file:
        start = file.read(3)
    check.equal(start, b"\xef\xbb\xbf", name, "the mark at its beginning")
done, said = soffice(check, "--headless", "--infilter=CSV:44,34,76,1", "--convert-to", "fods", "--outdir",
                     check.path("fods"), *[os.path.join(folder, x) for x in names])
check.that(done, "soffice", said[-300:])


def same(text, cell, column):
    """Whether LibreOffice holds what the file says, and as what it is."""
    kind, value, shown = cell
    if AMOUNT.fullmatch(text):
        return kind == "float" and round(float(value) * 100) == round(float(text) * 100)
    if DATE.fullmatch(text):
        return kind == "date" and value == text
    if kind == "string" or not text:
        return shown == text
    if re.fullmatch(r"-?\d+(\.\d+)?", text):
        return kind == "float" and abs(float(value) - float(text)) < 1e-9
    if kind == "time" and re.fullmatch(r"\d\d:\d\d", text):
        return True
    return kind == "boolean" or column in TYPED


for name in names:
    path = check.path("fods", name[:-4] + ".fods")
    if not check.that(os.path.exists(path), name, "was not opened"):
        continue
    want, got = read_rows(os.path.join(folder, name)), fods_rows(path)
    head = want[0] if want else []
    check.that(len({len(row) for row in want}) <= 1, name, "records of several lengths")
    while want and not any(want[-1]):
        want.pop()
    check.equal(len(got), len(want), name, "rows")
    for r, (w, g) in enumerate(zip(want, got), 1):
        g = g + [(None, None, "")] * (len(w) - len(g))
        check.equal(len(g), len(w), name, "row %d" % r, "cells")
        for c, (text, cell) in enumerate(zip(w, g), 1):
            column = head[c - 1] if c <= len(head) else ""
            check.that(same(text, cell, column), name, a1(r, c), column, "want %r" % text, "got", cell)
with_accents = [row for name in names for row in read_rows(os.path.join(folder, name)) if "Béa" in row]
check.that(with_accents, "no export names Béa")

try:
    import duckdb
except ImportError as error:
    duckdb = None
    check.that(False, "DuckDB is not here:", error)
for name in names if duckdb else []:
    path = os.path.join(folder, name)
    want = read_rows(path)
    head, body = (want[0], want[1:]) if want else ([], [])
    try:
        table = duckdb.read_csv(path, header=True, all_varchar=True, delimiter=",", quotechar='"')
        got = [["" if x is None else x for x in row] for row in table.fetchall()]
        check.equal(list(table.columns), head, name, "DuckDB's columns")
        check.equal(len(got), len(body), name, "DuckDB's rows")
        for r, (w, g) in enumerate(zip(body, got), 2):
            check.equal(g, w, name, "row %d" % r)
        if not body:
            continue
        typed = duckdb.read_csv(path, header=True, sample_size=-1)
        for index, (column, kind) in enumerate(zip(typed.columns, typed.types)):
            values = [row[index] for row in body if row[index]]
            if values and all(AMOUNT.fullmatch(x) for x in values):
                check.that(str(kind) in ("DOUBLE", "FLOAT") or str(kind).startswith("DECIMAL"), name, column, kind)
                total = sum(round(float(row[index]) * 100) for row in typed.fetchall() if row[index] is not None)
                check.equal(total, sum(round(float(x) * 100) for x in values), name, column, "sum in cents")
            elif values and all(DATE.fullmatch(x) for x in values):
                check.equal(str(kind), "DATE", name, column)
    except duckdb.Error as error:
        check.that(False, name, "DuckDB:", str(error)[:300])

# ------------------------------------------------------------------ a workbook
FALLBACK = ("soffice --headless --convert-to "
            "'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1' BOOK.ods")


def documented():
    """The command that writes one CSV for each tab, as the README and the refusal of a workbook print it."""
    texts = []
    readme = os.path.join(ROOT, "README.md")
    if os.path.exists(readme):
        with open(readme, encoding="utf-8") as file:
            texts.append(file.read())
    closed = check.path("closed.xlsx")
    with zipfile.ZipFile(closed, "w") as file:
        file.writestr("[Content_Types].xml", "<Types/>")
        file.writestr("xl/workbook.xml", "<workbook/>")
    texts.append(hound("convert", closed, "--book", check.path("closed-book")).err)
    found = [re.search(r"soffice --headless --convert-to 'csv:[^`\n]*", re.sub(r"\\\n\s*", " ", x)) for x in texts]
    for match, place in zip(found, ("README.md", "the refusal of a workbook")):
        check.that(match, "the command that writes one CSV for each tab does not stand in", place)
    lines = [shlex.split(match[0]) for match in found if match]
    targets = {line[line.index("--convert-to") + 1] for line in lines}
    check.that(len(targets) <= 1, "README and program name two commands:", sorted(targets))
    return lines[0] if lines else shlex.split(FALLBACK)


def workbook(path, tabs):
    """A flat OpenDocument sheet: money as money in Canadian dollars, everything else as text."""
    parts = ['<?xml version="1.0" encoding="UTF-8"?>\n<office:document'
             ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
             ' xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
             ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
             ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
             ' xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"'
             ' office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">'
             '<office:automatic-styles><number:currency-style style:name="N1">'
             '<number:currency-symbol>CA$</number:currency-symbol>'
             '<number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1"'
             ' number:grouping="true"/></number:currency-style>'
             '<style:style style:name="money" style:family="table-cell" style:data-style-name="N1"/>'
             '</office:automatic-styles><office:body><office:spreadsheet>']
    for tab, rows in tabs:
        parts.append('<table:table table:name="%s">' % escape(tab))
        for row in rows:
            parts.append("<table:table-row>")
            for text in row or [""]:
                found = re.fullmatch(r"(-?)CA\$([\d,]+\.\d\d)", text)
                if found:
                    parts.append('<table:table-cell table:style-name="money" office:value-type="currency"'
                                 ' office:currency="CAD" office:value="%s%s"><text:p>%s</text:p></table:table-cell>'
                                 % (found[1], found[2].replace(",", ""), escape(text)))
                elif text:
                    spaced = re.sub(r" +$", lambda m: '<text:s text:c="%d"/>' % len(m[0]), escape(text))
                    parts.append('<table:table-cell office:value-type="string"><text:p>%s</text:p>'
                                 '</table:table-cell>' % spaced)
                else:
                    parts.append("<table:table-cell/>")
            parts.append("</table:table-row>")
        parts.append("</table:table>")
    parts.append("</office:spreadsheet></office:body></office:document>\n")
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(parts))


def plain(path):
    """A1 -> what a cell says, money in cents however it is dressed."""
    cells = {cell: text.strip() for cell, text in filled(path).items() if text.strip()}
    for cell, text in cells.items():
        found = re.fullmatch(r"(-?)(?:CA\$)?([\d,]+)(?:\.(\d\d?))?", text)
        if found:
            cells[cell] = int(found[1] + found[2].replace(",", "") + (found[3] or "").ljust(2, "0"))
    return cells


command = documented()
target = command[command.index("--convert-to") + 1]
months = [("11-november-2025.csv", "November"), ("12-december-2025.csv", "December")]
money = Counter((dog, date, cents) for file, _, dog, date, cents in truth["payments"] if file in dict(months))
wanted = sum(truth["totals"]["by_file"][file] for file, _ in months)
# Once with the year in the tab's name, once with --year beside it.
for form, year, options in (("ods", " 2025", []), ("xlsx", "", ["--year", "2025"])):
    place = check.path(form)
    os.mkdir(place)
    source = os.path.join(place, "hikes.fods")
    workbook(source, [(tab + year, read_rows(os.path.join(YEAR, file))) for file, tab in months])
    done, said = soffice(check, "--headless", "--convert-to", form, "--outdir", place, source)
    made = os.path.exists(os.path.join(place, "hikes." + form))
    if not check.that(done and made, form, "made by soffice", said[-300:]):
        continue
    done, said = soffice(check, "--headless", "--convert-to", target, "hikes." + form, cwd=place)
    files = sorted(x for x in os.listdir(place) if x.endswith(".csv"))
    check.equal(files, sorted("hikes-%s%s.csv" % (tab, year) for _, tab in months), form, "one CSV for each tab",
                said[-300:])
    for file, tab in months:
        path = os.path.join(place, "hikes-%s%s.csv" % (tab, year))
        if os.path.exists(path):
            want, got = plain(os.path.join(YEAR, file)), plain(path)
            changed = sorted(set(want.items()) ^ set(got.items()))
            check.equal(changed[:6], [], form, tab, "cells LibreOffice changed, %d in all" % len(changed))
    ran = hound("convert", *[os.path.join(place, x) for x in files], *options, "--book", check.path(form + "-book"),
                "--dry-run", "--format", "json")
    check.equal(ran.status, 0, form, "convert", ran.err[-400:])
    report = ran.json()
    totals = report.get("totals", {})
    check.equal(totals.get("overall_cents"), wanted, form, "overall")
    read = Counter((c.get("dog"), c.get("date"), c.get("amount_cents")) for c in report.get("cells", [])
                   if c.get("kind") == "payment" and not c.get("duplicate"))
    for key in sorted((money | read).keys(), key=str):
        check.equal(read[key], money[key], form, *key)
check.close()
