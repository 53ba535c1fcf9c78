#!/usr/bin/env python3
"""What says the same says the same: every sample with another delimiter, quotes, empty rows and columns, spaces and signs, its
weeks side by side or the newest on top, its notes first, and a column more."""
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


DAY = re.compile(r"(?:mon|tue|wed|thu|fri|lun|mar|mer|jeu|ven)", re.I)


def isHead(row):
    return sum(bool(DAY.match(cell.strip())) for cell in row) >= 3


def full(rows):
    return [row + [""] * (width(rows) - len(row)) for row in rows]


def weeks(rows):
    """The weeks of a sheet that has one below another, each with a heading and a date of its own; else none."""
    found = [[]]
    for row in rows:
        if any(cell.strip() for cell in row):
            found[-1].append(row)
        elif found[-1]:
            found.append([])
    found = [week for week in found if week]
    areAlike = len({isHead(week[0]) for week in found}) == 1 and all(
        sum(map(isHead, week)) == 1 and (isHead(week[0]) or isHead(week[1])) for week in found)
    areDated = all(any(re.search(r"\d", cell) for cell in week[0]) for week in found)
    return found if len(found) > 1 and areAlike and areDated else None


def besides(rows):
    found = weeks(rows)
    if not found or len(found) > 8:
        return None
    lines = [[] for _ in range(max(map(len, found)))]
    for week in found:
        for place, line in enumerate(lines):
            row = week[place] if place < len(week) else []
            line += row + [""] * (width(week) + 1 - len(row))
    return written(lines)


def upwards(rows):
    found = weeks(rows)
    return found and written([row for week in reversed(found) for row in week + [[]]])


def columns(rows):
    """The rows with their headings and the columns of their days, where these are the same in all weeks; else none."""
    rows = full(rows)
    heads = [place for place, row in enumerate(rows) if isHead(row)]
    days = {tuple(place for place, cell in enumerate(rows[head]) if DAY.match(cell.strip())) for head in heads}
    if len(days) != 1:
        return None
    days = list(days.pop())
    return (rows, heads, days) if days == list(range(days[0], days[0] + len(days))) else None


def notesFirst(rows):
    found = columns(rows)
    if not found:
        return None
    rows, heads, days = found
    for column in range(days[-1] + 1, width(rows)):
        if all(re.fullmatch(r"(?:notes?|comments?|remarks?)", rows[head][column].strip(), re.I) for head in heads):
            return written([[row[column], *row[:column], *row[column + 1:]] for row in rows])


def withPhones(rows):
    found = columns(rows)
    if not found:
        return None
    rows, heads, days = found
    result, isBelow = [], False
    for number, row in enumerate(rows):
        isBelow = isBelow or number in heads
        pays = any(re.match(r"\$?\d", row[day].strip()) for day in days)
        isDog = isBelow and pays and row[0].strip() and not re.search("total|sum|week|paid|cash", row[0], re.I)
        text = "Phone" if number in heads else f"902-555-01{number % 100:02}" if isDog else ""
        result.append([*row[:days[0]], text, *row[days[0]:]])
    return written(result)


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
    "weeks side by side": besides,
    "the newest week on top": upwards,
    "notes first": notesFirst,
    "a column of phones": withPhones,
    "UTF-16": lambda rows: written(rows).decode().encode("utf-16"),
}


