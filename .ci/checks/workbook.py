#!/usr/bin/env python3
"""The week as a workbook, through LibreOffice and back: nothing changes but what somebody changed."""
import copy
import os
import random
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import (OFFICE, SAMPLES, TABLE, TEXT, Check, hound, load, read_rows, soffice, spoken, tree,
                      year_files)

check = Check("workbook")
TABS = ["Week", "Today", "Month", "Roster", "Payments", "HST", "Review"]
CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1"
DAY = ["--date", "2025-12-09"]
SEED = 20251209

books = {"small": check.path("small"), "year": check.path("year")}
ran = hound("convert", os.path.join(SAMPLES, "december-2025.csv"), "--month", "2025-12", "--book", books["small"])
check.equal(ran.status, 0, "convert", ran)
check.equal(hound("convert", *year_files(), "--book", books["year"]).status, 0, "convert the year")


def convert(form, files, place):
    os.makedirs(place, exist_ok=True)
    done, said = soffice(check, "--headless", "--convert-to", form, "--outdir", place, *files)
    check.that(done, "soffice", form, said[-300:])


def unchanged(book, files, *what):
    """Whether hound finds nothing new in these files."""
    ran = hound("import", *files, *DAY, "--book", books[book], "--dry-run")
    check.equal(ran.status, 0, *what, ran)
    check.that(b"nothing was changed" in ran.out, *what, "says a change:", ran.out.decode("utf-8", "replace")[-500:])


# ------------------------------------------------------------------ round trips
whole = {}
for book, name, options in (("small", "week", []), ("small", "month", ["--month", "2025-12"]), ("year", "week", []),
                            ("year", "weeks", ["--weeks", "4"]), ("year", "month", ["--month", "2025-12"])):
    path = check.path("%s-%s.fods" % (book, name))
    ran = hound("week", *DAY, *options, "--book", books[book], "-o", path)
    check.equal(ran.status, 0, "week", name, ran)
    whole[(book, name)] = path
    unchanged(book, [path], book, name, "as it was written")
    again = hound("week", *DAY, *options, "--book", books[book], "--format", "fods")
    with open(path, "rb") as file:
        check.equal(again.out, file.read(), book, name, "the same book, the same bytes")

files = list(whole.values())
for form in ("xlsx", "ods", "fods"):
    convert(form, files, check.path(form))
for form in ("xlsx", "ods", "fods"):
    place = check.path(form)
    made = [os.path.join(place, os.path.basename(path)[:-5] + "." + form) for path in files]
    convert(CSV, made, check.path(form + "-csv"))
    convert("fods", made, check.path(form + "-fods"))
    for (book, name), path in whole.items():
        stem = os.path.basename(path)[:-5]
        unchanged(book, [check.path(form + "-fods", stem + ".fods")], book, name, form, "as a whole")
        sheets = [check.path(form + "-csv", "%s-%s.csv" % (stem, tab)) for tab in TABS]
        if check.equal([x for x in sheets if not os.path.exists(x)], [], stem, form, "a CSV for every sheet"):
            unchanged(book, sheets, book, name, form, "as seven CSVs")
            unchanged(book, sheets[:1], book, name, form, "the week's CSV alone")

# ------------------------------------------------------------------ what LibreOffice makes of it


def cells(path):
    """(tab, row, column) -> (type, value, formula, shown) of every cell that holds anything."""
    found = {}
    for table in xml.parse(path).getroot().iter(TABLE + "table"):
        row = 0
        for line in table.iter(TABLE + "table-row"):
            repeat, column = int(line.get(TABLE + "number-rows-repeated", "1")), 0
            for cell in line:
                width = int(cell.get(TABLE + "number-columns-repeated", "1"))
                shown = "\n".join(spoken(p) for p in cell.findall(TEXT + "p"))
                if shown or cell.get(TABLE + "formula"):
                    value = (cell.get(OFFICE + "date-value") or cell.get(OFFICE + "time-value")
                             or cell.get(OFFICE + "value"))
                    for r in range(row, row + repeat):
                        for c in range(column, column + width):
                            found[(table.get(TABLE + "name"), r + 1, c + 1)] = (
                                cell.get(OFFICE + "value-type"), value, cell.get(TABLE + "formula"), shown)
                column += width
            row += repeat
    return found


