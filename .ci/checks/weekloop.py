#!/usr/bin/env python3
"""The week through the real program: `week --format csv` → LibreOffice → xlsx, ods → csv → `import --dry-run` says that
nothing changed; after a scripted edit of three cells it says exactly these three, and takes them. One week, a month and
four weeks, of the small sheet and of the year."""
import csv
import os
import random
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound, read_rows, soffice, year_files

check = Check("weekloop")
CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"


def spread(path, kind):
    """The file as LibreOffice saves it in another kind and back as CSV."""
    stem = os.path.splitext(os.path.basename(path))[0]
    out = check.path(stem + "-" + kind)
    os.makedirs(out, exist_ok=True)
    soffice(check, "--headless", "--convert-to", kind, "--infilter=CSV:44,34,76,1", "--outdir", out, path)
    made = os.path.join(out, stem + "." + kind)
    check.that(os.path.exists(made), stem, kind, "not made")
    back = os.path.join(out, "back")
    os.makedirs(back, exist_ok=True)
    soffice(check, "--headless", "--convert-to", CSV, "--outdir", back, made)
    names = sorted(os.listdir(back))
    check.that(names, stem, kind, "not back")
    return os.path.join(back, names[0]) if names else path


def write(path, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def changes(path, book):
    ran = hound("import", path, "--book", book, "--dry-run", "--format", "json")
    return ran, ran.json().get("changes", [])


def blocks(rows):
    """(row of the heading, rows of its dogs) of each week."""
    heads = [r for r, row in enumerate(rows) if any(c.startswith("Mon ") for c in row)]
    for head in heads:
        dogs = []
        for r in range(head + 1, len(rows)):
            name = rows[r][0].strip() if rows[r] else ""
            if not name or name.lower().startswith(("week total", "dog name")):
                break
            dogs.append(r)
        yield head, dogs


def loop(label, book, *options):
    draw = random.Random(label)
    path = check.path(label + ".csv")
    ran = hound("week", *options, "--book", book, "--format", "csv", "-o", path)
    check.equal(ran.status, 0, label, "written", ran)
    ran, found = changes(path, book)
    check.equal((ran.status, found), (0, []), label, "as written", ran)
    for kind in ("xlsx", "ods"):
        back = spread(path, kind)
        ran, found = changes(back, book)
        check.equal((ran.status, found), (0, []), label, kind, "unedited", ran)
        said = hound("import", back, "--book", book, "--dry-run")
        check.that("No changes." in said.out.decode(), label, kind, "does not say so", said.out.decode()[-300:])
        # Three cells: money into an empty day, a word into another, a word over money.
        rows = read_rows(back)
        places = [(r, c) for _, dogs in blocks(rows) for r in dogs for c in range(1, 6)]
        empty = [p for p in places if len(rows[p[0]]) > p[1] and not rows[p[0]][p[1]].strip()]
        paid = [p for p in places if len(rows[p[0]]) > p[1] and rows[p[0]][p[1]].startswith("CA$")]
        # A cell of the phrase "Off This Week", or under no heading, is no good place for a slip of a test.
        calm = [p for p in empty if not any(rows[p[0]][c].strip() in ("Off", "This", "Week", "away") for c in range(1, 6))]
        heads = {r: head for head, dogs in blocks(rows) for r in dogs}
        calm = [p for p in calm if rows[heads[p[0]]][p[1]].strip()]
        first, second = draw.sample(calm, 2)
        third = draw.choice([p for p in paid if p[0] not in (first[0], second[0])])
        for (r, c), text in zip((first, second, third), ("CA$35.00", "away", "away")):
            rows[r][c] = text
        edited = os.path.splitext(back)[0] + "-edited.csv"
        write(edited, rows)
        ran, found = changes(edited, book)
        check.equal(ran.status, 0, label, kind, "edited", ran)
        names = sorted(rows[r][0].strip() for r, _ in (first, second, third))
        check.equal(sorted(c["dog"].split(" (")[0] for c in found), names, label, kind, "the three dogs", found)
        check.equal(sorted(c["kind"] for c in found), ["added", "added", "changed"], label, kind, "kinds", found)
        check.equal(sorted(c["now"] for c in found), ["CA$35.00 paid", "away", "away"], label, kind, "what now")
        words = hound("import", edited, "--book", book, "--dry-run").out.decode()
        check.equal(words.count(" → "), 3, label, kind, "in words", words[:600])
        copy = check.path("taken")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(book, copy)
        with open(os.path.join(book, "dogs.csv"), "rb") as file:
            dogs_before = file.read()
        check.equal(hound("import", edited, "--book", copy).status, 0, label, kind, "taken")
        with open(os.path.join(copy, "dogs.csv"), "rb") as file:
            check.equal(file.read(), dogs_before, label, kind, "dogs.csv")
        ran, found = changes(edited, copy)
        check.equal((ran.status, found), (0, []), label, kind, "a second time", ran)
        after = check.path("after.csv")
        hound("week", *options, "--book", copy, "--format", "csv", "-o", after)
        written = read_rows(after)
        for (r, c), text in zip((first, second, third), ("CA$35.00", "away", "away")):
            name = rows[r][0].strip()
            check.that(any(row and row[0].strip() == name and len(row) > c and row[c] == text for row in written),
                       label, kind, "written anew", name, text)


if not check.that(shutil.which("soffice"), "LibreOffice is not there"):
    check.close()
small = check.path("small")
hound("convert", os.path.join(SAMPLES, "december-2025.csv"), "--month", "2025-12", "--book", small, "--date", "2025-12-09")
year = check.path("year")
hound("convert", *year_files(), "--book", year, "--date", "2025-12-09")
loop("december", small, "--month", "2025-12")
loop("week", year, "--date", "2025-12-08")
loop("four", year, "--date", "2025-11-10", "--weeks", "4")
loop("november", year, "--month", "2025-11")
check.close()
