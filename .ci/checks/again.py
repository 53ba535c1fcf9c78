#!/usr/bin/env python3
"""The same sheet says the same every time it is read: each process hashes with a seed of its own, and a choice that hangs on
the order of a dictionary would differ."""
import glob
import os
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound

check = Check("again")
# One sheet in so many of those of strangers; 1 for all, which takes some minutes.
STEP = int(os.environ.get("AGAIN_STEP", "8"))
TIMES = 3

# What has two columns where one would do: of notes, of how it was paid, of days.
TWICE = {
    "notes.csv": "Dec 1 - 5 2025\nDog,Mon,Tue,Wed,Thu,Fri,Notes,Comments\nLuna,x,,x,,,paid 50,\nBella,x,x,,,,paid 50,\n"
    "Max,,x,,x,,paid 50,\nFern,x,,,,x,paid 50,\nMoss,,,x,x,,,slow today\n",
    "methods.csv": "Dec 1 - 5 2025\nDog,Mon,Tue,Wed,Thu,Fri,Price,How paid,Method\nLuna,x,,x,,,50,e-transfer,e-transfer\n"
    "Bella,x,x,,,,50,cash,owes\nMax,,x,,x,,50,cash,owes\nFern,x,,,,x,50,cash,owes\nMoss,,,x,x,,50,cash,owes\n",
    "days.csv": "Mon Dec 1 2025,Tue Dec 2 2025,Luna,25\n,,Bella,25\n,,Max,25\nWed Dec 3 2025,Thu Dec 4 2025,Luna,25\n"
    ",,Bella,25\n,,Max,25\nFri Dec 5 2025,Mon Dec 8 2025,Luna,25\n,,Bella,25\n",
}


def sheets():
    for name, text in TWICE.items():
        path = check.path(name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        # Of two orders each comes up every other time.
        yield path, TIMES * 4
    for path in sorted(glob.glob(os.path.join(SAMPLES, "legacy", "*.csv"))):
        yield path, TIMES
    for path in sorted(glob.glob(os.path.join(SAMPLES, "legacy-blind", "*.csv")))[::STEP]:
        yield path, TIMES


def said(case):
    path, times = case
    told = set()
    for _ in range(times):
        answer = hound("convert", path, "--book", path + ".book", "--dry-run", "--format", "json", "--year", "2025")
        told.add((answer.status, answer.out, answer.err))
    return path, len(told)


with ThreadPoolExecutor(2) as pool:
    for path, count in pool.map(said, sheets()):
        check.equal(count, 1, os.path.basename(path), "ways to read it")
check.close()
