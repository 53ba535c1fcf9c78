"""The days of samples/routes/instances.json as books with the fewest columns, for the checks and the bench."""
import os

DAY, COLUMN = "2026-11-20", "fri"


def write(folder, name, rows):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), "w", encoding="utf-8", newline="") as file:
        file.writelines(",".join(map(str, row)) + "\n" for row in rows)


def clock(second):
    return "%d:%02d" % (second // 3600, second % 3600 // 60)


def book(case, data, folder):
    """Only the columns that the day needs."""
    settings = []
    if case["home"]:
        settings += [("home_latitude", case["home"]["lat"]), ("home_longitude", case["home"]["lon"])]
    if case["hikes"] != 2:
        settings.append(("hikes_per_day", case["hikes"]))
    if case.get("departure", [32400, 46800]) != [32400, 46800]:
        settings.append(("departures", ";".join(map(clock, case["departure"]))))
    if settings:
        write(folder, "settings.csv", [("key", "value")] + settings)
    trails = case.get("trails", data["trails"])
    write(folder, "trails.csv", [("trail", "name", "region", "latitude", "longitude")] + [
        ("t%d" % number, trail["name"], trail["region"], trail["lat"], trail["lon"])
        for number, trail in enumerate(trails)])
    stops = {stop["household"]: stop for stop in case["stops"]}
    shared = len(stops) < len(case["dogs"])
    foes = {}
    for one, other in case["conflicts"]:
        foes.setdefault(one, []).append(other)
    timed = case["kind"] == "windows"
    header = ["dog", "latitude", "longitude", "region", COLUMN]
    header += ["client"] if shared else []
    header += ["not_with"] if foes else []
    header += ["ready_from", "ready_until"] if timed else []
    rows = [header]
    for dog in case["dogs"]:
        stop = stops[dog["household"]]
        row = [dog["id"], dog["lat"], dog["lon"], stop["region"], "yes"]
        row += [dog["household"]] if shared else []
        row += [";".join(foes.get(dog["id"], []))] if foes else []
        if timed:
            row += [clock(stop["open"]) if stop["open"] else "",
                    clock(stop["close"]) if stop["close"] < 86400 else ""]
        rows.append(row)
    write(folder, "dogs.csv", rows)
    if shared:
        write(folder, "clients.csv", [("client",)] + [(name,) for name in stops])
    if timed or case["explicitMatrix"]:
        write(folder, "distances.csv", distances(case, trails, list(stops)))
    return folder


def distances(case, trails, stops):
    matrix = case["matrix"]
    seconds = matrix.get("seconds")
    first = [next(dog["id"] for dog in case["dogs"] if dog["household"] == stop) for stop in stops]
    rows = [("from", "to", "metres", "seconds")]
    for i, one in enumerate(first):
        if case["home"]:
            rows.append(("home", one, matrix["start"][i], seconds["start"][i] if seconds else ""))
        for j, other in enumerate(first):
            if i != j:
                rows.append((one, other, matrix["between"][i][j], seconds["between"][i][j] if seconds else ""))
        if case["explicitMatrix"]:
            region = case["stops"][i]["region"]
            local = next(n for n, trail in enumerate(trails) if trail["region"] == region)
            ends = {local: matrix["endRegion"][i], matrix["endAnyTrail"][i]: matrix["endAny"][i]}
            rows += [(one, "t%d" % trail, ends.get(trail, 999999), "") for trail in range(len(trails))]
    return rows
