#!/usr/bin/env python3
"""A dog may be called anything: a sheet with one dog called otherwise, in every cell, says the same of every cell."""
import glob
import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound

check = Check("renaming")
# Names of dogs that are days, months, money, weather, headings or what a cell says elsewhere.
NAMES = ["Sam", "Mo", "May", "Penny", "Bill", "Chip", "Tip", "Storm", "Sunny", "Dash", "Noel", "Skip"]
# Names that are nothing else; the first one that no dog of the sheet has.
PLAIN = ["Rufus", "Quigley", "Ambrose"]
# One sheet in so many; 1 for all, which takes some minutes.
STEP = int(os.environ.get("RENAMING_STEP", "4"))
# What is not read so yet: no heading above the dogs, days misspelt down the side, months beside each other one row apart,
# weeks with the dogs in another column each, records run together. In one sheet the rows stand in the order of the names. Where
# little else stands above its money a dog called Mo or Sam is a day, as it is in German and French.
KNOWN = {
    "c-no-header.csv": "Sam Mo", "d-weekdays-down.csv": "Sam Mo", "e-months-side-shifted.csv": "Sam Mo",
    "p27-days-down-two-weeks-beside.csv": "May", "q11-day-in-the-cell-april-2010.csv": "May Storm Noel Skip",
    "q40-records-nov-2006.csv": "Sam Mo", "i-cards-with-rates-2023.csv": "Sam Mo", "r52-2015.csv": "Sam Mo",
    "q02-time-cards-oct-2008.csv": "Sam Mo", "p47-nov-10-2025-typed.csv": "Sam Mo",
    "zg-15-several-tables-2020.csv": "Sam Mo", "r03-cards-jan-feb-2010.csv": "May", "z04-october-2016.csv": "Sam Mo",
    "v07-sorted-jan-2006.csv": " ".join(NAMES),
}


def reading(path):
    """What every cell is taken for, the names of the dogs aside; nothing where the sheet is refused."""
    report = hound("convert", path, "--book", path + ".book", "--dry-run", "--format", "json", "--year", "2025").json()
    return {
        cell["cell"]: tuple(cell.get(key) or "" for key in ("kind", "date", "amount", "status", "duplicate", "review"))
        for cell in report.get("cells") or []
    }


def sheets():
    paths = sorted(glob.glob(os.path.join(SAMPLES, "legacy-blind", "*.csv")))[::STEP]
    for path in paths + sorted(glob.glob(os.path.join(SAMPLES, "legacy", "*.csv"))):
        truth = path.replace(".csv", ".truth.json")
        if not os.path.exists(truth):
            continue
        with open(path, "rb") as file:
            try:
                text = file.read().decode("utf-8")
            except UnicodeDecodeError:
                continue
        with open(truth, encoding="utf-8") as file:
            told = json.load(file)
        raws = [cell["raw"].strip() for cell in told["cells"]]

        # Beside other words in its cell a name tells too little: "Storm 25".
        def stands_alone(dog):
            return re.fullmatch("[A-Z][a-z]{3,9}", dog) and dog in raws and not any(
                re.search(rf"\b{dog}\b", raw) and raw != dog for raw in raws)

        dogs = [dog["name"] for dog in told["dogs"] if stands_alone(dog["name"])]
        # The first one, for nothing above it tells that it is a dog.
        if len(dogs) >= 4:
            yield os.path.basename(path), text, dogs[0]


def renamed(text, dog, name):
    return re.sub(rf"\b{dog}\b", name, text)


def trial(task):
    number, name, sheet, text = task
    folder = check.path(str(number))
    os.makedirs(folder)
    path = os.path.join(folder, sheet)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return sheet, name, reading(path)


tasks = []
for sheet, text, dog in sheets():
    plain = next(name for name in PLAIN if not re.search(rf"\b{name}\b", text, re.IGNORECASE))
    tasks.append((len(tasks), "", sheet, renamed(text, dog, plain)))
    for name in NAMES:
        if not re.search(rf"\b{name}\b", text, re.IGNORECASE) and name not in KNOWN.get(sheet, "").split():
            tasks.append((len(tasks), name, sheet, renamed(text, dog, name)))
with ThreadPoolExecutor(os.cpu_count()) as pool:
    done = list(pool.map(trial, tasks))
plain = {sheet: cells for sheet, name, cells in done if not name}
for sheet, name, cells in done:
    if name:
        differ = [cell for cell, what in plain[sheet].items() if cells.get(cell) != what]
        check.that(not differ, f"a dog called {name} in {sheet}", "refused" if not cells else differ[:4])
check.close()
