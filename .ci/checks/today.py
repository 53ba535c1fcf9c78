#!/usr/bin/env python3
"""The files of a day in the programs that open them: icalendar, gpxpy, gpsbabel, shapely and headless Chromium."""
import json
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import Check, answer, browse, browser, hound, package, probe

check = Check("today")


# ------------------------------------------------------------------ a book written by hand: 16 dogs, all with notes
NAMES = ("Luna Moss Pip Quill Olive Béa Tucker Nova Biscuit Juniper Scout Maple Otis Clover Hazel Ziggy").split()
STREETS = "Elm Row,Basinview Drive,Nottingham Street,Union Street,Dartmouth Road,Meadowbrook Drive".split(",")
# Three of them in one street, two in one house.
PLACES = [(447321 + 37 * ((n * 7) % 16) % 900, 636568 + 53 * ((n * 5) % 16)) for n in range(16)]
PLACES[4], PLACES[5], PLACES[6] = PLACES[3], (PLACES[3][0] + 1, PLACES[3][1]), (PLACES[3][0], PLACES[3][1] + 1)


def book(name, dogs=16, hikes=2, **settings):
    folder = check.path(name)
    os.makedirs(folder)

    def table(file, head, rows):
        with open(os.path.join(folder, file), "w", encoding="utf-8") as out:
            out.write("\n".join([head, *rows]) + "\n")

    known = {"business": "Tails & Trails", "home_latitude": "44.7290", "home_longitude": "-63.6620",
             "hikes_per_day": str(hikes), "dogs_per_hike": "8" if hikes == 2 else "16", **settings}
    table("settings.csv", "key,value", ["%s,%s" % pair for pair in known.items()])
    table("clients.csv", "client,owner,phone,address", [
        "c%d,Ada-Marie Purdy-%s,902-555-%04d,\"%d %s, Bedford\"" % (n, NAMES[n], 100 + n, 11 * n + 3, STREETS[n % 6])
        for n in range(dogs)])
    table("dogs.csv", "dog,name,client,latitude,longitude,region,tue,thu,active,notes", [
        "%s,%s,c%d,%.4f,-%.4f,Bedford,yes,yes,yes,\"%s\"" % (
            NAMES[n].lower().replace("é", "e"), NAMES[n], n if n != 4 else 3, PLACES[n][0] / 1e4, PLACES[n][1] / 1e4,
            ["reactive: keep apart at the door", "key in lockbox; code 4415, second gate", ""][n % 3])
        for n in range(dogs)])
    table("trails.csv", "trail,name,region,latitude,longitude,active,notes",
          ["sandy-lake,Sandy Lake Park,Bedford,44.73651,-63.69506,yes,", "second-lake,Second Lake,Sackville,44.785,-63.65,yes,"])
    return folder


day = "2025-12-09"
full = book("full")


def run(folder, form, *more, on=day):
    return hound("today", "--book", folder, "--date", on, "--format", form, *more)


report = run(full, "json").json()
check.equal(sum(hike["dogs"] for hike in report.get("hikes", [])), 16, "dogs in the plan")
for form in ("html", "svg", "gpx", "geojson", "ics"):
    one, other = run(full, form), run(full, form)
    check.equal(one.status, 0, form, one.err[-300:])
    check.that(one.out and one.out == other.out, form, "the same bytes twice")

# ------------------------------------------------------------------ calendars
icalendar = package("icalendar")


def calendar(folder, *more, on=day):
    ran = run(folder, "ics", *more, on=on)
    check.equal(ran.status, 0, "ics", more, ran.err[-300:])
    lines = ran.out.split(b"\r\n")
    check.that(all(len(line) <= 75 for line in lines), "no line is longer than 75 bytes")
    check.equal(ran.out.count(b"\n"), ran.out.count(b"\r\n"), "every line ends in CRLF")
    return icalendar.Calendar.from_ical(ran.out)


