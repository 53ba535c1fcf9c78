"""A daycare's visits, drawn by a seed, and what the rules say of them, reckoned a second time and plainly."""
import hashlib
import random
import re
import unicodedata
import uuid
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("America/Halifax")
EPOCH = datetime(2001, 1, 1, tzinfo=timezone.utc)


def fold(text):
    return " ".join(unicodedata.normalize("NFKC", text or "").split()).casefold()


def digits(text):
    found = "".join(c for c in text or "" if c.isascii() and c.isdigit())
    found = found[1:] if len(found) == 11 and found[0] == "1" else found
    return found if len(found) >= 7 else None


def derived(text):
    raw = bytearray(hashlib.sha256(text.encode()).digest()[:16])
    raw[6], raw[8] = raw[6] & 15 | 128, raw[8] & 63 | 128
    return str(uuid.UUID(bytes=bytes(raw))).upper()


def moment(value):
    if value is None:
        return None
    if isinstance(value, str):
        return datetime.fromisoformat(value.replace("Z", "+00:00"))
    return EPOCH + timedelta(seconds=value)


def local(instant):
    return instant.astimezone(ZONE).strftime("%Y-%m-%dT%H:%M") if instant else None


def day(instant):
    return instant.astimezone(ZONE).date()


def text(value):
    return value if isinstance(value, str) and value.strip() else None


class Visit:
    def __init__(self, record):
        self.record = record
        self.id = record["id"].upper()
        self.name = record["name"]
        self.owner = text(record.get("ownerName"))
        self.phone = text(record.get("ownerPhoneNumber"))
        self.key, self.owner_key, self.digits = fold(self.name), fold(self.owner), digits(self.phone)
        self.arrival = moment(record["arrivalDate"])
        self.departure = moment(record.get("departureDate"))
        self.deleted = bool(record.get("isDeleted"))
        age = record.get("age")
        self.age = int(age) if age not in (None, "") else None
        self.sex = record.get("gender") if record.get("gender") in ("male", "female") else None
        neutered = record.get("isNeuteredOrSpayed")
        self.neutered = None if neutered is None else bool(neutered)
        self.boarding = bool(record.get("isBoarding"))
        self.boarding_end = moment(record.get("boardingEndDate"))

    @property
    def order(self):
        return (self.arrival, self.id)


def against(one, other):
    early, late = sorted((one, other), key=lambda v: v.order)
    if early.sex and late.sex and early.sex != late.sex:
        return "sex"
    if early.neutered and late.neutered is False:
        return "neutered"
    if early.age is not None and late.age is not None and late.age < early.age - 1:
        return "age"
    return None


def between(dog, visits):
    """The first of sex, neutered, age in which any two contradict."""
    found = {against(a, b) for a in dog for b in visits}
    return next((kind for kind in ("sex", "neutered", "age") if kind in found), None)


def phones_match(one, other):
    return bool(one and other) and (one == other or 7 in (len(one), len(other)) and one[-7:] == other[-7:])


class Dog:
    def __init__(self, visit):
        self.id = derived("hound:dog:" + visit.id.lower())
        self.visits, self.why = [visit], {visit.id: "first"}


def grouped(visits, now):
    dogs, held, conflicts = [], [], []
    by_name = {}
    with_either = sorted((v for v in visits if v.owner or v.digits), key=lambda v: v.order)
    with_neither = sorted((v for v in visits if not (v.owner or v.digits)), key=lambda v: v.order)
    for visit in with_either:
        named = by_name.setdefault(visit.key, [])
        fits = []
        for dog in named:
            same = [m for m in dog.visits if m.key == visit.key]
            owner = any(visit.owner and m.owner_key == visit.owner_key for m in same)
            phone = any(phones_match(visit.digits, m.digits) for m in same)
            if not owner and not phone:
                continue
            fits.append((dog, "+".join(w for w, on in (("owner", owner), ("phone", phone)) if on)))
        kinds = [(dog, between(dog.visits, [visit])) for dog, _ in fits]
        fits = [(dog, why) for (dog, why), (_, kind) in zip(fits, kinds) if not kind]
        if not fits:
            conflicts += [(kind, dog, visit.id, None) for dog, kind in kinds]
            named.append(Dog(visit))
            continue
        first, why = fits[0]
        first.visits.append(visit)
        first.why[visit.id] = why
        for other, _ in fits[1:]:
            if between(first.visits, other.visits):
                conflicts.append(("ambiguous", other, visit.id, None))
            else:
                first.visits += other.visits
                first.why.update(other.why)
                other.joined = first
                named.remove(other)
    for visit in with_neither:
        named = by_name.setdefault(visit.key, [])
        fits = [dog for dog in named if not between(dog.visits, [visit])]
        if not named:
            named.append(Dog(visit))
        elif len(fits) == 1:
            fits[0].visits.append(visit)
            fits[0].why[visit.id] = "name-only"
        else:
            held.append(visit)
    dogs = [dog for named in by_name.values() for dog in named]
    for dog in dogs:
        dog.visits.sort(key=lambda v: v.order)
        latest = None
        for visit in (v for v in dog.visits if not v.deleted):
            if latest and visit.arrival < latest[0]:
                conflicts.append(("overlap", dog, visit.id, latest[1]))
            end = visit.departure or now
            if not latest or end > latest[0]:
                latest = (end, visit.id)

    def standing(dog):
        while hasattr(dog, "joined"):
            dog = dog.joined
        return dog.id

    return {
        "records": len(visits),
        "dogs": sorted((told(dog, now) for dog in dogs),
                       key=lambda d: (fold(d["name"]), d["first_visit"] is None, d["_first"], d["dog_id"])),
        "held": [{"visit_id": v.id, "name": v.name, "candidates": sorted(d.id for d in by_name[v.key])}
                 for v in sorted(held, key=lambda v: v.id)],
        "conflicts": sorted(({"kind": kind, "dog_id": standing(dog), "visit_id": visit, "other_visit_id": other}
                             for kind, dog, visit, other in conflicts),
                            key=lambda c: (c["kind"], c["visit_id"], c["dog_id"])),
        "exact_groups": len({(v.name, v.owner or "", v.phone or "") for v in visits}),
    }


