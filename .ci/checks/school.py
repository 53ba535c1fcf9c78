#!/usr/bin/env python3
"""The school runs from outside: the sheet both ways, also after LibreOffice had it, broken files, ten thousand runs, the
calendar read."""
import json
import os
import random
import resource
import sys
import uuid

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound, package, read_rows, soffice

check = Check("school")
sample = os.path.join(SAMPLES, "school")
ZONE = ("--zone", "America/Halifax")
NOW = (*ZONE, "--now", "2026-03-13T07:00:00-03:00")


def whole(path):
    """The file in its order of keys, numbers as they are written."""
    with open(path, encoding="utf-8") as file:
        return json.dumps(json.load(file, parse_float=str, parse_int=str), ensure_ascii=False)


# ------------------------------------------------------------------ the sheet, also after LibreOffice had it
for name in ("school_runs.json", "bare-array.json", "states-as-object.json"):
    path, sheet, back = os.path.join(sample, name), check.path(name + ".csv"), check.path("back-" + name)
    made = hound("school", "csv", path, *ZONE, "-o", sheet)
    check.that(os.path.exists(sheet), name, "the sheet", made)
    again = hound("school", "json", sheet, "-o", back)
    check.equal(again.status, 0, name, "the sheet goes back", again.err[-300:])
    check.equal(whole(back), whole(path), name, "every key in its order")
    done, said = soffice(check, "--headless", "--infilter=CSV:44,34,76,1", "--convert-to",
                         "csv:Text - txt - csv (StarCalc):44,34,76,1", "--outdir", check.path("office"), sheet)
    check.that(done, "soffice", said[-300:])
    want, got = read_rows(sheet), read_rows(check.path("office", name + ".csv"))
    changed = {}
    for before, after in zip(want, got):
        for column, was, now in zip(want[0], before, after):
            if was != now:
                changed.setdefault(column, []).append((was, now))
    for column, pairs in sorted(changed.items()):
        print("  %s: LibreOffice changed %d cells of %s, such as %r to %r" % (name, len(pairs), column, *pairs[0]))
    office = check.path("office-" + name)
    again = hound("school", "json", check.path("office", name + ".csv"), "-o", office)
    check.equal(again.status, 0, name, "after LibreOffice", again.err[-300:])
    check.equal(whole(office), whole(path), name, "every key in its order after LibreOffice")

# ------------------------------------------------------------------ broken files
chance = random.Random(13)
outcomes = {}
for name in ("school_runs.json", "states-as-object.json"):
    with open(os.path.join(sample, name), "rb") as file:
        text = file.read()
    faults = [("cut at byte %d" % at, text[:at]) for at in sorted(chance.sample(range(len(text)), 100))]
    for _ in range(500):
        at, byte = chance.randrange(len(text)), chance.randrange(256)
        faults.append(("byte %d is %d" % (at, byte), text[:at] + bytes([byte]) + text[at + 1:]))
    path = check.path("broken.json")
    for what, bytes_ in faults:
        with open(path, "wb") as file:
            file.write(bytes_)
        ran = hound("school", *chance.choice((("dashboard", path, *NOW), ("list", path, *NOW), ("check", path, *ZONE))),
                    "--format", "json")
        outcomes[ran.status] = outcomes.get(ran.status, 0) + 1
        check.that(ran.status in (0, 1, 3), name, what, ran)
        if ran.status == 3:
            check.that(ran.has_hint, name, what, ran)
        else:
            report = ran.json()
            check.that(report, name, what, "no report")
            for found in report.get("diagnostics", []):
                check.that(found.get("message") and found.get("hint") is not None, name, what, found)
print("  1,200 faults: %d gave figures, %d a clear error" % (
    outcomes.get(0, 0) + outcomes.get(1, 0), outcomes.get(3, 0)))

# ------------------------------------------------------------------ ten thousand runs
with open(os.path.join(sample, "school_runs.json"), encoding="utf-8") as file:
    data = json.load(file)
runs = data["school_runs"]
many = []
for number in range(10_000):
    run = json.loads(json.dumps(runs[number % len(runs)]))
    run["id"] = str(uuid.UUID(int=chance.getrandbits(128))).upper()
    for stop in run.get("stops", []):
        stop["id"] = str(uuid.UUID(int=chance.getrandbits(128))).upper()
    if isinstance(run.get("scheduledDate"), (int, float)):
        run["scheduledDate"] += 86400 * (number // len(runs))
    many.append(run)
data["school_runs"] = many
path = check.path("many.json")
with open(path, "w", encoding="utf-8") as file:
    json.dump(data, file, ensure_ascii=False)
for words in (("dashboard", path, *NOW), ("list", path, *NOW), ("csv", path, *ZONE, "-o", check.path("many.csv"))):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = hound("school", *words)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    check.that(ran.status in (0, 1), "ten thousand runs", words[0], ran.err[-300:])
    print("  10,000 runs, %-9s %5.2f s of CPU" % (
        words[0], after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))

# ------------------------------------------------------------------ the calendar
icalendar = package("icalendar")
made = hound("school", "dashboard", os.path.join(sample, "school_runs.json"), *NOW, "--format", "ics")
calendar = icalendar.Calendar.from_ical(made.out)
events = [x for x in calendar.walk("VEVENT")]
check.that(events, "entries of the calendar")
check.equal(len({str(x["UID"]) for x in events}), len(events), "each with an id of its own")
check.equal([str(x["TZID"]) for x in calendar.walk("VTIMEZONE")], ["America/Halifax"], "the zone is defined")
for event in events:
    check.that(event.walk("VALARM"), "an alarm at the start", str(event["SUMMARY"]))
check.equal(hound("school", "dashboard", os.path.join(sample, "school_runs.json"), *NOW, "--format", "ics").out, made.out,
            "the same calendar twice")
check.close()
