#!/usr/bin/env python3
"""What is no weekly sheet, cannot be read or cannot be written: a status, a message with a hint, an untouched book."""
import os
import random
import shutil
import struct
import subprocess
import sys
import zipfile
import zlib

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import HOUND, SAMPLES, YEAR, Check, hound, tree

check = Check("badinput")
sheet = os.path.join(SAMPLES, "december-2025.csv")
book = check.path("book")
ran = hound("convert", sheet, "--month", "2025-12", "--book", book)
check.equal(ran.status, 0, "convert of the good sheet", ran)
before = tree(book)
os.mkdir(check.path("bad"))


def bad(name, contents):
    path = check.path("bad", name)
    with open(path, "wb") as file:
        file.write(contents if isinstance(contents, bytes) else contents.encode())
    return path


def png():
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    pixels = b"".join(b"\0" + bytes([x * 8 % 256 for x in range(96)]) for _ in range(32))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 32, 32, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b""))


def xlsx():
    path = check.path("bad", "sheet.xlsx")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("[Content_Types].xml", '<?xml version="1.0"?><Types xmlns='
                      '"http://schemas.openxmlformats.org/package/2006/content-types"/>')
        file.writestr("xl/workbook.xml", '<?xml version="1.0"?><workbook/>')
        file.writestr("xl/worksheets/sheet1.xml", '<?xml version="1.0"?><worksheet/>')
    return path


def refused(what, path, statuses, *options, is_no_sheet=False, program=None, **how):
    """convert turns the file away and makes no book, import leaves the book alone, and nobody is left guessing."""
    fresh = check.path("fresh")
    for arguments, place in ((("convert", path, "--book", fresh), fresh), (("import", path, "--book", book), book)):
        ran = hound(*arguments, *options, program=program, **how)
        check.that(ran.status in statuses, what, "exit status", ran.status, "not in", statuses, ran)
        check.that(ran.has_hint, what, "no hint:", ran)
        check.that("Fatal error" not in ran.err and ran.status >= 0, what, "crashed:", ran)
    check.that(not os.path.exists(fresh), what, "a book was made")
    shutil.rmtree(fresh, ignore_errors=True)
    check.equal(tree(book), before, what, "the book was touched")
    if is_no_sheet:
        ran = hound("convert", path, "--book", fresh, "--format", "json")
        report = ran.json()
        check.equal((report.get("outcome"), report.get("cells")), ("refused", []), what, "as JSON")
        check.that(len(report.get("message") or "") >= 20, what, "message", repr(report.get("message")))
        check.equal(ran.status, 3, what, "exit status with --format json")


with open(sheet, "rb") as file:
    good = file.read()
header = b"Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes\n"
bank = "Date,Description,Withdrawals,Deposits,Balance\n" + "".join(
    "2025-12-%02d,INTERAC E-TRANSFER FROM PAYER %d,,25.00,%d.00\n" % (d, d, 1000 + 25 * d) for d in range(1, 29))
contacts = "First Name,Last Name,Phone 1 - Value,E-mail 1 - Value,Organization\n" + "".join(
    "Person%d,Example,902-555-01%02d,person%d@example.com,\n" % (n, n, n) for n in range(1, 30))
random.seed(7)
refused("an empty file", bad("empty.csv", b""), {3}, is_no_sheet=True)
refused("only commas", bad("commas.csv", b",,,,,,\n" * 40), {3}, is_no_sheet=True)
refused("only blank lines", bad("blank.csv", b"\n \n\t\n\n"), {3}, is_no_sheet=True)
refused("a picture", bad("picture.csv", png()), {3}, is_no_sheet=True)
refused("random bytes", bad("noise.csv", random.randbytes(4096)), {3}, is_no_sheet=True)
refused("an Excel file", xlsx(), {3}, is_no_sheet=True)
refused("a bank statement", bad("bank.csv", bank), {3}, is_no_sheet=True)
refused("a contacts list", bad("contacts.csv", contacts), {3}, is_no_sheet=True)
refused("a letter", bad("letter.csv", "Hi Heather,\nthe dogs had a great week, thank you!\nMoira\n"), {3},
        is_no_sheet=True)
refused("only a header, undated", bad("header.csv", header), {1, 3})
refused("a file cut inside a quote", bad("cut.csv", good[:good.index(b"1,230")]), {1, 3}, "--month", "2025-12")
refused("the wrong month", bad("plain.csv", good), {1}, "--month", "2025-11")
refused("no such file", check.path("bad", "nowhere.csv"), {3})
folder = check.path("bad", "folder.csv")
os.mkdir(folder)
refused("a folder", folder, {3})

# A good sheet beside a bad one makes no half of a book either.
fresh = check.path("both")
ran = hound("convert", sheet, check.path("bad", "bank.csv"), "--month", "2025-12", "--book", fresh)
check.that(ran.status in (1, 3) and ran.has_hint, "a good and a bad file", ran)

# Where the book should be, there is none.
ran = hound("week", "--book", check.path("no-book"))
check.that(ran.status == 3 and ran.has_hint, "no book", ran)
check.that(not os.path.exists(check.path("no-book")), "no book", "one was made by looking")

# Someone who may not read the file. As root a reader without rights has to be borrowed.
secret = bad("secret.csv", good)
os.chmod(secret, 0)
if os.geteuid() != 0:
    refused("an unreadable file", secret, {3}, "--month", "2025-12")
