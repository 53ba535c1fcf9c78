#!/usr/bin/env python3
"""The dog's steps from outside: sheets through LibreOffice, broken exports, the calendar read, the pages in Chromium."""
import json
import os
import random
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, browser, hound, package, probe, read_rows, soffice

check = Check("steps")
folder = check.path("steps")
shutil.copytree(os.path.join(SAMPLES, "steps"), folder)
DOG = ("--breeds", os.path.join(folder, "breeds.csv"), "--dog", os.path.join(folder, "dog.json"))
ZONE = ("--zone", "Europe/Amsterdam")


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def figures(export, *more):
    report = hound("steps", "days", export, *DOG, "--format", "json", *more).json()
    return {key: report.get(key) for key in ("days", "weeks", "months", "sources", "streak_days")}


# ------------------------------------------------------------------ the sheets, also after LibreOffice had them
export, walks = os.path.join(folder, "export.xml"), os.path.join(folder, "walks.json")
sheets = {"records": hound("steps", "records", export, "-o", check.path("records.csv")),
          "walks": hound("steps", "walks", walks, *ZONE, "--format", "csv", "-o", check.path("walks.csv"))}
check.equal(figures(check.path("records.csv")), figures(export), "the sheet of records counts as the export does")
hound("steps", "walks-json", check.path("walks.csv"), "-o", check.path("walks.json"))
check.equal(bytes_of(check.path("walks.json")), bytes_of(walks), "the walks byte for byte")
done, said = soffice(check, "--headless", "--infilter=CSV:44,34,76,1", "--convert-to",
                     "csv:Text - txt - csv (StarCalc):44,34,76,1", "--outdir", check.path("office"),
                     check.path("records.csv"), check.path("walks.csv"))
check.that(done, "soffice", said[-300:])
for name in sheets:
    want, got = read_rows(check.path(name + ".csv")), read_rows(check.path("office", name + ".csv"))
    changed = {}
    for w, g in zip(want, got):
        for column, before, after in zip(want[0], w, g):
            if before != after:
                changed.setdefault(column, []).append((before, after))
    for column, pairs in sorted(changed.items()):
        print("  LibreOffice changed %d cells of %s.%s, such as %r to %r" % (len(pairs), name, column, *pairs[0]))
check.equal(figures(check.path("office", "records.csv")), figures(export), "after LibreOffice the records count alike")
back = hound("steps", "walks-json", check.path("office", "walks.csv"), "-o", check.path("office.json"))
check.equal(back.status, 0, "after LibreOffice", back.err[-300:])
check.equal(back.err, "", "nothing counts as edited")
check.equal(bytes_of(check.path("office.json")), bytes_of(walks), "byte for byte after LibreOffice")

# ------------------------------------------------------------------ broken files
chance = random.Random(9)
BROKEN = {"export.xml": ("days", *DOG, "--format", "json"), "walks.json": ("walks", *ZONE, "--format", "json"),
          "reminders.json": ("remind", *ZONE, "--format", "json")}
intact = figures(export)


def stands(name, *what):
    """Figures or a clear error with a place; no record is lost without a word."""
    command = BROKEN[name]
    ran = hound("steps", command[0], check.path(name), *command[1:])
    check.that(ran.status in (0, 1, 3), name, *what, ran)
    if ran.status == 3:
        check.that(ran.has_hint, name, *what, ran)
        return
    report = ran.json()
    check.that(report, name, *what, "no report")
    for found in report.get("diagnostics", []):
        check.that(found.get("hint") and found.get("file"), name, *what, found)
    if name == "export.xml":
        count = report["records"]
        check.equal(count["kept"] + count["rejected"] + count["repeated"] + count["other"], count["read"], name, *what)
        check.that(count["read"] >= 161 or any(x["code"] == "damaged-export" for x in report["diagnostics"]), name, *what, "lost")


