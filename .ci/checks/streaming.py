#!/usr/bin/env python3
"""hound csv rewrites a file larger than the memory it may have, whole, to a file, the table alone, and looks into it."""
import os
import resource
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import Check, hound

check = Check("streaming")
MIB = 1 << 20
LIMIT = 16 * MIB  # of memory of its own; the pages of shared libraries are the system's
ROWS = 900_000
line = "2025-12-%02d;Bella Smith;\"25,00\";\"away, \"\"sick\"\"\";%d\n"


def rows(count):
    return (line % (number % 28 + 1, number) for number in range(count))


def limited():
    resource.setrlimit(resource.RLIMIT_DATA, (LIMIT, LIMIT))


big, wide = check.path("big.csv"), check.path("wide.csv")
with open(big, "w", encoding="utf-8") as file:
    file.write("Export of the shop\n\nDay;Dog;Paid;Note;Number\n")
    file.writelines(rows(ROWS))
    file.write("\nmade by Heather\n")
with open(wide, "w", encoding="utf-16") as file:
    file.write("Day;Dog;Paid;Note;Number\n")
    file.writelines(rows(ROWS // 2))
for path in (big, wide):
    check.that(os.path.getsize(path) > 2 * LIMIT, path, "is no larger than the memory")


def clean(count):
    yield "Day,Dog,Paid,Note,Number\r\n"
    for text in rows(count):
        yield text.replace(";", ",").replace("\n", "\r\n")


def equal(path, before, count, after, what):
    with open(path, encoding="utf-8", newline="") as file:
        for text in before:
            check.equal(file.readline(), text, what)
        differing = sum(file.readline() != text for text in clean(count))
        check.equal(differing, 0, what, "records that differ")
        check.equal(file.read(), after, what, "the end")


out = check.path("out.csv")
for what, arguments, before, count, after in (
        ("-o", (big, "-o", out), ["Export of the shop\r\n", "\r\n"], ROWS, "\r\nmade by Heather\r\n"),
        ("--table", (big, "--table", "-o", out), [], ROWS, ""),
        ("UTF-16", (wide, "-o", out), [], ROWS // 2, "")):
    ran = hound("csv", *arguments, preexec_fn=limited)
    if check.equal(ran.status, 0, what, "exit status", ran):
        equal(out, before, count, after, what)
with open(out, "wb") as file:
    ran = hound("csv", big, stdout=file, preexec_fn=limited)
if check.equal(ran.status, 0, "standard output", ran):
    equal(out, ["Export of the shop\r\n", "\r\n"], ROWS, "\r\nmade by Heather\r\n", "standard output")
ran = hound("csv", "--inspect", big, preexec_fn=limited)
check.equal(ran.status, 0, "--inspect", ran)
check.that(b"records    %d," % (ROWS + 5) in ran.out, "--inspect", ran.out)
check.that(b"rows 3 to %d" % (ROWS + 3) in ran.out, "--inspect", ran.out)
check.equal(sorted(os.listdir(check.scratch)), ["big.csv", "out.csv", "wide.csv"], "left behind")

# The file may be rewritten onto itself.
ran = hound("csv", out, "-o", out)
check.equal(ran.status, 0, "onto itself", ran)
equal(out, ["Export of the shop\r\n", "\r\n"], ROWS, "\r\nmade by Heather\r\n", "onto itself")
check.close()