# Where a variant says something else: letters that went through a wrong encoding, formulas and headings that name columns,
# cells that a comma tore, a last cell cut off with its file, and a legend whose spaces part its entries. Not read so yet are a
# sorted sheet with its heading in the midst, hours in other letters and a key of one letter beside its meaning.
LETTERS = "capitals; small letters"
# Of one week twice the first counts and of two spellings the first is the name, so that these say something else in another
# order; a list that goes on over its lines, a report of a program and a calendar have no column to spare.
# Totals under notes that stand first, and titles that a comma tears apart, are put there by nobody. Cards (`9/10`) in notes that
# stand first are taken for dates, a newcomer is one where it says NEW, and the owner behind a price has a capital letter.
BESIDE, UP, FIRST, PHONES = list(VARIANTS)[-5:-1]
KNOWN = {
    "zzz-a-16-packages-jan-2026.csv": FIRST, "zzz-b-17-wendy-august-2025.csv": "small letters",
    "zzz-c-22-kays-paws-june-2025.csv": "small letters",
    "c-mojibake-oct-2021.csv": LETTERS, "g-spoilt-names.csv": LETTERS, "r21-mojibake-2019.csv": LETTERS,
    "p33-columns-a-to-z.csv": "empty columns behind; empty columns between", "p36-heads-are-formulas.csv": "empty rows above",
    "z11-decimal-comma-split-may-2010.csv": f"empty columns behind; empty columns between; {BESIDE}; {PHONES}",
    "z19-duke-comma-jr-2006.csv": "empty columns behind; empty columns between; spaces around; hard spaces around; "
                                  f"{BESIDE}; {FIRST}; {PHONES}",
    "v11-chatty-2017.csv": f"empty columns behind; empty rows below; empty rows between; {BESIDE}; {UP}; {PHONES}",
    "q21-footnotes-sept-2002.csv": "two spaces for one",
    "y05-walkies.csv": "two spaces for one", "r33-slash-and-zero.csv": "two spaces for one",
    "r20-sorted-with-its-head-2016.csv": "empty rows above",
    "y12-midnight-heads.csv": LETTERS,
    "b15-week-twice-changed.csv": UP,
    "y71-same-week-two-versions.csv": UP,
    "same-week-changed.csv": UP,
    "r32-new-name.csv": UP,
    "r40-june-2025-typos.csv": UP,
    "y72-whats-in-a-name.csv": UP,
    "h-prices-above-2018.csv": PHONES,
    "i-his-and-hers-2015.csv": BESIDE,
    "l08-april-2008.csv": PHONES,
    "l19-hiked-and-paid-rows.csv": BESIDE,
    "m13-boarding-below-dec-2018.csv": FIRST,
    "n17-trail-in-head.csv": BESIDE,
    "n26-from-to.csv": BESIDE,
    "n44-split-title.csv": BESIDE,
    "o11-cheque-numbers-2011.csv": FIRST,
    "q07-calendar-october-2012.csv": PHONES,
    "q24-calendar-corner-2009.csv": PHONES,
    "q29-name-above-its-line-2007.csv": f"{BESIDE}; {FIRST}",
    "r25-works-dos-report-apr-2003.csv": f"{BESIDE}; {UP}; {FIRST}",
    "r34-date-at-the-bottom.csv": FIRST,
    "r47-went-and-paid.csv": BESIDE,
    "u05-left-handed-feb-2019.csv": BESIDE,
    "z04-october-2016.csv": BESIDE,
    "z15-row-twice-july-2014.csv": PHONES,
    "s22-merged-jen-and-mine-nov-2025.csv": BESIDE,
    "za33-may-11-2009-twice.csv": UP,
    "zb15-aug-2023-extras.csv": FIRST,
    "zc15-oct-20-and-27-2025.csv": "capitals",
    "zd25-two-versions.csv": UP,
    "zg-28-bank-export-2023.csv": "spaces around",
    "zg-39-unquoted-commas-2012.csv": BESIDE,
    "zi-hikes_april_lo.csv": BESIDE,
    "zi-who-is-on-which-day.csv": PHONES,
    "zj-feb-2012-heading-slid.csv": f"{FIRST}; {PHONES}",
    "zj-printed-march-2009.csv": FIRST,
    "zm-06-month-calendar-page.csv": PHONES,
    "zm-32-planner-by-pickup-time.csv": f"{BESIDE}; {PHONES}",
    "zn-may-2016-google.csv": FIRST,
    "zn-winter-hikes-14-15.csv": FIRST,
    "zz-m-08-calendar-boxes-february-2017.csv": PHONES,
    "zz-v-24-names-inside-the-day-columns.csv": f"{BESIDE}; {PHONES}",
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
    made = [(sheet, name, make(rows)) for name, make in VARIANTS.items()
            if name not in KNOWN.get(sheet, "").split("; ")]
    # Not every sheet has weeks that can stand side by side, or a column of notes.
    tasks += [task for task in made if task[2]]
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