for (book, name), path in whole.items():
    ours, theirs = cells(path), cells(check.path("fods", os.path.basename(path)))
    check.equal(sorted({key[0] for key in ours}), sorted(TABS), book, name, "the tabs")
    for key, (kind, value, formula, shown) in ours.items():
        got = theirs.get(key, (None, None, None, ""))
        check.equal(got[3], shown, book, name, *key, "shown")
        check.that(shown != "Err:508" and "#" not in shown, book, name, *key, shown)
        if kind != "string":
            check.equal(got[0], kind, book, name, *key, "type")
        if formula:
            # LibreOffice reckons for itself.
            check.that(got[2], book, name, *key, "no formula any more")
            check.that(abs(float(got[1] or "nan") - float(value)) < 0.005, book, name, *key, formula, value, got[1])
    kinds = {kind for kind, _, _, _ in ours.values()}
    check.equal(kinds - {"string"}, {"currency", "date", "float", "percentage"} | (kinds & {"time"}), book, name)
    sums = [key for key, cell in ours.items() if cell[2]]
    check.that({key[0] for key in sums} >= {"Week", "Month", "Payments", "HST"}, book, name, "formulas in", sums)
root = xml.parse(check.path("fods", "year-week.fods")).getroot()
lists = [x.get(TABLE + "condition") for x in root.iter(TABLE + "content-validation")]
check.that(any('"away"' in x and '"injured"' in x for x in lists), "no list of status words", lists[:3])
ranges = [x.get(TABLE + "print-ranges") for x in root.iter(TABLE + "table")]
check.that(len(ranges) == 7 and all(ranges), "print ranges", ranges)
frozen = [x.text for x in xml.parse(whole[("year", "week")]).getroot().iter()
          if x.get("{urn:oasis:names:tc:opendocument:xmlns:config:1.0}name") == "VerticalSplitPosition"]
check.equal(frozen, ["2"] + ["1"] * 6, "rows that stay in sight")


