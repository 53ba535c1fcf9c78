#!/usr/bin/env python3
"""A puppy's log from outside: its sheet through LibreOffice, broken files, its pages in Chromium, its calendar read."""
import json
import os
import random
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, browser, hound, package, probe, read_rows, soffice, tree

check = Check("puppy")
sample = os.path.join(SAMPLES, "puppy")
NOW = ("--zone", "Europe/Amsterdam", "--now", "2026-04-01T20:30:00+02:00")
CARRIED = {"_file", "_line", "_keys", "_time_text", "_raw", "_eof"}


def copy(name):
    folder = check.path(name)
    shutil.copytree(sample, folder)
    return folder


# ------------------------------------------------------------------ the sheet, also after LibreOffice had it
pippa = copy("pippa")
with open(os.path.join(pippa, "data", "2026-03-27.jsonl"), "a", encoding="utf-8", newline="") as more:
    # What a spreadsheet program likes to take for something else, and what no cell can hold.
    for note in ("=1+1", "+31 6 1234", "3/4", "1,50", "0612", "TRUE", "12:30", "2026-03-27", "1e3", " twee ", "a\tb", "'x",
                 "“aanhaling”", "50%", "€ 4,50", "mei 2", "-", "@huis", "a\nb"):
        more.write(json.dumps({"time": "2026-03-27T21:00:00+01:00", "type": "moment", "note": note, "checked": True,
                               "latitude": 52.370216, "weight_kg": 4.50}, ensure_ascii=False) + "\r\n")
    more.write('{"b":1.0,"a":0.10,"time":"2026-03-27T21:00+0100","type":"moment","x;y":"1"}\n\n')
sheet = check.path("events.csv")
made = hound("puppy", "csv", pippa, "-o", sheet)
back = hound("puppy", "jsonl", sheet, "-o", check.path("back"))
check.equal(back.status, 0, "the sheet goes back", back.err[-300:])
check.equal(tree(os.path.join(pippa, "data")), tree(check.path("back", "data")), "byte for byte")
done, said = soffice(check, "--headless", "--infilter=CSV:44,34,76,1", "--convert-to",
                     "csv:Text - txt - csv (StarCalc):44,34,76,1", "--outdir", check.path("office"), sheet)
check.that(done, "soffice", said[-300:])
want, got = read_rows(sheet), read_rows(check.path("office", "events.csv"))
head = want[0]
changed = {}
for w, g in zip(want, got):
    for column, before, after in zip(head, w, g):
        if before != after:
            changed.setdefault(column, []).append((before, after))
for column, pairs in sorted(changed.items()):
    print("  LibreOffice changed %d cells of %s, such as %r to %r" % (len(pairs), column, *pairs[0]))
check.that("note" not in changed, "no note is changed", changed.get("note", [])[:3])
office = hound("puppy", "jsonl", check.path("office", "events.csv"), "-o", check.path("office-back"))
check.equal(office.status, 0, "after LibreOffice", office.err[-300:])
check.that(" 0 of them new" in office.err, "no row counts as edited", office.err[-300:])
check.equal(tree(os.path.join(pippa, "data")), tree(check.path("office-back", "data")), "byte for byte after LibreOffice")

# ------------------------------------------------------------------ broken files
FILES = sorted(os.path.join("data", n) for n in os.listdir(os.path.join(sample, "data"))) + ["profile.json"]
COMMANDS = (("stats", "--format", "json"), ("next", "--format", "json"), ("day", "--date", "2026-03-29", "--format", "json"))
broken = copy("broken")
chance = random.Random(8)


def stands(name, *what):
    """Figures or a clear error with a place; no line is lost."""
    command = COMMANDS[chance.randrange(3)]
    ran = hound("puppy", command[0], broken, *NOW, *command[1:])
    check.that(ran.status in (0, 1, 3), name, *what, ran)
    report = ran.json()
    if ran.status == 3:
        check.that(ran.has_hint, name, *what, ran)
        return
    check.that(report, name, *what, "no report")
    for found in report.get("diagnostics", []):
        check.that(found.get("file") and found.get("hint"), name, *what, found)
    if command[0] == "stats":
        errors = [x for x in report["diagnostics"] if x["severity"] == "error" and x["file"].endswith(".jsonl")]
        check.equal(report["events"] + len(errors), report["lines"], name, *what, "lines")


for name in FILES:
    path = os.path.join(broken, name)
    with open(path, "rb") as file:
        whole = file.read()
    for at in sorted(chance.sample(range(len(whole)), 200 // len(FILES))):
        with open(path, "wb") as file:
            file.write(whole[:at])
        stands(name, "cut at byte %d" % at)
    for _ in range(1000 // len(FILES)):
        at, byte = chance.randrange(len(whole)), chance.randrange(256)
        with open(path, "wb") as file:
            file.write(whole[:at] + bytes([byte]) + whole[at + 1:])
        stands(name, "byte %d is %d" % (at, byte))
    with open(path, "wb") as file:
        file.write(whole)
print("  200 cuts and 1,000 changed bytes gave figures or an error with its place")


# ------------------------------------------------------------------ the calendar
icalendar = package("icalendar")
made = hound("puppy", "remind", sample, *NOW)
calendar = icalendar.Calendar.from_ical(made.out)
events = [x for x in calendar.walk("VEVENT")]
check.equal(len(events), 7, "entries of the calendar")
check.equal(len({str(x["UID"]) for x in events}), 7, "each with an id of its own")
check.equal([str(x["TZID"]) for x in calendar.walk("VTIMEZONE")], ["Europe/Amsterdam"], "the zone is defined")
first = {str(x["SUMMARY"]): x for x in events}
meal = first["Pippa – eten: ontbijt"]
check.equal(meal["DTSTART"].dt.isoformat(), "2026-04-01T07:00:00+02:00", "the first meal")
check.equal([x["TRIGGER"].dt.total_seconds() for x in meal.walk("VALARM")], [-600.0], "it rings before")
check.equal(first["Pippa – medicijn: ontwormtablet"]["RRULE"]["BYDAY"], ["WE", "SU"], "the medicine's days")
again = hound("puppy", "remind", sample, *NOW)
check.equal(again.out, made.out, "the same calendar twice")

# ------------------------------------------------------------------ the pages
if check.that(browser(), "Chromium is not here"):
    for command in ("day", "stats"):
        for language in ("nl", "en"):
            path = check.path("%s-%s.html" % (command, language))
            hound("puppy", command, pippa, *NOW, "--lang", language, "--format", "html", "-o", path)
            with open(path, encoding="utf-8") as file:
                source = file.read()
            check.equal(re.findall(r'\ssrc="(?!data:)[^"]*"|url\([^)]*\)|@import|<link[^>]*href="(?!data:)[^"]*"', source), [],
                        path, "nothing is fetched")
            for width in (390, 1280):
                found, log = probe(check, path, width)
                check.equal(found.get("scroll"), width, command, language, width, "the text fits", found)
                check.equal(found.get("out"), [], command, language, width, "nothing sticks out")
                check.equal(found.get("requests"), 0, command, language, width, "requests to the network")
                check.equal(found.get("small"), 0, command, language, width, "targets smaller than a finger")
                check.equal(found.get("headings"), 1, command, language, "one heading of the page")
                check.equal(re.findall(r"CONSOLE.*", log), [], command, language, width, "the console")

check.close()