else:
    program = check.path("hound")
    shutil.copy(HOUND, program)
    os.chmod(program, 0o755)
    os.chmod(check.scratch, 0o755)
    nobody = {"user": 65534, "group": 65534, "extra_groups": []}
    try:
        works = hound("version", program=program, **nobody).status == 0
    except (OSError, subprocess.SubprocessError):
        works = False
    if works:
        fresh = check.path("theirs")
        os.mkdir(fresh)
        os.chown(fresh, 65534, 65534)
        ran = hound("convert", secret, "--month", "2025-12", "--book", os.path.join(fresh, "book"), program=program,
                    **nobody)
        check.that(ran.status == 3 and ran.has_hint, "an unreadable file", ran)
        check.equal(os.listdir(fresh), [], "an unreadable file", "a book was made")
        shutil.copytree(book, os.path.join(fresh, "copy"))
        january = shutil.copy(os.path.join(YEAR, "01-january-2025.csv"), fresh)
        ran = hound("import", january, "--book", os.path.join(fresh, "copy"), program=program, **nobody)
        check.that(ran.status == 3 and ran.has_hint, "a book one may not write", ran)
        check.equal(tree(os.path.join(fresh, "copy")), before, "a book one may not write")
    else:
        print("  note: no user without rights here; the unreadable file is left out")

# No room. /dev/full takes nothing; a small disk takes the first half.
if os.path.exists("/dev/full"):
    for arguments in (("week", "--month", "2025-12", "--format", "csv"), ("ledger", "--format", "csv")):
        ran = hound(*arguments, "--book", book, "-o", "/dev/full")
        check.that(ran.status == 3 and ran.has_hint, "-o on a full disk", ran)
        with open("/dev/full", "wb") as full:
            ran = hound(*arguments, "--book", book, stdout=full)
        check.that(ran.status == 3 and ran.has_hint, "output to a full disk", ran)
    # Nor is a week kept as one that went out, when it did not.
    check.equal(tree(book), before, "output to a full disk", "the book was touched")
# A byte that is no text, halfway: by whatever name the file is called, it stays whole.
torn = check.path("torn.csv")
rows = b"Luna;25,00\n" * 200000 + b"Zo\xff;20,00\n" + b"Pip;25,00\n" * 1000
with open(torn, "wb") as file:
    file.write(rows)
os.symlink(torn, check.path("link.csv"))
os.link(torn, check.path("twin.csv"))
for source, target in (("torn.csv", "torn.csv"), ("torn.csv", "link.csv"), ("link.csv", "torn.csv"),
                       ("twin.csv", "torn.csv"), ("torn.csv", "./torn.csv")):
    ran = hound("csv", source, "-o", target, "--encoding", "utf8", cwd=check.scratch)
    check.that(ran.status == 3 and ran.has_hint, "csv onto itself with a torn letter", source, target, ran)
    with open(torn, "rb") as file:
        check.that(file.read() == rows, "csv onto itself with a torn letter", source, target, "the file was touched")
nowhere = check.path("no", "such", "folder.csv")
ran = hound("week", "--month", "2025-12", "--format", "csv", "--book", book, "-o", nowhere)
check.that(ran.status == 3 and ran.has_hint, "-o in a folder that is not there", ran)


def mounted(size):
    disk = check.path("disk")
    os.makedirs(disk, exist_ok=True)
    try:
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=" + size, "tmpfs", disk],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return None
    return disk if done.returncode == 0 else None


disk = mounted("2m") if os.geteuid() == 0 and sys.platform == "linux" else None
if disk is None:
    print("  note: no small disk can be mounted here; the full book disk is left out")
else:
    try:
        small = os.path.join(disk, "book")
        ran = hound("convert", sheet, "--month", "2025-12", "--book", small)
        check.equal(ran.status, 0, "a book on the small disk", ran)
        full_before = tree(small)
        for left in (0, 8192, 32768):
            filler = os.path.join(disk, "filler")
            with open(filler, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"\0" * 4096)
                except OSError:
                    pass
                file.truncate(max(0, file.tell() - left))
            ran = hound("import", os.path.join(YEAR, "01-january-2025.csv"), "--book", small)
            check.that(ran.status == 3 and ran.has_hint, "import with %d bytes left" % left, ran)
            check.equal(tree(small), full_before, "import with %d bytes left" % left, "the book was touched")
            ran = hound("convert", os.path.join(YEAR, "01-january-2025.csv"), "--book", os.path.join(disk, "new"))
            check.that(ran.status == 3 and ran.has_hint, "convert with %d bytes left" % left, ran)
            shutil.rmtree(os.path.join(disk, "new"), ignore_errors=True)
            os.remove(filler)
        ran = hound("import", os.path.join(YEAR, "01-january-2025.csv"), "--book", small)
        check.equal(ran.status, 0, "import once there is room again", ran)
        # A file that is rewritten in its own place needs as much room again.
        large = os.path.join(disk, "large.csv")
        shutil.rmtree(small)
        rows = b"Luna;25,00;away\n" * 80000
        with open(large, "wb") as file:
            file.write(rows)
        ran = hound("csv", large, "-o", large)
        check.that(ran.status == 3 and ran.has_hint, "csv onto itself without room", ran)
        with open(large, "rb") as file:
            check.that(file.read() == rows, "csv onto itself without room", "the file was touched")
        check.equal(os.listdir(disk), ["large.csv"], "csv onto itself without room", "what it leaves behind")
    finally:
        subprocess.run(["umount", disk], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
check.close()