read = calendar(full)
events = list(read.walk("VEVENT"))
check.equal(len(events), 2, "two hikes")
check.equal([e["DTSTART"].dt.strftime("%H:%M %z") for e in events], ["09:00 -0400", "13:00 -0400"], "in winter")
alarms = [alarm for event in events for alarm in event.walk("VALARM")]
check.equal(len(alarms), 1, "one alarm a day")
for alarm in alarms:
    rings = events[0]["DTSTART"].dt + alarm["TRIGGER"].dt
    check.equal(rings.strftime("%H:%M"), "07:00", "the morning's summary")
    check.that(all(name in alarm["DESCRIPTION"] for name in NAMES), "the summary names every dog")
text = " ".join(str(event["DESCRIPTION"]) for event in events)
check.that(all(name in text for name in NAMES) and "key in lockbox; code 4415, second gate" in text, "the description")
check.equal(len(list(read.walk("VTIMEZONE"))), 1, "the time zone stands in the file")
fortnight = calendar(full, "--days", "14")
days = sorted({event["DTSTART"].dt.date().isoformat() for event in fortnight.walk("VEVENT")})
check.equal(days, ["2025-12-09", "2025-12-11", "2025-12-16", "2025-12-18"], "only days with hikes")
identities = [str(event["UID"]) for event in fortnight.walk("VEVENT")]
check.equal(len(set(identities)), len(identities), "every event has an identity of its own")
check.that({str(e["UID"]) for e in events} <= set(identities), "the same hike has the same identity in every file")
check.equal(len(list(calendar(full, on="2025-12-10").walk("VEVENT"))), 0, "a day without hikes")

# Clocks change on March 8 and November 1, 2026. The file's own zone is followed, not the computer's list.
for start, want in (("2026-03-03", ["-0400", "-0400", "-0300", "-0300"]), ("2026-10-27", ["-0300", "-0300", "-0400", "-0400"])):
    zoned = calendar(full, "--days", "14", on=start)
    zone = zoned.walk("VTIMEZONE")[0].to_tz(lookup_tzid=False) if hasattr(icalendar.Timezone, "to_tz") else None
    found = []
    for event in zoned.walk("VEVENT"):
        moment = event["DTSTART"].dt.replace(tzinfo=zone) if zone else event["DTSTART"].dt
        found.append(moment.strftime("%z"))
        check.that(moment.strftime("%H:%M") in ("09:00", "13:00"), start, "the clock on the wall")
    check.equal(found, [x for x in want for _ in (0, 1)], start, "across the change of clocks")
other = calendar(book("rome", time_zone="Europe/Rome"), "--days", "7", on="2026-03-26")
check.equal([e["DTSTART"].dt.strftime("%z") for e in other.walk("VEVENT")], ["+0100"] * 2 + ["+0200"] * 2, "in Rome")

# A change of the book raises SEQUENCE, and the identity stays.
before = {str(e["UID"]): int(e["SEQUENCE"]) for e in events}
moved = hound("place", "Luna", "44.7400, -63.6600", "--book", full)
check.equal(moved.status, 0, "place", moved.err[-300:])
after = {str(e["UID"]): int(e["SEQUENCE"]) for e in calendar(full).walk("VEVENT")}
check.equal(sorted(after), sorted(before), "the same events after a change")
check.that(all(after[uid] > before[uid] for uid in after), "SEQUENCE after a change", before, after)
# What a calendar program does with both files: it holds each event once, as the later file has it.
held = {}
for file in (events, list(calendar(full).walk("VEVENT"))):
    for event in file:
        uid = str(event["UID"])
        if uid not in held or int(event["SEQUENCE"]) >= int(held[uid]["SEQUENCE"]):
            held[uid] = event
check.equal(len(held), 2, "importing again does not double")

# ------------------------------------------------------------------ GPX and GeoJSON
gpxpy = package("gpxpy")
gpx = run(full, "gpx").out
read = gpxpy.parse(gpx.decode("utf-8"))
check.equal(len(read.routes), 2, "routes")
plan = run(full, "json").json()
for route, hike in zip(read.routes, plan["hikes"]):
    want = [(stop["latitude"], stop["longitude"]) for stop in hike["stops"]]
    got = [(round(point.latitude, 7), round(point.longitude, 7)) for point in route.points]
    check.equal(got[1:-1], want, route.name, "the stops between home and trail, in order")