for name in BROKEN:
    whole = bytes_of(os.path.join(folder, name))
    for at in sorted(chance.sample(range(len(whole) - 2), 66)):
        with open(check.path(name), "wb") as file:
            file.write(whole[:at])
        stands(name, "cut at byte %d" % at)
    for _ in range(333):
        at, byte = chance.randrange(len(whole)), chance.randrange(256)
        with open(check.path(name), "wb") as file:
            file.write(whole[:at] + bytes([byte]) + whole[at + 1:])
        stands(name, "byte %d is %d" % (at, byte))
print("  198 cuts and 999 changed bytes gave figures or an error with its place")

# ------------------------------------------------------------------ what an XML file could do to a reader
bomb = b"<!DOCTYPE HealthData [" + b"".join(
    b'<!ENTITY e%d "%s">' % (n, b"&e%d;" % (n - 1) * 10 if n else b"lol") for n in range(20)) + b"]>"
record = bytes_of(export).split(b"\n")[11]
for what, head, source in (("an entity bomb", bomb, b"&e19;"), ("a file from outside", b'<!DOCTYPE a [<!ENTITY e19 SYSTEM "file:///etc/passwd">]>', b"&e19;"),
                           ("a DOCTYPE of 20 MB", b"<!DOCTYPE a [" + b"<!ENTITY x 'y'>\n" * 1_300_000 + b"]>", b"x")):
    with open(check.path("bomb.xml"), "wb") as file:
        file.write(head + b"\n<HealthData>\n" + re.sub(b'sourceName="[^"]*"', b'sourceName="' + source + b'"', record) + b"\n</HealthData>\n")
    ran = hound("steps", "days", check.path("bomb.xml"), *DOG, "--format", "json", timeout=20)
    check.equal(ran.status, 0, what, ran.err[-300:])
    check.equal([x["source"] for x in ran.json()["sources"]], [source.decode()], what)


# ------------------------------------------------------------------ the calendar
icalendar = package("icalendar")
REMIND = ("steps", "remind", os.path.join(folder, "reminders.json"), *ZONE, "--now", "2026-05-08T10:00:00+02:00")
made = hound(*REMIND, "--format", "ics")
calendar = icalendar.Calendar.from_ical(made.out)
events = {str(x["SUMMARY"]): x for x in calendar.walk("VEVENT")}
check.equal(sorted(events), ["Avondronde; niet vergeten, Saar", "Ochtendronde"], "reminders that are on")
check.equal([str(x["TZID"]) for x in calendar.walk("VTIMEZONE")], ["Europe/Amsterdam"], "the zone is defined")
check.equal(events["Ochtendronde"]["DTSTART"].dt.isoformat(), "2026-05-11T07:30:00+02:00", "the first morning")
check.equal(events["Ochtendronde"]["RRULE"]["BYDAY"], ["MO", "WE", "FR"], "its days")
check.equal([x["TRIGGER"].dt.total_seconds() for x in events["Ochtendronde"].walk("VALARM")], [0.0], "it rings then")
check.equal(hound(*REMIND, "--format", "ics").out, made.out, "the same calendar twice")
tasks = icalendar.Calendar.from_ical(hound(*REMIND, "--format", "ics", "--todo").out)
check.equal(len(tasks.walk("VTODO")), 2, "things to do")

# ------------------------------------------------------------------ the page
page = check.path("steps.html")
hound("steps", "days", export, *DOG, "--format", "html", "-o", page)
source = bytes_of(page).decode()
check.equal(re.findall(r'\ssrc="(?!data:)[^"]*"|url\([^)]*\)|@import|<link[^>]*href="(?!data:)[^"]*"', source), [], "nothing is fetched")
if check.that(browser(), "Chromium is not here"):
    for width in (390, 1280):
        found, log = probe(check, page, width)
        check.equal(found.get("scroll"), width, width, "the text fits", found)
        check.equal(found.get("out"), [], width, "nothing sticks out")
        check.equal(found.get("requests"), 0, width, "requests to the network")
        check.equal(found.get("headings"), 1, "one heading of the page")
        check.equal(re.findall(r"CONSOLE.*", log), [], width, "the console")

check.close()