# Converting drops what only a window shows, of files of LibreOffice's own too; so it is asked of the window itself.
LOOK = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">
Sub Look(source As String, target As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  document = StarDesktop.loadComponentFromURL(ConvertToURL(source), "_blank", 0, hidden())
  view = document.getCurrentController()
  number = FreeFile
  Open target For Output As #number
  For place = 0 To document.Sheets.Count - 1
    view.setActiveSheet(document.Sheets.getByIndex(place))
    Print #number, document.Sheets.getByIndex(place).Name &amp; "," &amp; view.hasFrozenPanes() &amp; "," _
      &amp; view.getSplitRow() &amp; "," &amp; view.getSplitColumn()
  Next
  Close #number
  document.close(True)
End Sub
</script:module>
"""
with open(check.path("profile", "user", "basic", "Standard", "Module1.xba"), "w", encoding="utf-8") as file:
    file.write(LOOK)
for (book, name), path in whole.items():
    seen = check.path("panes-%s-%s.csv" % (book, name))
    soffice(check, "--headless", "--norestore", 'macro:///Standard.Module1.Look("%s","%s")' % (path, seen))
    if not check.that(os.path.exists(seen), book, name, "LibreOffice did not say what stays in sight"):
        continue
    with open(seen, encoding="utf-8") as file:
        held = [line.strip().split(",") for line in file]
    check.equal([pane[0] for pane in held], TABS, book, name, "the tabs in a window")
    for tab, frozen, rows, columns in held:
        # Of several weeks each has its headings above itself; only the names beside them stay.
        above = "1" if tab != "Week" else "2" if name == "week" else "0"
        check.equal((frozen, rows), ("True", above), book, name, tab, "rows that stay in sight")
        check.that(int(columns) >= 1, book, name, tab, "columns that stay in sight", columns)

# ------------------------------------------------------------------ on paper
if check.that(shutil.which("pdftotext") and shutil.which("pdfinfo"), "pdftotext is not here"):
    convert("pdf", [whole[("year", "week")], whole[("small", "month")]], check.path("pdf"))
    for book, name in (("year", "week"), ("small", "month")):
        path = check.path("pdf", "%s-%s.pdf" % (book, name))
        sizes = subprocess.run(["pdfinfo", "-l", "99", path], stdout=subprocess.PIPE).stdout.decode()
        pages = re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+)", sizes)
        letter = [sorted(map(float, page)) for page in pages]
        check.that(letter and all(abs(a - 612) < 1 and abs(b - 792) < 1 for a, b in letter), name, "letter", pages)
        # Columns that are cut off would be on a page of their own.
        text = subprocess.run(["pdftotext", "-layout", path, "-"], stdout=subprocess.PIPE).stdout.decode()
        check.that("###" not in text, book, name, "has cells too narrow for their numbers")
        shown = [page.strip() for page in text.split("\f")[:-1]]
        tabs = [re.search(r"(\w+), page \d+ of \d+$", page) for page in shown]
        check.that(all(tabs), book, name, "a page without its name")
        order = [found[1] for found in tabs if found]
        check.equal(sorted(set(order), key=order.index), TABS, book, name, "the sheets on paper")
        if book == "year":
            check.equal(order.count("Week"), 1, "pages of one week")
            for wanted in ("CA$1,930.00", "Kettle Hollow", "Finn GR"):
                check.that(wanted in text, "not on paper:", wanted)

# ------------------------------------------------------------------ three cells


def namespaces(path):
    for _, (prefix, uri) in xml.iterparse(path, events=["start-ns"]):
        xml.register_namespace(prefix, uri)


def edit(source, target, changes):
    """Types into cells of the tab Week, as in the program: (row, column) -> (type, value, text)."""
    namespaces(source)
    document = xml.parse(source)
    table = next(x for x in document.iter(TABLE + "table") if x.get(TABLE + "name") == "Week")
    for (row, column), (kind, value, text) in changes.items():
        below = 0
        for line in table.iter(TABLE + "table-row"):
            below += int(line.get(TABLE + "number-rows-repeated", "1"))
            if below >= row:
                break
        before = 0
        for index, cell in enumerate(list(line)):
            width = int(cell.get(TABLE + "number-columns-repeated", "1"))
            if before + width < column:
                before += width
                continue
            parts = []
            for count in (column - before - 1, 1, before + width - column):
                part = copy.deepcopy(cell)
                part.set(TABLE + "number-columns-repeated", str(count))
                parts.append((part, count))
            typed = parts[1][0]
            for child in list(typed):
                typed.remove(child)
            for key in [x for x in typed.attrib if x.startswith(OFFICE)]:
                del typed.attrib[key]
            typed.set(OFFICE + "value-type", kind)
            if value:
                typed.set(OFFICE + "value", value)
            xml.SubElement(typed, TEXT + "p").text = text
            line.remove(cell)
            for offset, (part, count) in enumerate([x for x in parts if x[1]]):
                line.insert(index + offset, part)
            break
    document.write(target, encoding="utf-8", xml_declaration=True)


edited = check.path("edited.fods")
edit(whole[("small", "week")], edited, {
    (3, 6): ("currency", "30", "CA$30.00"), (5, 3): ("currency", "25", "CA$25.00"), (6, 4): ("string", None, "away")})
want = {("Olive", "2025-12-12"), ("Pip GR", "2025-12-09"), ("Quill", "2025-12-10")}
convert("xlsx", [edited], check.path("edited-xlsx"))
convert("fods", [check.path("edited-xlsx", "edited.xlsx")], check.path("edited-back"))
convert(CSV, [check.path("edited-xlsx", "edited.xlsx")], check.path("edited-csv"))
for what, paths in (("as edited", [edited]), ("through xlsx", [check.path("edited-back", "edited.fods")]),
                    ("the week's CSV", [check.path("edited-csv", "edited-Week.csv")]),
                    ("seven CSVs", [check.path("edited-csv", "edited-%s.csv" % tab) for tab in TABS])):
    ran = hound("import", *paths, *DAY, "--book", books["small"], "--dry-run", "--format", "json")
    check.equal(ran.status, 0, what, ran)
    changes = ran.json().get("changes", [])
    check.equal({(x.get("dog"), x.get("date")) for x in changes}, want, what, "the three changed cells")
    check.equal(len(changes), 3, what, changes)

# ------------------------------------------------------------------ a workbook of years
months = [path for path in year_files() if re.match(r"\d\d-", os.path.basename(path))]
parts = ['<?xml version="1.0" encoding="UTF-8"?><office:document'
         ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
         ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
         ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" office:version="1.3"'
         ' office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>']


def escaped(text):
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "</text:p><text:p>")
    return re.sub(r" $|(?<= ) +|^ +", lambda m: '<text:s text:c="%d"/>' % len(m[0]), text) if text else text


for path in months:
    tab = os.path.basename(path)[3:-4].replace("-", " ").title()
    parts.append('<table:table table:name="%s">' % tab)
    for row in read_rows(path):
        parts.append("<table:table-row>")
        parts += ['<table:table-cell office:value-type="string"><text:p>%s</text:p></table:table-cell>' % escaped(x)
                  if x else "<table:table-cell/>" for x in row or [""]]
        parts.append("</table:table-row>")
    parts.append("</table:table>")
parts.append("</office:spreadsheet></office:body></office:document>")
years = check.path("hikes.fods")
with open(years, "w", encoding="utf-8") as file:
    file.write("".join(parts))
convert("fods", [years], check.path("saved"))
apart = hound("convert", *months, "--book", check.path("apart"), "--dry-run", "--format", "json").json()
for what, path in (("as made", years), ("saved by LibreOffice", check.path("saved", "hikes.fods"))):
    ran = hound("convert", path, "--book", check.path("book-" + what.split()[0]), "--format", "json")
    check.equal(ran.status, 0, "a year in one workbook", what, ran)
    got = ran.json()
    check.equal(got.get("totals"), apart.get("totals"), "a year in one workbook", what, "totals")
    check.equal(got.get("totals", {}).get("overall_cents"), load("2025", "truth.json")["totals"]["overall_cents"],
                what, "overall")
    tabs = {os.path.basename(str(x.get("file"))) for x in got.get("cells", [])}
    check.equal(len(tabs), 12, what, "tabs")

# ------------------------------------------------------------------ faults
with open(whole[("small", "week")], "rb") as file:
    good = file.read()
before = tree(books["small"])
broken = check.path("broken.fods")
randomly = random.Random(SEED)
crashed, accepted, refused = 0, 0, 0


def fault(data, what):
    global crashed, accepted, refused
    with open(broken, "wb") as file:
        file.write(data)
    ran = hound("import", broken, *DAY, "--book", books["small"], "--dry-run", timeout=20)
    if ran.status not in (0, 1, 3) or ran.status and not ran.has_hint:
        crashed += 1
        print("  MISS  seed %d: %s: %s" % (SEED, what, ran))
    accepted, refused = accepted + (ran.status == 0), refused + (ran.status == 3)
    return ran.status


end = good.rindex(b"</office:document>")
cuts = [fault(good[:end * step // 200], "cut at %d" % (end * step // 200)) for step in range(1, 200)]
check.equal([x for x in cuts if x != 3], [], "files that were cut off and not refused")
refused = 0
for _ in range(500):
    place = randomly.randrange(len(good))
    fault(good[:place] + bytes([randomly.randrange(256)]) + good[place + 1:], "byte %d changed" % place)
check.equal(crashed, 0, "crashes or refusals without a hint")
check.equal(tree(books["small"]), before, "the book after all faults")
print("  199 cuts refused; of 500 changed bytes %d refused, %d read, 0 crashes" % (refused, accepted))
check.close()