check.that(any("Béa" in point.name for point in read.waypoints), "names as they are")
with open(check.path("day.gpx"), "wb") as file:
    file.write(gpx)
if check.that(shutil.which("gpsbabel"), "gpsbabel is not here"):
    done = subprocess.run(["gpsbabel", "-r", "-i", "gpx", "-f", check.path("day.gpx"), "-o", "unicsv", "-F", "-"],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    check.equal(done.returncode, 0, "gpsbabel", done.stderr[-300:])
    points = sum(len(route.points) for route in read.routes)
    check.equal(len(done.stdout.decode().strip().splitlines()) - 1, points, "gpsbabel's points")

package("shapely")
from shapely.geometry import LineString, shape

features = json.loads(run(full, "geojson").out)["features"]
shapes = [(feature, shape(feature["geometry"])) for feature in features if feature["geometry"]]
check.that(all(form.is_valid and not form.is_empty for _, form in shapes), "every geometry is valid")
lines = [(feature, form) for feature, form in shapes if isinstance(form, LineString)]
check.equal(len(lines), 2, "a line for each hike")
for feature, line in lines:
    stops = [form for other, form in shapes
             if other["properties"].get("kind") == "stop" and other["properties"]["hike"] == feature["properties"]["hike"]]
    check.that(stops and all(line.distance(stop) < 1e-9 for stop in stops), "every stop lies on its line")

# ------------------------------------------------------------------ the page
# Ticks a dog, then opens the page again: the tick is still there.
TICK = """<!doctype html><iframe id=f src="%s"></iframe><pre id=out></pre><script>
var f = document.getElementById("f"), turn = 0;
f.onload = function () {
  var box = f.contentDocument.querySelector("input[data-dog]");
  turn += 1;
  if (turn === 1) { box.click(); f.contentWindow.location.reload(); }
  else document.getElementById("out").textContent = "PROBE " + JSON.stringify({ticked: box.checked});
};</script>"""


# How many dogs have a box, and the counts of dogs aboard.
ASKED = """{dogs: all("input[data-dog]").length, counts: all(".count").map(function (x) { return x.textContent; })}"""

if check.that(browser(), "Chromium is not here"):
    pages = {"full": full, "long": book("long", hikes=1), "small": book("small", dogs=3)}
    for name, folder in pages.items():
        path = check.path(name + ".html")
        made = run(folder, "html", "-o", path)
        check.equal(made.status, 0, name, made.err[-300:])
        with open(path, encoding="utf-8") as file:
            source = file.read()
        fetched = re.findall(r'\ssrc="(?!data:)[^"]*"|url\([^)]*\)|@import|<link[^>]*href="(?!data:)[^"]*"', source)
        check.equal(fetched, [], name, "nothing is fetched")
        for width in (390, 1280):
            found, log = probe(check, path, width, ASKED)
            check.equal(found.get("scroll"), width, name, width, "the text fits", found)
            check.equal(found.get("out"), [], name, width, "nothing sticks out")
            check.equal(found.get("requests"), 0, name, width, "requests to the network")
            check.equal(found.get("more", {}).get("dogs"), {"small": 3}.get(name, 16), name, "every dog has a box")
            check.equal(re.findall(r"CONSOLE.*", log), [], name, width, "the console")
        check.that("of" in " ".join(found.get("more", {}).get("counts", [])), name, "the count of dogs aboard")
        pdf = check.path(name + ".pdf")
        browse(check, "--no-pdf-header-footer", "--print-to-pdf=" + pdf, "file://" + path)
        with open(pdf, "rb") as file:
            check.equal(len(re.findall(rb"/Type\s*/Page\b", file.read())), 1, name, "sheets of paper")
    found, log = answer(check, TICK % ("file://" + check.path("full.html")))
    check.equal(found.get("ticked"), True, "a tick survives a reload", log[-300:])
    svg = check.path("day.svg")
    run(full, "svg", "-o", svg)
    picture = check.path("day.png")
    browse(check, "--screenshot=" + picture, "file://" + svg)
    check.that(os.path.exists(picture), "the map opens by itself")

check.close()
