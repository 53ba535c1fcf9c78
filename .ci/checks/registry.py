#!/usr/bin/env python3
"""hound registry: visits drawn by a seed against a second reckoning, lossless tables, spoilt files, ten years' scale."""
import copy
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import time
from datetime import datetime, timedelta

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import daycare
from checking import HOUND, SAMPLES, Check, hound, soffice

check = Check("registry")
NOW = datetime.fromisoformat("2026-03-09T12:00:00-03:00")
CLOCK = ["--now", NOW.isoformat(), "--zone", "America/Halifax"]
pairs = {"object_pairs_hook": list, "parse_float": str}


def write(path, records):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(records, file, ensure_ascii=False)


def ordered(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file, **pairs)


def same(want, got, *what):
    """Every key that is wanted; others are welcome."""
    if isinstance(want, dict) and isinstance(got, dict):
        return all([same(value, got.get(key), *what, key) for key, value in want.items() if not key.startswith("_")])
    if isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        return all([same(a, b, *what, number) for number, (a, b) in enumerate(zip(want, got))])
    return want == got or check.equal(got, want, *what)


# ------------------------------------------------------------------ the rules, reckoned a second time
for seed, size in [(s, s) for s in range(1, 60)] + [(60, 400), (61, 1000)]:
    records = daycare.visits(seed, size, NOW)
    path = check.path("visits.json")
    write(path, records)
    visits = [daycare.Visit(record) for record in records]
    want = daycare.grouped(visits, NOW)
    ran = hound("registry", "groups", path, *CLOCK, "--format", "json")
    check.that(same(want, ran.json(), "seed", seed), "seed", seed, ran)
    lists = daycare.listed(visits, want, NOW)
    ran = hound("registry", "present", path, *CLOCK, "--format", "json")
    check.that(same({k: lists[k] for k in ("present", "departed_today", "bookings")}, ran.json(), "seed", seed), ran)
    for option, key in (("--arrived", "arrived"), ("--in-house", "in_house")):
        date = daycare.day(NOW) - timedelta(days=seed % 9)
        ran = hound("registry", "visits", path, option, date, *CLOCK, "--format", "json")
        check.that(same({"visits": lists[key](date)}, ran.json(), "seed", seed, option), ran)

    # ---------------------------------------------------------------- tables and back
    folder = check.path("registry-%d" % seed)
    ran = hound("registry", "migrate", path, "-o", folder, *CLOCK, "--format", "json")
    counts = {"dogs": len(want["dogs"]), "visits": size, "held": len(want["held"]), "conflicts": len(want["conflicts"])}
    check.that(same({**counts, "changed": True}, ran.json(), "migrate", seed), ran)
    back = check.path("back.json")
    hound("registry", "legacy", folder, "-o", back)
    check.that(ordered(path) == ordered(back), "seed", seed, "the app's list is another one")
    again = hound("registry", "migrate", path, "-o", folder, *CLOCK, "--format", "json")
    check.that(same({**counts, "changed": False}, again.json(), "second migrate", seed), again)
    shuffled = copy.copy(records)
    random.Random(seed).shuffle(shuffled)
    write(path, shuffled)
    mixed = hound("registry", "migrate", path, "-o", folder, *CLOCK, "--format", "json")
    check.equal(mixed.json().get("changed"), False, "seed", seed, "the same visits in another order")
    # In parts, as a daycare sends them month by month: nothing doubles, nothing is lost.
    parts = check.path("parts-%d" % seed)
    for part in (shuffled[: size // 2 + 1], shuffled):
        write(path, part)
        ran = hound("registry", "migrate", path, "-o", parts, *CLOCK, "--format", "json")
    check.equal(ran.json().get("visits"), size, "seed", seed, "after two parts")
    check.equal(ran.json().get("dogs"), counts["dogs"], "seed", seed, "dogs after two parts")

# ------------------------------------------------------------------ after LibreOffice
for seed in (59, 60):
    folder, before = check.path("registry-%d" % seed), check.path("before.json")
    hound("registry", "legacy", folder, "-o", before)
    saved = check.path("saved-%d" % seed)
    done, said = soffice(check, "--headless", "--infilter=CSV:44,34,76,1,,0,false,true,false",
                         "--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true", "--outdir", saved,
                         os.path.join(folder, "visits.csv"))
    if not check.that(done and os.path.exists(os.path.join(saved, "visits.csv")), "soffice", said[-300:]):
        continue
    office = check.path("office-%d" % seed)
    shutil.copytree(folder, office)
    shutil.copy(os.path.join(saved, "visits.csv"), os.path.join(office, "visits.csv"))
    ran = hound("registry", "legacy", office, "-o", check.path("after.json"), "--zone", "America/Halifax")
    one, other = ordered(before), ordered(check.path("after.json"))
    check.equal(len(other), len(one), "visits after LibreOffice")
    for number, (left, right) in enumerate(zip(one, other), 1):
        check.equal(right, left, "visit", number, "after LibreOffice")

# ------------------------------------------------------------------ spoilt files
draw = random.Random(103)
sample = os.path.join(SAMPLES, "registry")
LIST = json.load(open(os.path.join(sample, "legacy_dogs.json"), encoding="utf-8"))
hound("registry", "migrate", os.path.join(sample, "legacy_dogs.json"), "-o", check.path("whole"), *CLOCK)
fixtures = [(os.path.join(sample, name), ["groups"]) for name in ("legacy_dogs.json", "backup.csv", "history.csv")]
fixtures.append((check.path("whole", "visits.csv"), ["present"]))
figures = refused = 0
for path, words in fixtures:
    with open(path, "rb") as file:
        good = file.read()
    name = os.path.basename(path)
    cases = [good[: draw.randrange(len(good))] for _ in range(200)]
    for _ in range(1000):
        place = draw.randrange(len(good))
        cases.append(good[:place] + bytes([draw.randrange(256)]) + good[place + 1:])
    for case in cases:
        bad = path if name == "visits.csv" else check.path("bad-" + name)
        with open(bad, "wb") as file:
            file.write(case)
        target = check.path("whole") if name == "visits.csv" else bad
        ran = hound("registry", *words, target, *CLOCK, "--format", "json", timeout=20)
        if ran.status in (0, 1) and ran.json():
            figures += 1
            whole = case == good or len(case) == len(good)
            if name == "legacy_dogs.json" and whole:
                found = ran.json()
                lost = len(LIST) - found["records"] - sum(d["code"] == "bad-arrival" for d in found["diagnostics"])
                check.that(lost <= 0, name, "lost", lost, "visits silently")
        elif ran.status in (1, 3) and ran.has_hint:
            refused += 1
        else:
            check.that(False, name, ran, case[:0])
    with open(path, "wb") as file:
        file.write(good)
check.equal(figures + refused, 4800, "figures or a clear error")
print("  spoilt files: %d gave figures, %d a clear error" % (figures, refused))


# ------------------------------------------------------------------ ten years
def measured(*arguments):
    """Seconds of the processor's time, and megabytes at most, of one run: others may work on the machine, too."""
    child = subprocess.Popen([HOUND, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, child.returncode


def parsing(path):
    """Seconds of the processor's time in which Python's own parser reads a file: how fast this machine is now."""
    start = time.process_time()
    with open(path, encoding="utf-8") as file:
        json.load(file)
    return time.process_time() - start


def years(count):
    """Fifty visits a day by some four hundred dogs, a hundred of them called alike."""
    draw, records = random.Random(count), []
    first = int((NOW - daycare.EPOCH).total_seconds()) - count * 365 * 86400
    for number in range(count * 365 * 50):
        dog = draw.randrange(400)
        arrival = first + number // 50 * 86400 + draw.randrange(7200)
        records.append({
            "id": "%08X-0000-4000-8000-%012X" % (number, dog), "name": "Bella" if dog < 100 else "Dog %d" % dog,
            "ownerName": "Owner %d" % dog, "ownerPhoneNumber": "902-555-%04d" % dog if draw.random() < 0.8 else None,
            "arrivalDate": arrival, "departureDate": arrival + 28800, "isBoarding": False, "isArrivalTimeSet": True,
            "needsWalking": True, "walkingNotes": "", "age": None, "gender": "male" if dog % 2 else "female",
            "vaccinations": [{"name": "Rabies", "endDate": arrival + 30000000}], "medications": [],
            "feedingRecords": [{"id": "F%d" % number, "timestamp": arrival + 9000, "type": "lunch"}],
            "medicationRecords": [], "pottyRecords": [
                {"id": "P%d" % number, "timestamp": arrival + 5000, "type": "pee"}],
            "isDeleted": False, "createdAt": arrival, "updatedAt": arrival + 28800})
    records[-1]["departureDate"] = None
    return records


for count in (1, 10):
    write(check.path("years.json"), years(count))
    folder = check.path("years-%d" % count)
    for words in (["groups", check.path("years.json")], ["migrate", check.path("years.json"), "-o", folder],
                  ["migrate", check.path("years.json"), "-o", folder], ["dogs", folder]):
        spent, memory, status = measured("registry", *words, *CLOCK, "--format", "json")
        print("  %6d visits, %-8s %5.2f s %4.0f MB" % (count * 18250, words[0], spent, memory), flush=True)
        check.that(status in (0, 1), words, "ended with", status)
        if count == 10 and words[0] == "groups":
            # Five seconds, or on a slow machine three times what Python needs to parse the file.
            check.that(spent < max(5, 3 * parsing(check.path("years.json"))), words, "took", spent, "s")
            check.that(memory < 500, words, "needed", memory, "MB")
times = {}
for count in (1, 10):
    folder = check.path("years-%d" % count)
    times[count] = min(measured("registry", "present", folder, *CLOCK)[0] for _ in range(9))
    print("  present after %d years: %.0f ms" % (count, 1000 * times[count]))
check.that(times[10] < times[1] * 1.5 + 0.01, "present", times)
check.close()
