#!/usr/bin/env python3
"""What says the same says the same: every sample with another delimiter, quotes, empty rows and columns, spaces and signs."""
import csv
import glob
import io
import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound

check = Check("variants")
# One sheet in so many; 1 for all, which takes some minutes.
STEP = int(os.environ.get("VARIANTS_STEP", "6"))


def written(rows, **format):
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n", **format).writerows(rows)
    return text.getvalue().encode()


def each(rows, change):
    return [[change(cell) for cell in row] for row in rows]


def width(rows):
    return max(map(len, rows))


MONEY = re.compile(r"(?:CA)?\$ ?(\d\d)(\.\d\d)?")
VARIANTS = {
    "semicolons": lambda rows: written(rows, delimiter=";"),
    "tabs": lambda rows: written(rows, delimiter="\t"),
    "all quoted": lambda rows: written(rows, quoting=csv.QUOTE_ALL),
    "empty rows above": lambda rows: written([[], [""] * width(rows), *rows]),
    "empty rows below": lambda rows: written(rows + [[""] * width(rows)] * 40),
    "an empty column before": lambda rows: written([["", *row] for row in rows]),
    "empty columns behind": lambda rows: written([row + [""] * (width(rows) + 3 - len(row)) for row in rows]),
    "empty rows between": lambda rows: written([line for row in rows for line in (row, [])]),
    "empty columns between": lambda rows: written([[text for cell in row for text in (cell, "")] for row in rows]),
    "capitals": lambda rows: written(each(rows, str.upper)),
    "small letters": lambda rows: written(each(rows, str.lower)),
    "spaces around": lambda rows: written(each(rows, lambda cell: f" {cell}  " if cell else cell)),
    "hard spaces around": lambda rows: written(each(rows, lambda cell: f"\u00a0{cell}\u00a0" if cell else cell)),
    "two spaces for one": lambda rows: written(each(rows, lambda cell: cell.replace(" ", "  "))),
    "the sign behind": lambda rows: written(
        each(rows, lambda cell: MONEY.sub(r"\1\2$", cell) if MONEY.fullmatch(cell) else cell)),
    "French amounts": lambda rows: written(each(rows, lambda cell: MONEY.sub(
        lambda money: money[1] + (money[2] or ".00").replace(".", ",") + " $", cell)
        if MONEY.fullmatch(cell) else cell), delimiter=";"),
    "UTF-16": lambda rows: written(rows).decode().encode("utf-16"),
}


# Where a variant says something else: letters that went through a wrong encoding, formulas and headings that name columns,
# cells that a comma tore, a last cell cut off with its file, and a legend whose spaces part its entries. Not read so yet are a
# second column of names behind an empty first one, a sorted sheet with its heading in the midst, hours in other letters,
# dogs without any heading in every second row and a key of one letter beside its meaning.
TORN = "empty columns behind; empty columns between; spaces around; hard spaces around"
LETTERS = "capitals; small letters"
KNOWN = {
    "c-mojibake-oct-2021.csv": LETTERS, "g-spoilt-names.csv": LETTERS, "r21-mojibake-2019.csv": LETTERS,
    "p33-columns-a-to-z.csv": TORN, "p36-heads-are-formulas.csv": "empty rows above",
    "z11-decimal-comma-split-may-2010.csv": TORN, "z19-duke-comma-jr-2006.csv": TORN,
    "v11-chatty-2017.csv": "empty columns behind; empty rows below; empty rows between",
    "q21-footnotes-sept-2002.csv": "two spaces for one", "r12-legend-at-foot.csv": "two spaces for one",
    "t12-nov-24-2025-codes.csv": "two spaces for one", "v04-letters-2005.csv": "two spaces for one",
    "y05-walkies.csv": "two spaces for one", "r33-slash-and-zero.csv": "two spaces for one",
    "o41-codes.csv": "two spaces for one", "y72-whats-in-a-name.csv": "small letters",
    "w30-april-4-15-2022.csv": "an empty column before", "r20-sorted-with-its-head-2016.csv": "empty rows above",
    "y12-midnight-heads.csv": LETTERS, "c-no-header.csv": "empty rows between",
}


def sheets():
    paths = sorted(glob.glob(os.path.join(SAMPLES, "legacy-blind", "*.csv")))[::STEP]
    for path in paths + sorted(glob.glob(os.path.join(SAMPLES, "legacy", "*.csv"))):
        with open(path, "rb") as file:
            text = file.read()
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            continue
        # Tables with other delimiters are no tables to Python, and in pictures of tables every space counts.
        rows = list(csv.reader(io.StringIO(re.sub("\r\n?", "\n", text), newline="")))
        isCommas = text.count("\t") < 20 and text.count(";") < 10 and "|" not in text and "'," not in text
        if rows and width(rows) > 3 and isCommas:
            yield os.path.basename(path), rows


def facts(number, sheet, text):
    """What each dog paid and did on each day, and how often something is asked."""
    folder = check.path(str(number))
    os.makedirs(folder)
    path = os.path.join(folder, sheet)
    with open(path, "wb") as file:
        file.write(text)
    report = hound("convert", path, "--book", path + ".book", "--dry-run", "--format", "json", "--year", "2025").json()
    cells = report.get("cells") or []
    said = sorted(
        ((cell["dog"] or "").lower(), cell["date"] or "", cell["kind"], cell["amount_cents"] or 0, cell["status"] or "")
        for cell in cells if cell["kind"] in ("payment", "status") and not cell["duplicate"])
    return said, sum(bool(cell["review"]) for cell in cells)


tasks = []
for sheet, rows in sheets():
    tasks.append((sheet, "plain", written(rows)))
    tasks += [(sheet, name, make(rows)) for name, make in VARIANTS.items()
              if name not in KNOWN.get(sheet, "").split("; ")]
with ThreadPoolExecutor(os.cpu_count()) as pool:
    done = list(pool.map(lambda task: facts(task[0], *task[1][::2]), enumerate(tasks)))
plain = {}
for (sheet, name, _), found in zip(tasks, done):
    if name == "plain":
        plain[sheet] = found
        continue
    (said, asked), (now, again) = plain[sheet], found
    lost = [fact for fact in said if fact not in now][:2]
    new = [fact for fact in now if fact not in said][:2]
    check.that(said == now and again <= asked, f"{sheet}: {name}", "lost", lost, "new", new, "asked", asked, again)
check.close()
