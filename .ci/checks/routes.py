#!/usr/bin/env python3
"""Every day of samples/routes/instances.json through the program, on books with the fewest columns, under both trail
rules: the optimum, its order where only one is best, the times, the refusals. Each plan is walked again here from the
instance's own matrix, and each optimum found again by a small program of its own."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import Check, hound, load
from daybook import DAY, book

FAR = 10 ** 15
check = Check("routes")
data = load("routes", "instances.json")


def walk(case, end, hikes, label):
    """The metres and the beginnings of the stops, from the instance's matrix alone."""
    matrix = case["matrix"]
    index = {stop["household"]: i for i, stop in enumerate(case["stops"])}
    home = {dog["id"]: dog["household"] for dog in case["dogs"]}
    total, seen = 0, []
    for hike in hikes:
        order = [index[home[stop["dogs"][0]]] for stop in hike["stops"]]
        metres = matrix["start"][order[0]] + matrix[end][order[-1]]
        metres += sum(matrix["between"][a][b] for a, b in zip(order, order[1:]))
        check.equal(hike["metres"], metres, label, "metres of hike %d" % hike["hike"])
        for stop, i in zip(hike["stops"], order):
            want = [dog["id"] for dog in case["dogs"] if dog["household"] == case["stops"][i]["household"]]
            check.equal(sorted(stop["dogs"]), sorted(want), label, "dogs of a stop")
        if case["kind"] == "windows":
            times(case, hike, order, label)
        total += metres
        seen += order
    check.equal(sorted(seen), list(range(len(index))), label, "every stop once")
    return total


def times(case, hike, order, label):
    seconds = case["matrix"]["seconds"]
    now, before = case["departure"][hike["hike"] - 1], None
    for stop, i in zip(hike["stops"], order):
        now += seconds["start"][i] if before is None else seconds["between"][before][i]
        now = max(now, case["stops"][i]["open"])
        check.that(now <= case["stops"][i]["close"], label, "a window is missed", case["stops"][i])
        rounded = (now + 30) // 60
        check.equal(stop["eta"], "%02d:%02d" % (rounded // 60, rounded % 60), label, "eta")
        now += case["stops"][i]["service"]
        before = i


def best(case, end):
    """The optimum by a forward subset program with ways that no other beats in metres and time; None: there is none."""
    matrix, stops = case["matrix"], case["stops"]
    count, most = len(stops), case["groupMax"]
    sizes = [stop["dogs"] for stop in stops]
    if most is None:
        return None
    number = {dog["id"]: [s["household"] for s in stops].index(dog["household"]) for dog in case["dogs"]}
    foes = [0] * count
    for one, other in case["conflicts"]:
        foes[number[one]] |= 1 << number[other]
        foes[number[other]] |= 1 << number[one]
    seconds = matrix.get("seconds", {"start": [0] * count, "between": [[0] * count] * count})
    departures = case.get("departure", [0] * case["hikes"])
    ends = []
    for departure in departures:
        ways = {0: None}
        shortest = {0: 0}
        for group in range(1, 1 << count):
            members = [i for i in range(count) if group >> i & 1]
            if sum(sizes[i] for i in members) > most or any(foes[i] & group for i in members):
                continue
            here = {}
            for j in members:
                rest = group ^ 1 << j
                came = ([(matrix["start"][j], departure + seconds["start"][j])] if not rest else
                        [(m + matrix["between"][i][j], t + stops[i].get("service", 0) + seconds["between"][i][j])
                         for i, known in ways.get(rest, {}).items() for m, t in known])
                came = sorted((m, max(t, stops[j].get("open", 0))) for m, t in came)
                kept, latest = [], stops[j].get("close", FAR) + 1
                for m, t in came:
                    if t < latest:
                        kept.append((m, t))
                        latest = t
                if kept:
                    here[j] = kept
            ways[group] = here
            shortest[group] = min((k[0][0] + matrix[end][j] for j, k in here.items()), default=FAR)
        ends.append(shortest)
    everyone = (1 << count) - 1
    if len(ends) == 1:
        found = ends[0].get(everyone, FAR)
    else:
        found = min(ends[0].get(g, FAR) + ends[1].get(everyone ^ g, FAR) for g in range(1, everyone or 2)
                    if g != everyone or count < 2)
    return None if found >= FAR else found


def surplus(case, report, label):
    """More dogs than seats: the surplus is named, the rest is planned."""
    extra = len(case["dogs"]) - 8 * case["hikes"]
    check.equal(len(report["unplaced"]), extra, label, "unplaced")
    check.that(all(dog["reason"] for dog in report["unplaced"]), label, "a surplus without a reason")
    check.equal(sum(h["dogs"] for h in report["hikes"]), 8 * case["hikes"], label, "seated")


for case in data["instances"]:
    folder = book(case, data, check.path(case["id"]))
    for end, key, arguments in (("endAny", "optimum", ["--trail", "any"]), ("endRegion", "optimumRegionTrail", [])):
        if end not in case["matrix"]:
            continue
        label = case["id"] + " " + end
        ran = hound("today", "--date", DAY, "--format", "json", "--book", folder, *arguments)
        report = ran.json()
        wanted = case[key]
        if wanted is None and len(case["dogs"]) > 8 * case["hikes"]:
            surplus(case, report, label)
            continue
        if wanted is None:
            check.equal((ran.status, report.get("hikes"), report.get("metres")), (1, [], 0), label, "refused")
            check.that(report.get("impossible"), label, "no reason")
            split = case.get("ifHouseholdsMaySplit")
            if split:
                check.equal(report["relaxed"]["metres"], split["metres"], label, "relaxed")
                check.equal([h["dogs"] for h in report["relaxed"]["hikes"]], [8, 8], label, "relaxed sizes")
            continue
        if not check.equal(ran.status, 0, label, "exit status", ran.err[:300]):
            continue
        check.equal(report["metres"], wanted["metres"], label, "metres")
        check.equal(walk(case, end, report["hikes"], label), wanted["metres"], label, "walked again")
        check.equal(max(h["dogs"] for h in report["hikes"]), case["groupMax"], label, "larger hike")
        check.equal((report["unplaced"], report["unrouted"]), ([], []), label, "nobody is left")
        if wanted.get("optimalSolutions") == 1 and "hikes" in wanted:
            home = {dog["id"]: dog["household"] for dog in case["dogs"]}
            got = [[home[s["dogs"][0]] for s in h["stops"]] for h in report["hikes"]]
            check.equal(got, [h["stops"] for h in wanted["hikes"]], label, "order")
            if not case["explicitMatrix"] and "trail" in wanted["hikes"][0]:
                check.equal([h["trail"]["name"] for h in report["hikes"]], [h["trail"] for h in wanted["hikes"]],
                            label, "trails")
        if len(case["stops"]) <= 10:
            check.equal(best(case, end), wanted["metres"], label, "found again")
check.close()