def taps(records):
    """Of one visit and one list: those of one type within 5 s of one before count once."""
    count, last = 0, {}
    for at, kind in sorted((moment(r["timestamp"]), r["type"].lower()) for r in records):
        if kind not in last or (at - last[kind]).total_seconds() > 5:
            count += 1
        last[kind] = at
    return count


def told(dog, now):
    standing = [v for v in dog.visits if not v.deleted]
    newest = (standing or dog.visits)[::-1]
    arrived = [v for v in standing if v.arrival <= now]

    def first(values):
        return next((value for value in values if value is not None), None)

    phones = []
    for visit in newest:
        if visit.digits and not any(phones_match(visit.digits, digits(p)) for p in phones):
            phones.append(visit.phone)
    shots, medicines = {}, {}
    for visit in newest[::-1]:
        for shot in visit.record.get("vaccinations") or []:
            name, end = shots.get(fold(shot["name"]), (shot["name"], None))
            shots[fold(shot["name"])] = (name, max([e for e in (end, moment(shot.get("endDate"))) if e], default=None))
        listed = visit.record.get("medications") or []
        if isinstance(listed, str):
            listed = [{"name": name.strip(), "type": "daily", "isActive": True} for name in listed.split(",")]
        for medicine in listed:
            since = moment(medicine.get("createdAt")) or visit.arrival
            key = (fold(medicine["name"]), medicine["type"])
            if key not in medicines or since >= medicines[key][0]:
                medicines[key] = (since, medicine)
    return {
        "dog_id": dog.id, "name": newest[0].name, "owner": first(v.owner for v in newest), "phones": phones,
        "visits": [v.id for v in dog.visits], "joined_by": [dog.why[v.id] for v in dog.visits],
        "visit_count": len(arrived), "bookings": len(standing) - len(arrived),
        "first_visit": local(arrived[0].arrival) if arrived else None,
        "last_visit": local(arrived[-1].arrival) if arrived else None,
        "_first": arrived[0].arrival if arrived else now,
        "deleted": not standing, "age": first(v.age for v in newest), "sex": first(v.sex for v in newest),
        "neutered": first(v.neutered for v in newest),
        "allergies": first(text(v.record.get("allergiesAndFeedingInstructions")) for v in newest),
        "vaccinations": [{"name": name, "end": str(day(end)) if end else None,
                          "expired": bool(end) and day(end) < day(now)} for _, (name, end) in sorted(shots.items())],
        "medications": [{"name": m["name"], "type": m["type"], "active": bool(m["isActive"])}
                        for _, (_, m) in sorted(medicines.items())],
        "records": {"feeding": sum(taps(v.record.get("feedingRecords") or []) for v in dog.visits),
                    "medication": sum(taps(v.record.get("medicationRecords") or []) for v in dog.visits),
                    "potty": sum(taps(v.record.get("pottyRecords") or []) for v in dog.visits)},
    }


