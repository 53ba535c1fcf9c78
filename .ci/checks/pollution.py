#!/usr/bin/env python3
"""hound csv --table on polluted files: two tables, each spoilt in every way that is met in the wild.

The table must come out equal to the clean one, or the loss must be named on the error stream. Scored as the benchmark
Pollock does (VLDB 2023), ten measures a file: read at all; of the header, the records and the cells each how much of
the output is right (precision), how much of the clean table is there (recall), and their harmonic mean. The expected
table of a fault inside a record is the record as it is then written: no reader can know better."""
import collections
import csv
import io
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import Check, hound

check = Check("pollution")

SALES = [["DATE", "TIME", "Qty", "PRODUCTID", "Price", "ProductType", "ProductDescription", "URL", "Comments"]] + [
    ["%02d/%02d/2018" % (n % 12 + 1, n % 28 + 1), "%d:%02d" % (8 + n % 10, n * 7 % 60), str(n % 6 + 1), "P%04d" % (n * 37),
     "%.2f" % (n * 3.17 + 4), ("Leash", "Harness", "Food, dry")[n % 3],
     ("Red, strong", "5 m long", 'For "small" dogs', "Soft")[n % 4], "http://shop.example/p?id=%d" % n,
     "sold; paid" if n % 5 == 0 else ""] for n in range(40)]
HUNDE = [["Hund", "Halterin", "Geboren", "Größe (cm)", "Preis", "Ort"]] + [
    [("Zoë", "Müsli", "Señor", "O'Malley")[n % 4] + " %d" % n, ("Groß, Anne", "Röhl", "MacNeil")[n % 3],
     "20%02d-%02d-%02d" % (10 + n % 14, n % 12 + 1, n % 28 + 1), "%d,%d" % (30 + n, n % 10), "%d,50" % (n * 11 + 20),
     ("Köln", "Île-Perrot", "Halifax")[n % 3]] for n in range(33)]


def line(row, delimiter=",", quote='"', escape=None, end="\n"):
    def field(text):
        if not any(c in text for c in ' ,;\t|\'"\n\r\\' + delimiter):
            return text
        return quote + text.replace(quote, (escape or quote) + quote) + quote
    return delimiter.join(map(field, row)) + end


def text(rows, *how, **named):
    return "".join(line(row, *how, **named) for row in rows)


