#!/usr/bin/env python3
"""64 kB of one kind of row, or of one kind of column, over and over: an end in two minutes, and every cell once."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import Check, by_cell, filled, hound

check = Check("monotony")
SIZE = 64_000
HEAD = "Nov 3 2025\nDog,Mon,Tues,Wed,Thurs,Fri\nRex,25,,25,,\nBella,,25,,25,\n"
DAYS = ["Mon", "Tues", "Wed", "Thurs", "Fri"]
letter = [chr(code) for code in range(ord("a"), ord("z") + 1)]

# What row number i of a sheet says below a plain week.
ROWS = {
    "dogs": lambda i: f"a{i},25,,30,,",
    "dogs without days": lambda i: f"a{i},,,,,",
    "one dog": lambda i: "Rex,25,,25,,",
    "dogs of owners": lambda i: f"Rex {i % 7},25,,,,,Owner{i}",
    "dogs renamed": lambda i: f"a{i} now b{i},25",
    "marked dogs": lambda i: f"a{i}*,25",
    "names in brackets": lambda i: f"a{i} (Bo{i}),25",
    "slips": lambda i: f"Murph{letter[i % 26]}{letter[i // 26 % 26]}y,25",
    "cut names": lambda i: f"abcdefgh{i % 3}{'z' * (i % 5)},25",
    "telephones": lambda i: f"d{i},902-555-01{i % 100:02},25",
    "one figure": lambda i: f"aa{i},999",
    "two figures": lambda i: f"aa{i},9,9",
    "figures without a name": lambda i: f",{i},",
    "two figures without a name": lambda i: f",{i},{i}",
    "figures for names": lambda i: f"{i}",
    "money in one day": lambda i: ",,,25",
    "totals": lambda i: f"Total,{i},25",
    "numbered totals": lambda i: f"Total {i},25,25,,25",
    "expenses": lambda i: f"gas {i},25",
    "groups": lambda i: f"Walk {i}" if i % 2 else f"d{i},25",
    "titles": lambda i: f"Week {i}",
    "dates": lambda i: f"Jan {i % 28 + 1}",
    "headings": lambda i: "Dog,Mon,Tues,Wed,Thurs,Fri" if i % 2 else f"d{i},25,,25",
    "weeks": lambda i: ["", "Dog,Mon,Tues,Wed", f"d{i},25,,25", "e,,25"][i % 4],
    "gaps": lambda i: ["", f"d{i},25", f"e{i},30"][i % 3],
    "notes": lambda i: f"remember {i}",
    "notes beside": lambda i: f"d{i},25,,,,,away until Jan {i % 28 + 1}",
    "swaps": lambda i: f"d{i},swap with d{i + 1},25",
    "words": lambda i: f"d{i},away,sick,x,,",
    "slips of figures": lambda i: f"d{i},2 5?,4O,,¼",
    "keys": lambda i: f"x{i} = paid",
    "keys beside": lambda i: f",,,,,,x{i},paid cash",
    "entries": lambda i: f"2025-01-{i % 28 + 1:02},d{i},25",
    "rules": lambda i: "---,---,---",
}

# What column number i of the three rows of a sheet says.
COLUMNS = {
    "days wide": (lambda i: DAYS[i % 5], lambda i: "25", lambda i: "Rex"),
    "weeks wide": (lambda i: ["Dog", *DAYS][i % 6], lambda i: ["Rex", *["25"] * 5][i % 6],
                   lambda i: ["Bella", *["25"] * 5][i % 6]),
    "titled weeks wide": (lambda i: f"Week {i}" if i % 7 == 0 else "", lambda i: ["Dog", *DAYS, ""][i % 7],
                          lambda i: ["Rex", *["25"] * 5, ""][i % 7]),
    "dates wide": (lambda i: f"Jan {i % 28 + 1}", lambda i: "25", lambda i: "30"),
    "dogs wide": (lambda i: f"a{i}", lambda i: DAYS[i % 5], lambda i: "25"),
    "numbers wide": (lambda i: f"{i}", lambda i: f"{i % 31}", lambda i: "x"),
}

# One cell that goes on and on, in a day.
CELLS = {
    "until": "away until Jan 5; ", "sums": "25+", "brackets": "(", "digits": "1", "words": "x ", "ranges": "Mon-",
    "paid": "paid 25 ", "lines": "Mon 25\n", "letters": "a",
}


def repeated(text, part):
    lines = [text]
    size = number = 0
    while size < SIZE - len(text):
        lines.append(part(number) + "\n")
        size += len(lines[-1])
        number += 1
    return "".join(lines)


def wide(parts):
    rows = []
    for part in parts:
        cells, size = [], 0
        while size < SIZE // 3:
            cells.append(part(len(cells)))
            size += len(cells[-1]) + 1
        rows.append(",".join(cells))
    return "2025\n" + "\n".join(rows) + "\n"


sheets = {name: repeated(HEAD, part) for name, part in ROWS.items()}
sheets |= {name: wide(parts) for name, parts in COLUMNS.items()}
sheets |= {f"a cell of {name}": f'2025\nDog,Mon,Tues\nRex,"{part * (SIZE // len(part))}"\n' for name, part in CELLS.items()}
for name, text in sheets.items():
    path = check.path(name.replace(" ", "-") + ".csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    ran = hound("convert", path, "--book", check.path("book"), "--dry-run", "--format", "json", timeout=120)
    check.that(0 <= ran.status <= 5, name, "exit status", ran)
    report = ran.json()
    if report.get("cells"):
        read = {cell: [entry["raw"] for entry in found] for (_, cell), found in by_cell(report).items()}
        check.that(read == {cell: [text] for cell, text in filled(path).items()}, name, "a cell lost, twice or changed")
    else:
        check.that(ran.status != 0 and ran.has_hint, name, "nothing read, and no way out", ran)
check.close()