def listed(visits, groups, now):
    """Present, departed today and booked; and of any day who arrived and who was in the house."""
    whose = {visit: dog["dog_id"] for dog in groups["dogs"] for visit in dog["visits"]}
    standing = sorted((v for v in visits if not v.deleted), key=lambda v: v.order)

    def row(visit):
        stays = visit.boarding and (visit.boarding_end is None or day(visit.boarding_end) > day(now))
        minutes, stay = None, ""
        if visit.arrival <= now:
            end = min(visit.departure or now, now)
            minutes = int((end - visit.arrival).total_seconds() // 60)
            days, hours, rest = minutes // 1440, minutes % 1440 // 60, minutes % 60
            stay = "%dd %dh %dm" % (days, hours, rest) if days else "%dh %dm" % (hours, rest) if hours else "%dm" % rest
        return {"visit_id": visit.id, "dog_id": whose.get(visit.id), "name": visit.name, "arrival": local(visit.arrival),
                "departure": local(visit.departure), "service": "boarding" if stays else "daycare",
                "stay_min": minutes, "stay": stay}

    def gone(visit):
        return visit.departure is not None and visit.departure <= now

    def last_day(visit):
        if visit.departure:
            return day(visit.departure)
        days = [day(visit.arrival)] + ([day(now)] if visit.arrival <= now else [])
        return max(days + ([day(visit.boarding_end)] if visit.boarding_end else []))

    return {
        "present": [row(v) for v in standing if v.arrival <= now and not gone(v)],
        "departed_today": [row(v) for v in standing if gone(v) and day(v.departure) == day(now)],
        "bookings": [row(v) for v in standing if v.arrival > now],
        "arrived": lambda date: [row(v) for v in standing if day(v.arrival) == date],
        "in_house": lambda date: [row(v) for v in standing if day(v.arrival) <= date <= last_day(v)],
    }


# ------------------------------------------------------------------ drawing
NAMES = ["Moos", "moos ", "MOOS", "Bella", "bella", "Rex", "Zoë", "Zoe\u0308", "Ｒｅｘ", "a_b", "Straße", "STRASSE"]
OWNERS = ["Petra Vlieg", "petra  vlieg", "Ada Ros", "Sam Oord", "", None, None, "b"]
PHONES = ["902-555-0101", "(902) 555-0101", "+1 902 555 0101", "555-0101", "416-555-0101", "902-555-0199", "12", "",
          None, None]


def visit(draw, now, number):
    arrival = int((now - EPOCH).total_seconds()) + draw.randint(-400, 5) * 86400 + draw.randint(-20, 20) * 1800
    stay = draw.choice([None, 3600, 32400, 200000])
    if stay and draw.random() < 0.9:
        stay += draw.randint(0, 3599)

    def written(seconds):
        if seconds is None or draw.random() < 0.7:
            return seconds if seconds is None or draw.random() < 0.8 else seconds + 0.25
        at = EPOCH + timedelta(seconds=int(seconds))
        offset = timezone(timedelta(hours=draw.choice([-4, 0, 2])))
        return at.astimezone(offset).isoformat().replace("+00:00", draw.choice(["Z", "+00:00"]))

    def flag(chance):
        on = draw.random() < chance
        return draw.choice([on, on, on, int(on)])

    def records(kinds):
        return [{"id": str(uuid.UUID(int=draw.getrandbits(128))).upper(), "timestamp": arrival + draw.randint(0, 30),
                 "type": draw.choice(kinds)} for _ in range(draw.choice([0, 0, 1, 4]))]

    record = {
        "id": str(uuid.UUID(int=draw.getrandbits(128))), "name": draw.choice(NAMES), "ownerName": draw.choice(OWNERS),
        "ownerPhoneNumber": draw.choice(PHONES), "arrivalDate": written(arrival),
        "departureDate": written(arrival + stay if stay else None), "isBoarding": flag(0.3),
        "boardingEndDate": written(arrival + draw.choice([86400, 400000])) if draw.random() < 0.3 else None,
        "isArrivalTimeSet": flag(0.9), "notes": draw.choice([None, "", "plain", "=1+1", "a \"b\",\nc", "\r\ncafé 🐕"]),
        "specialInstructions": draw.choice([None, "TRUE", "007", "1e5", "2026-01-01", " spaced "]),
        "allergiesAndFeedingInstructions": draw.choice([None, "", "no chicken", "-fish"]),
        "age": draw.choice([None, None, 1, 3, 4, "5", ""]), "gender": draw.choice(["male", "female", "unknown", None]),
        "isNeuteredOrSpayed": draw.choice([None, None, True, False, 1]),
        "vaccinations": [{"name": draw.choice(["Rabies", "rabies ", "Bordetella"]),
                          "endDate": draw.choice([None, arrival, arrival + 9 ** 8])} for _ in range(draw.randint(0, 2))],
        "medications": draw.choice([[], "Apoquel, Fish oil", None, [
            {"name": draw.choice(["Apoquel", "apoquel"]), "type": draw.choice(["daily", "scheduled"]),
             "isActive": draw.random() < 0.5, "createdAt": draw.choice([arrival, arrival - 7, None])}]]),
        "feedingRecords": records(["lunch", "snack"]), "medicationRecords": records(["daily"]),
        "pottyRecords": records(["pee", "Poop", "BOTH", "nothing"]),
        "visitCount": number, "isDeleted": flag(0.1), "createdAt": arrival, "updatedAt": arrival + 0.123456789,
    }
    for key in list(record):
        if record[key] is None and draw.random() < 0.5:
            del record[key]
    if draw.random() < 0.2:
        record[draw.choice(["colour", "x y", "_odd", "Größe"])] = draw.choice([1, "two", [3, None], {"four": 5.50}])
    if draw.random() < 0.2:
        members = list(record.items())
        draw.shuffle(members)
        record = dict(members)
    return record


def visits(seed, count, now):
    draw = random.Random(seed)
    return [visit(draw, now, number) for number in range(count)]
