"""What every check shares: counting, running the program, reading sheets and OpenDocument. Standard library only."""
import csv
import hashlib
import html
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SAMPLES = os.path.join(ROOT, "samples")
YEAR = os.path.join(SAMPLES, "2025")
HOUND = os.path.abspath(os.environ.get("HOUND", os.path.join(ROOT, ".build", "release", "hound")))


def package(name, project=None):
    """A module of PyPI, installed where it is missing; `project` is what it goes by there, where that is another name."""
    try:
        return importlib.import_module(name)
    except ImportError:
        command = [sys.executable, "-m", "pip", "install", "--quiet"]
        for extra in ([], ["--break-system-packages"]):
            done = subprocess.run(
                [*command, *extra, project or name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if done.returncode == 0:
                break
        importlib.invalidate_caches()
        return importlib.import_module(name)


class Check:
    """Counts what held; prints each miss, up to a limit, and one closing line."""

    def __init__(self, name, shown=40):
        self.name, self.shown = name, shown
        self.passed = self.failed = 0
        self._scratch = tempfile.TemporaryDirectory(prefix="hound-check-")
        self.scratch = self._scratch.name

    def that(self, holds, *what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            if self.failed <= self.shown:
                print("  MISS  " + "  ".join(str(part) for part in what))
            elif self.failed == self.shown + 1:
                print("  ...")
        return bool(holds)

    def equal(self, got, want, *what):
        return self.that(got == want, *what, "want %r" % (want,), "got %r" % (got,))

    def path(self, *parts):
        return os.path.join(self.scratch, *parts)

    def close(self):
        print("%s: %d passed, %d failed" % (self.name, self.passed, self.failed), flush=True)
        try:
            self._scratch.cleanup()
        except OSError as error:
            print("  left behind: %s" % error)
        sys.exit(1 if self.failed else 0)


class Ran:
    def __init__(self, arguments, done):
        self.arguments, self.status = arguments, done.returncode
        self.out = done.stdout if done.stdout is not None else b""
        self.err = (done.stderr or b"").decode("utf-8", "replace")

    @property
    def has_hint(self):
        return re.search(r"^\s*hint: \S", self.err, re.M) is not None

    def json(self):
        """The report; an empty object where there is none."""
        try:
            value = json.loads(self.out.decode("utf-8-sig"))
        except ValueError:
            return {}
        return value if isinstance(value, dict) else {}

    def __str__(self):
        return "hound %s -> %d %s" % (" ".join(map(str, self.arguments)), self.status, self.err.strip()[:300])


def hound(*arguments, timeout=120, program=None, **options):
    """Runs the program with nothing of the caller's settings. Status -1 when it hangs."""
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
                   "HOME": os.environ.get("HOME", "/")}
    options.setdefault("stdout", subprocess.PIPE)
    try:
        done = subprocess.run([program or HOUND, *map(str, arguments)], stdin=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, timeout=timeout, env=environment, **options)
    except subprocess.TimeoutExpired as error:
        done = subprocess.CompletedProcess(arguments, -1, error.stdout, b"no end after %d s" % timeout)
    return Ran(arguments, done)


def load(*parts):
    with open(os.path.join(SAMPLES, *parts), encoding="utf-8") as file:
        return json.load(file)


def year_files():
    """The year's sheets with the lists beside them, as the shell expands samples/2025/*.csv."""
    return [os.path.join(YEAR, name) for name in sorted(os.listdir(YEAR)) if name.endswith(".csv")]


def rows_of(text):
    """Every line a row, empty ones too, so that row numbers are those of the sheet."""
    return list(csv.reader(text.splitlines(keepends=True)))


def read_rows(path):
    with open(path, "rb") as file:
        return rows_of(file.read().decode("utf-8-sig"))


def a1(row, column):
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return "%s%d" % (letters, row)


def filled(path):
    """A1 -> text of every cell that holds anything, blanks included."""
    return {a1(r, c): text for r, row in enumerate(read_rows(path), 1) for c, text in enumerate(row, 1) if text}


def by_cell(report):
    """(file, A1) -> its entries in the accounting report."""
    found = {}
    for entry in report.get("cells", []):
        cell = entry.get("cell") or a1(entry["row"], entry["col"])
        found.setdefault((os.path.basename(str(entry.get("file", ""))), cell), []).append(entry)
    return found


def accounted(check, report, path):
    """Every cell of a sheet stands once in the report, its text untouched, and no other cell does."""
    name = os.path.basename(path)
    entries = by_cell(report)
    cells = filled(path)
    for cell, text in cells.items():
        here = entries.get((name, cell), [])
        if text.strip() or here:
            check.equal(len(here), 1, name, cell, repr(text), "entries in the report")
        for entry in here:
            check.equal(entry.get("raw"), text, name, cell, "raw")
            check.that(entry.get("kind"), name, cell, "without a kind")
    extra = sorted(cell for file, cell in entries if file == name and cell not in cells)
    check.equal(extra, [], name, "cells that are empty in the sheet")


def tree(folder, without=(os.path.join(".hound", "lock"),)):
    """Path -> hash of everything below a folder; the lock file, which holds nothing of the book, is left out."""
    found = {}
    for place, folders, files in os.walk(folder):
        for name in folders:
            found[os.path.relpath(os.path.join(place, name), folder) + "/"] = ""
        for name in files:
            path = os.path.join(place, name)
            if os.path.relpath(path, folder) not in without:
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


# ------------------------------------------------------------------ LibreOffice
def soffice(check, *arguments, cwd=None, timeout=240):
    """Runs LibreOffice without a window and with a profile of its own."""
    command = ["soffice", "-env:UserInstallation=file://" + check.path("profile"), *arguments]
    environment = dict(os.environ, LC_ALL="C.UTF-8", LANG="C.UTF-8", HOME=check.scratch)
    try:
        done = subprocess.run(command, cwd=cwd, env=environment, timeout=timeout, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode == 0, done.stdout.decode("utf-8", "replace")
    except (OSError, subprocess.TimeoutExpired) as error:
        return False, str(error)


OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"


def spoken(node):
    """The text of a paragraph; LibreOffice writes runs of spaces and tabs as elements."""
    parts = [node.text or ""]
    for child in node:
        if child.tag == TEXT + "s":
            parts.append(" " * int(child.get(TEXT + "c", "1")))
        elif child.tag == TEXT + "tab":
            parts.append("\t")
        elif child.tag == TEXT + "line-break":
            parts.append("\n")
        elif child.tag != OFFICE + "annotation":
            parts.append(spoken(child))
        parts.append(child.tail or "")
    return "".join(parts)


def fods_rows(path):
    """The rows of the first tab: each cell (type, value, shown text); trailing empty cells and rows cut off."""
    tab = xml.parse(path).getroot().find(".//" + TABLE + "table")
    rows = []
    for row in tab.iter(TABLE + "table-row"):
        cells = []
        for cell in row:
            if cell.tag not in (TABLE + "table-cell", TABLE + "covered-table-cell"):
                continue
            kind = cell.get(OFFICE + "value-type")
            value = cell.get(OFFICE + "date-value") or cell.get(OFFICE + "value")
            shown = "\n".join(spoken(p) for p in cell.findall(TEXT + "p"))
            repeat = int(cell.get(TABLE + "number-columns-repeated", "1"))
            cells += [(kind, value, shown)] * (repeat if kind or shown or repeat < 256 else 0)
        while cells and not cells[-1][0] and not cells[-1][2]:
            cells.pop()
        repeat = int(row.get(TABLE + "number-rows-repeated", "1"))
        rows += [cells] * (repeat if cells or repeat < 1000 else 0)
    while rows and not rows[-1]:
        rows.pop()
    return rows


# Within a frame so wide, the page reports what sticks out of it and what else it is asked for.
PROBE = """<!doctype html><body style="margin:0"><iframe id=f style="border:0;width:%(width)dpx;height:5000px" src="%(page)s"></iframe>
<pre id=out></pre><script>
document.getElementById("f").onload = function () {
  var page = this.contentDocument, wide = this.contentWindow.innerWidth, out = [];
  page.querySelectorAll("body *").forEach(function (part) {
    var box = part.getBoundingClientRect();
    if (!part.closest(".wide, svg") && (box.right > wide + 0.5 || box.left < -0.5)) out.push(part.tagName + "." + part.className);
  });
  function all(what) { return Array.from(page.querySelectorAll(what)); }
  document.getElementById("out").textContent = "PROBE " + JSON.stringify({scroll: page.documentElement.scrollWidth, out: out,
    requests: this.contentWindow.performance.getEntriesByType("resource").filter(function (x) { return !x.name.startsWith("data:"); }).length,
    small: all("a,button").filter(function (x) { var b = x.getBoundingClientRect(); return b.height < 44; }).length,
    headings: all("h1").length, more: %(more)s});
};</script>"""


def browser():
    """Chromium, by whatever name it goes by here; None where it is missing."""
    return next((x for x in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if x), None)


def browse(check, *arguments):
    """What Chromium prints, and its log."""
    done = subprocess.run(
        [browser(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
         "--user-data-dir=" + check.path("chromium"), "--enable-logging=stderr", "--virtual-time-budget=3000", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
    return done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


def answer(check, markup):
    """What a page of our own says of the one in its frame, and the log."""
    outer = check.path("probe.html")
    with open(outer, "w", encoding="utf-8") as file:
        file.write(markup)
    shown, log = browse(check, "--allow-file-access-from-files", "--disable-web-security", "--window-size=1400,6000", "--dump-dom",
                        "file://" + outer)
    found = re.search(r"PROBE (\{.*?\})</pre>", shown, re.S)
    return json.loads(html.unescape(found[1])) if found else {}, log


def probe(check, path, width, more="null"):
    """What Chromium says of a page in a window of that width, `more` a value in its own language, and its log."""
    return answer(check, PROBE % {"width": width, "page": "file://" + path, "more": more})
