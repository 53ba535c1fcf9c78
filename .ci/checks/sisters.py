#!/usr/bin/env python3
"""Runs the cases of the sister bridges' *.expected.json files with the release binary in $HOUND.

usage: sisters.py [EXPECTED.json ...]   (all under samples/ when none is named)
Each case has steps, run one after another in a copy of the folder; {out} is an empty folder. A step may demand the
exit status, a JSON report (extra keys welcome; of diagnostics all those given, and no further error), the rows of a
CSV (extra columns welcome), a code on the error stream, two equal folders, or two files of equal JSON.
"""
import csv
import filecmp
import glob
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile

HOUND = os.path.abspath(os.environ.get("HOUND", ".build/release/hound"))


def differences(want, got, place=""):
    """Where `got` is not what was wanted; keys that nobody asked for are welcome."""
    if isinstance(want, dict):
        if not isinstance(got, dict):
            return ["%s: wanted an object, got %r" % (place, got)]
        found = []
        for key, value in want.items():
            if key == "diagnostics":
                found += findings(value, got.get(key), place)
            elif key not in got:
                found.append("%s.%s is missing" % (place, key))
            else:
                found += differences(value, got[key], "%s.%s" % (place, key))
        return found
    if isinstance(want, list):
        if not isinstance(got, list) or len(want) != len(got):
            size = len(got) if isinstance(got, list) else got
            return ["%s: wanted %d entries, got %s" % (place, len(want), size)]
        return [each for i, pair in enumerate(zip(want, got)) for each in differences(*pair, "%s[%d]" % (place, i))]
    same = want == got and isinstance(want, bool) == isinstance(got, bool)
    return [] if same else ["%s: wanted %r, got %r" % (place, want, got)]


def findings(want, got, place):
    rest = list(got or [])
    lost = []
    for each in want:
        match = next((r for r in rest if all(k in r and r[k] == v for k, v in each.items())), None)
        if match is None:
            lost.append("%s: no finding %r" % (place, each))
        else:
            rest.remove(match)
    return lost + ["%s: further error %r" % (place, r) for r in rest if r.get("severity") == "error"]


def rows(want, text):
    got = list(csv.DictReader(io.StringIO(text.lstrip("\ufeff"))))
    if len(want) != len(got):
        return ["wanted %d rows, got %d" % (len(want), len(got))]
    found = []
    for number, (line, have) in enumerate(zip(want, got), 1):
        for key, value in line.items():
            text = "" if value is None else str(value)
            if have.get(key) != text:
                found.append("row %d %s: wanted %r, got %r" % (number, key, text, have.get(key)))
    return found


def same_tree(one, other):
    found = []
    names = [sorted(os.path.relpath(os.path.join(d, f), top) for d, _, fs in os.walk(top) for f in fs)
             for top in (one, other)]
    if names[0] != names[1]:
        found.append("files differ: %s" % sorted(set(names[0]) ^ set(names[1]))[:5])
    for name in set(names[0]) & set(names[1]):
        if not filecmp.cmp(os.path.join(one, name), os.path.join(other, name), shallow=False):
            found.append("%s differs" % name)
    return found


def run(step, folder, out):
    fill = lambda text: text.replace("{out}", out)
    done = subprocess.run([HOUND] + [fill(a) for a in step["args"]], cwd=folder, capture_output=True)
    stdout, stderr = (each.decode("utf-8", "replace") for each in (done.stdout, done.stderr))
    found = []
    if step.get("exit") is not None and done.returncode != step["exit"]:
        found.append("exit %d instead of %d: %s" % (done.returncode, step["exit"], stderr[:300]))
    if done.returncode < 0 or done.returncode > 3:
        found.append("it ended with %d: %s" % (done.returncode, stderr[:300]))
    if "report" in step:
        try:
            found += differences(step["report"], json.loads(stdout))
        except ValueError as reason:
            found.append("no JSON report (%s): %s" % (reason, stderr[:300]))
    if "table" in step:
        found += rows(step["table"], stdout)
    if "stderr" in step and "[%s]" % step["stderr"] not in stderr and step["stderr"] not in stderr:
        found.append("the error stream does not name %s: %s" % (step["stderr"], stderr[:300]))
    place = lambda path: os.path.join(folder, fill(path))
    if "same_tree" in step:
        found += same_tree(*[place(p) for p in step["same_tree"]])
    if "same_json" in step:
        one, other = [json.load(open(place(p), encoding="utf-8-sig"), object_pairs_hook=list) for p in step["same_json"]]
        if one != other:
            found.append("%s are not equal" % " and ".join(step["same_json"]))
    return found


def check(path):
    folder = os.path.dirname(os.path.abspath(path))
    cases = json.load(open(path, encoding="utf-8"))["cases"]
    bad = steps = 0
    for case in cases:
        with tempfile.TemporaryDirectory() as work:
            copy, out = os.path.join(work, "copy"), os.path.join(work, "out")
            shutil.copytree(folder, copy)
            os.mkdir(out)
            for step in case["steps"]:
                steps += 1
                found = run(step, copy, out)
                if found:
                    bad += 1
                    print("%s: %s: %s" % (os.path.basename(path), case["id"], " ".join(step["args"])))
                    for line in found[:12]:
                        print("  " + line[:300])
    print("%s: %d of %d steps as expected, in %d cases" % (os.path.basename(path), steps - bad, steps, len(cases)))
    return bad, steps


if __name__ == "__main__":
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    paths = sys.argv[1:] or sorted(glob.glob(os.path.join(root, "samples", "*", "*.expected.json")))
    if not paths:
        sys.exit("no *.expected.json found")
    done = [check(path) for path in paths]
    failed, steps = sum(bad for bad, _ in done), sum(count for _, count in done)
    print("sisters: %d passed, %d failed" % (steps - failed, failed))
    sys.exit(1 if failed else 0)
