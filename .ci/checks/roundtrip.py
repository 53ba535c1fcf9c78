#!/usr/bin/env python3
"""Out in her layout what came in: each month of the year written back and compared with her sheet cell for cell.

Allowed beside the sheet's own rows: a title row above a block. A written total may be the true figure where hers is
a slip or rests on one. Rows are compared without empty cells at their end.
"""
import difflib
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, YEAR, Check, a1, hound, load, read_rows, rows_of, year_files

check = Check("roundtrip")
truth = load("2025", "truth.json")
book = check.path("book")
ran = hound("convert", *year_files(), "--book", book)
check.equal(ran.status, 0, "convert", ran.err[-400:])
TITLE = re.compile(r"Week of [A-Z][a-z]{2} \d{1,2},? \d{4}")


def cut(row):
    row = list(row)
    while row and not row[-1]:
        row.pop()
    return tuple(row)


def money(text):
    found = re.fullmatch(r"(-?)(?:CA)?\$?([\d,]+)\.(\d\d)", text)
    return found and int(found[1] + found[2].replace(",", "") + found[3])


def compare(name, want, got, figures):
    """figures: A1 -> the cents a total may show."""
    got = [row for row in got if not (len(row) == 1 and TITLE.fullmatch(row[0]))]
    # Totals that may differ are laid equal before the rows are lined up.
    def words(rows):
        return [tuple(c for c in row if money(c) is None) + (len(row),) for row in rows]
    for tag, i, i2, j, j2 in difflib.SequenceMatcher(None, words(want), words(got), autojunk=False).get_opcodes():
        if tag != "equal":
            for k in range(i, i2):
                check.that(False, name, "row %d" % (k + 1), "missing or changed:", want[k])
            for k in range(j, j2):
                check.that(False, name, "written row %d" % (k + 1), "not in the sheet:", got[k])
            continue
        for k in range(i2 - i):
            for c, (w, g) in enumerate(zip(want[i + k], got[j + k]), 1):
                cell = a1(i + k + 1, c)
                holds = w == g or money(g) is not None and money(g) in figures.get(cell, ())
                check.that(holds, name, cell, "want %r" % w, "got %r" % g)


for name, facts in sorted(truth["files"].items()):
    ran = hound("week", "--month", facts["month"], "--format", "csv", "--book", book)
    check.equal(ran.status, 0, name, "week --month", ran)
    figures = {}
    for part in list(facts["weeks"]) + list(facts["summary"].values()):
        figures[part.get("total_a1") or part.get("a1")] = {
            part[key] for key in ("stated_cents", "true_cents", "by_her_lines_cents") if key in part}
    try:
        written = [cut(row) for row in rows_of(ran.out.decode("utf-8-sig"))]
    except UnicodeDecodeError as error:
        check.that(False, name, error)
        continue
    compare(name, [cut(row) for row in read_rows(os.path.join(YEAR, name))], written, figures)
    # Read again, what was written changes nothing.
    again = check.path("again-" + facts["month"] + ".csv")
    with open(again, "wb") as file:
        file.write(ran.out)
    ran = hound("import", again, "--month", facts["month"], "--book", book, "--dry-run", "--format", "json")
    check.equal(ran.status, 0, name, "import of what was written", ran)
    check.equal(ran.json().get("changes"), [], name, "changes by what was written")

# The small sheet, in a book of its own.
sheet = os.path.join(SAMPLES, "december-2025.csv")
small = check.path("small")
check.equal(hound("convert", sheet, "--month", "2025-12", "--book", small).status, 0, "convert december-2025.csv")
ran = hound("week", "--month", "2025-12", "--format", "csv", "--book", small)
check.equal(ran.status, 0, "december-2025.csv", "week --month", ran)
written = [cut(row) for row in rows_of(ran.out.decode("utf-8-sig", "replace"))]
# The sheet knows of earlier months what its book does not: its sums of the year may stay or start with December.
rest = {"B28": {123000, 23000}, "B29": {18220, 3220}, "B30": {141220, 26220}}
compare("december-2025.csv", [cut(row) for row in read_rows(sheet)], written, rest)
check.close()