def variants(rows, end):
    """name, bytes, expected table, whether a loss must be named"""
    clean, width = text(rows, end=end), len(rows[0])

    def utf8(content):
        return content.encode()

    def changed(index, new):
        return utf8("".join(new if n == index else line(row, end=end) for n, row in enumerate(rows)))

    def put(index, row):
        return rows[:index] + [row] + rows[index + 1:]

    groups, units = ["Group %s" % "AB"[n > 2] for n in range(width)], ["(unit)"] * width
    notes = [["Export of the shop, made by hand"], ["checked twice"]]
    other = [["Trail", "Kilometres"], ["Long Lake", "5"], ["Frog Pond", "2"]]
    yield "clean", utf8(clean), rows
    yield "no header", utf8(text(rows[1:], end=end)), rows[1:]
    yield "header of two rows", utf8(text([groups] + rows, end=end)), [groups] + rows
    yield "header of three rows", utf8(text([groups, rows[0], units] + rows[1:], end=end)), [groups, rows[0], units] + rows[1:]
    yield "preamble", utf8(text(notes, end=end) + clean), rows
    yield "preamble and an empty line", utf8(text(notes, end=end) + end + clean), rows
    yield "padded preamble", utf8(text([note + [""] * (width - 1) for note in notes], end=end) + clean), rows
    yield "footer", utf8(clean + text(notes, end=end)), rows
    yield "footer below an empty line", utf8(clean + end + text(notes, end=end)), rows
    yield "a second table", utf8(clean + text(other, end=end)), rows
    yield "a second table below an empty line", utf8(clean + end + text(other, end=end)), rows
    for delimiter, name in ((";", "semicolon"), ("\t", "tab"), ("|", "bar"), (" ", "space"), (", ", "comma and space")):
        yield "delimiter " + name, utf8(text(rows, delimiter, end=end)), rows
    yield "single quotes", utf8(text(rows, ",", "'", end=end)), rows
    yield "single quotes, semicolon", utf8(text(rows, ";", "'", end=end)), rows
    yield "backslash escapes", utf8(text(rows, ",", '"', "\\", end=end)), rows
    yield "every field quoted", utf8("".join(
        ",".join('"%s"' % cell.replace('"', '""') for cell in row) + end for row in rows)), rows
    for ending in ("\n", "\r\n", "\r"):
        yield "record end %r" % ending, utf8(text(rows, end=ending)), rows
    yield "mixed record ends", utf8("".join(line(row, end=("\n", "\r\n", "\r")[n % 3]) for n, row in enumerate(rows))), rows
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "latin-1", "cp1252", "mac-roman"):
        yield "encoding " + encoding, clean.encode(encoding), rows
    yield "no final line end", utf8(clean[:-len(end)]), rows
    yield "empty file", b"", []
    yield "only a header", utf8(line(rows[0], end=end)), rows[:1]
    for index in (0, 1, 7, len(rows) - 1):
        row = rows[index]
        for column in (1, width - 2):
            yield ("row %d: a separator too many at %d" % (index, column), changed(index, line(
                row[:column] + [""] + row[column:], end=end)), put(index, row[:column] + [""] + row[column:]))
            fewer = row[:column - 1] + [row[column - 1] + row[column]] + row[column + 1:]
            yield "row %d: a separator too few at %d" % (index, column), changed(index, line(fewer, end=end)), put(index, fewer)
    for delimiter, name in ((";", "semicolons"), ("\t", "tabs"), ("|", "bars"), (" ", "spaces")):
        # Decimal commas would still divide it; only a row without any other comma is one field.
        row = ["a%d" % n for n in range(width)]
        lone = delimiter.join(row)
        yield "one row with " + name, changed(5, lone + end), put(5, [lone])
    for index, column in ((3, 0), (3, width - 1), (9, 3)):
        row = rows[index]
        if not row[column] or "," in row[column]:
            continue
        for name, written, read in (
                ("a quote too many before", '"' + row[column], '"' + row[column]),
                ("a quote too many after", row[column] + '"', row[column] + '"'),
                ("a quote too many inside", '"%s"%s"' % (row[column][:1], row[column][1:]), '%s"%s' % (
                    row[column][:1], row[column][1:]))):
            whole = [line([cell], end="") for cell in row]
            whole[column] = written
            yield "row %d, field %d: %s" % (index, column, name), changed(index, ",".join(whole) + end), put(
                index, row[:column] + [read] + row[column + 1:])
    row = rows[len(rows) - 1]
    whole = [line([cell], end="") for cell in row[:-1]] + ['"never closed']
    yield "a quote never closed", changed(len(rows) - 1, ",".join(whole) + end), put(len(rows) - 1, row[:-1] + ['"never closed'])
    yield "very long", utf8(clean + text(rows[1:] * 150, end=end)), rows + rows[1:] * 150
    wide = [row * 60 for row in rows]
    yield "very wide", utf8(text(wide, end=end)), wide


def measures(got, want):
    """Precision, recall and their harmonic mean of two multisets; of two empty ones all is right."""
    got, want = collections.Counter(got), collections.Counter(want)
    right = sum((got & want).values())
    precision = right / sum(got.values()) if got else float(not want)
    recall = right / sum(want.values()) if want else float(not got)
    return [precision, recall, 2 * precision * recall / (precision + recall) if precision + recall else 0.0]


def score(ran, want):
    if ran.status != 0:
        return 0.0
    got = list(csv.reader(io.StringIO(ran.out.decode(), newline="")))
    found = measures(got[0] if got else [], want[0] if want else [])
    found += measures(map(tuple, got[1:]), map(tuple, want[1:]))
    return 1 + sum(found + measures((c for r in got[1:] for c in r), (c for r in want[1:] for c in r)))


scores, named = [], []
for table, rows, end in (("sales", SALES, "\n"), ("hunde", HUNDE, "\r\n")):
    for name, contents, want in variants(rows, end):
        path = check.path("polluted.csv")
        with open(path, "wb") as file:
            file.write(contents)
        ran = hound("csv", "--table", path)
        check.equal(ran.status, 0, table, name, ran)
        scores.append(score(ran, want))
        got = list(csv.reader(io.StringIO(ran.out.decode("utf-8", "replace"), newline="")))
        if got != want:
            named.append("%s, %s: %.2f" % (table, name, scores[-1]))
        check.that(got == want or "warning[" in ran.err or "note[" in ran.err, table, name, "differs and nothing says so",
                   [pair for pair in zip(got, want) if pair[0] != pair[1]][:2])
print("  %d files, mean score %.3f of 10; not equal, but named: %s" % (
    len(scores), sum(scores) / len(scores), "; ".join(named) or "none"))
check.that(sum(scores) / len(scores) >= 9.97, "mean score", sum(scores) / len(scores))
check.close()
