"""Writes Sources/Tabular/CompatibilityTable*.swift from the Unicode character database.

The facts come from `unicodedata2` where it is installed (PyPI), else from Python's own `unicodedata`. A line of the
table is a run of neighbouring characters: the first one's number, a colon, and the full compatibility decomposition
of each, joined by commas. Numbers are hexadecimal; a decomposition of several characters joins them by full stops;
`~` marks a canonical one that is composed again; `41+19` stands for so many (hexadecimal) characters more, each one
further. Hangul syllables are reckoned, not listed.
"""

import pathlib
import sys

try:
    import unicodedata2 as unicode
except ImportError:
    import unicodedata as unicode

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Tabular"
WIDTH = 106
LATER = 0x3000
HEAD = '''extension CompatibilityTable {{
  /// Characters {span}, of Unicode {version}; written by `.ci/unicode-table.py`, which says how to read it.
  static let {name} = """
{body}
    """
}}
'''


def scalars():
    return (chr(number) for number in range(0x110000) if not 0xD800 <= number < 0xE000)


def entries():
    for character in scalars():
        if 0xAC00 <= ord(character) <= 0xD7A3:
            continue
        full = unicode.normalize("NFKD", character)
        if full == character:
            continue
        step = unicode.decomposition(character)
        canonical = not step.startswith("<") and " " in step and unicode.normalize("NFC", character) == character
        # A pair whose base is itself a compatibility character never meets again.
        canonical = canonical and unicode.normalize("NFD", character) == full
        yield ord(character), ("~" if canonical else "") + ".".join(f"{ord(one):X}" for one in full)


def runs(found):
    run, first, last = [], None, None
    for number, text in found:
        if first is None or number != last + 1:
            if run:
                yield first, run
            run, first = [], number
        run.append(text)
        last = number
    yield first, run


def shortened(run):
    """Neighbours that map to neighbours, one each, become one token."""
    place = 0
    while place < len(run):
        end = place
        if "." not in run[place] and "~" not in run[place]:
            while end + 1 < len(run) and run[end + 1] == f"{int(run[place], 16) + end + 1 - place:X}":
                end += 1
        if end - place >= 2:
            yield f"{run[place]}+{end - place:X}"
            place = end + 1
        else:
            yield run[place]
            place += 1


def wrapped(lines):
    """As long lines as fit; a backslash at the end goes on without a break."""
    text = " ".join(lines)
    for start in range(0, len(text), WIDTH - 1):
        part = text[start : start + WIDTH - 1]
        # A blank at the end of a line would be taken off by an editor.
        yield "    " + part + ("\\" if start + WIDTH - 1 < len(text) else "")


def main():
    found = list(entries())
    for file, name, span, part in [
        ("CompatibilityTable+Early", "early", "before U+3000", [one for one in found if one[0] < LATER]),
        ("CompatibilityTable+Later", "later", "from U+3000 on", [one for one in found if one[0] >= LATER]),
    ]:
        lines = [f"{first:X}:" + ",".join(shortened(run)) for first, run in runs(part)]
        body = "\n".join(wrapped(lines))
        text = HEAD.format(span=span, version=unicode.unidata_version, name=name, body=body)
        (SOURCES / f"{file}.swift").write_text(text, encoding="utf-8")
    # For CompatibilityFoldTests: every character's own form, one number for all.
    digest = 0xCBF29CE484222325
    for character in scalars():
        for byte in unicode.normalize("NFKC", character).encode():
            digest = (digest ^ byte) * 0x100000001B3 % 2**64
    print(f"{len(found)} characters of Unicode {unicode.unidata_version}, digest {digest:#x}", file=sys.stderr)


main()
