#!/usr/bin/env python3
"""Days handed to the VROOM engine and taken back: pyvroom solves the problem that `today --format vroom` writes to
the program's own optimum, and its answer, imported, is the order of the day. Also a day too large for the program."""
import csv
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import SAMPLES, Check, hound, package

check = Check("orders")

try:
    vroom = package("vroom", "pyvroom")
except ImportError:
    vroom = None
if not check.that(vroom is not None, "pyvroom could not be installed"):
    check.close()


def solve(problem, name):
    """The engine's answer, as the JSON it writes."""
    path = check.path(name + ".problem.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(problem, file)
    solution = vroom.Input.from_json(path).solve(exploration_level=5, nb_threads=2)
    answer = check.path(name + ".answer.json")
    with open(answer, "w", encoding="utf-8") as file:
        json.dump(solution.to_dict(), file)
    return solution.to_dict(), answer


with open(os.path.join(SAMPLES, "routes", "vroom_example.json"), encoding="utf-8") as file:
    example, _ = solve(json.load(file), "example")
check.equal(len(example.get("unassigned", [])), 0, "the example", "unassigned")


def book(name, dogs, settings=(), seed=1):
    folder = check.path(name)
    os.makedirs(folder)
    draw = random.Random(seed)
    with open(os.path.join(folder, "dogs.csv"), "w", encoding="utf-8") as file:
        file.write("dog,latitude,longitude,tue\n")
        for number in range(dogs):
            file.write("d%02d,%.5f,%.5f,yes\n" % (number, draw.uniform(44.70, 44.84), draw.uniform(-63.75, -63.62)))
    with open(os.path.join(folder, "trails.csv"), "w", encoding="utf-8") as file:
        file.write("trail,name,region,latitude,longitude\nfl,First Lake,Sackville,44.774,-63.668\n"
                   "jl,Jack Lake,Bedford,44.718,-63.693\n")
    with open(os.path.join(folder, "settings.csv"), "w", encoding="utf-8") as file:
        file.write("key,value\nhome_latitude,44.772\nhome_longitude,-63.685\n")
        file.writelines("%s,%s\n" % pair for pair in settings)
    return folder


for seed, dogs in enumerate((3, 6, 9, 12, 16), 1):
    label = "%d dogs" % dogs
    folder = book("b%d" % dogs, dogs, seed=seed)
    day = ("--date", "2025-12-09", "--book", folder)
    best = hound("today", *day, "--format", "json").json()
    problem = hound("today", *day, "--format", "vroom").json()
    answer, path = solve(problem, "b%d" % dogs)
    check.equal(answer["summary"]["cost"], best["metres"], label, "cost against metres")
    ran = hound("import", path, "--book", folder)
    check.equal(ran.status, 0, label, "import", ran.err[:300])
    kept = hound("today", *day, "--format", "json").json()
    check.equal(kept["metres"], best["metres"], label, "metres of the kept day")
    check.that(kept["kept"] is not None, label, "the day is not kept")

# Twenty dogs in three hikes: the program says what to do, and takes the answer.
folder = book("large", 20, [("hikes_per_day", 3), ("departures", "09:00;12:00;15:00")])
day = ("--date", "2025-12-09", "--book", folder)
ran = hound("today", *day, "--format", "json")
check.equal((ran.status, ran.json()["hikes"]), (1, []), "three hikes", "refused")
check.that("--format vroom" in (ran.json()["impossible"] or ""), "three hikes", "no way out is named")
answer, path = solve(hound("today", *day, "--format", "vroom").json(), "large")
check.equal(hound("import", path, "--book", folder).status, 0, "three hikes", "import")
kept = hound("today", *day, "--format", "json")
check.equal(kept.status, 0, "three hikes", "planned", kept.err[:300])
check.equal(sorted(hike["dogs"] for hike in kept.json()["hikes"]), [6, 7, 7], "three hikes", "sizes")
check.equal(kept.json()["metres"], answer["summary"]["cost"], "three hikes", "metres")

# What the engine cannot know is found on the way back.
first = [dog for stop in kept.json()["hikes"][0]["stops"][:2] for dog in stop["dogs"]]
with open(os.path.join(folder, "dogs.csv"), encoding="utf-8", newline="") as file:
    rows = list(csv.DictReader(file))
for row in rows:
    row["not_with"] = first[1] if row["dog"] == first[0] else ""
with open(os.path.join(folder, "dogs.csv"), "w", encoding="utf-8", newline="") as file:
    table = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
refused = hound("import", path, "--book", folder)
check.equal(refused.status, 1, "foes", "refused")
check.that("must not meet" in refused.err, "foes", "the reason", refused.err[:300])
check.close()
