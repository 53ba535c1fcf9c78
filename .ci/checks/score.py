#!/usr/bin/env python3
"""Two older sheets, read and scored against their full truth by .ci/score.py: nothing wrong, nothing asked in vain."""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import ROOT, SAMPLES, Check, hound

check = Check("score")
# Those of legacy-blind were written by one who had not read the reader.
for folder in ("legacy", "legacy-blind"):
    legacy = os.path.join(SAMPLES, folder)
    cases = sorted(name[:-4] for name in os.listdir(legacy) if name.endswith(".csv"))
    readings = check.path("readings-" + folder)
    os.mkdir(readings)
    for case in cases:
        book = check.path("book-" + folder + case)
        ran = hound("convert", os.path.join(legacy, case + ".csv"), "--book", book, "--dry-run", "--format", "json")
        check.equal(ran.status, 0, case, "exit status", ran)
        check.that(not os.path.exists(book), case, "a dry run made a book")
        with open(os.path.join(readings, case + ".json"), "wb") as file:
            file.write(ran.out)

    result = check.path("result-" + folder + ".json")
    done = subprocess.run([sys.executable, os.path.join(ROOT, ".ci", "score.py"), legacy, readings, "--verbose",
                           "--json", result], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(done.stdout.rstrip())
    if check.equal(done.returncode, 0, "score.py"):
        with open(result, encoding="utf-8") as file:
            score = json.load(file)
        check.equal(sorted(case["case"] for case in score["cases"]), cases, "cases scored")
        check.equal(score["all"]["review_burden_cells"], 0, "needless questions")
        for case in score["cases"]:
            name, totals = case["case"], case["totals"]
            check.that(case["outcome_ok"] and case["flag_ok"] is not False, name, "outcome", case["outcome"])
            for verdict in ("deferred", "wrong", "silent", "refused"):
                check.equal(case["cells"].get(verdict, 0), 0, name, "cells", verdict)
            check.passed += case["cells"].get("correct", 0)
            check.equal(case["usd"].get("right", 0), case["usd_truth"], name, "cents read right")
            check.equal((case["wrong_dollars_cents"], case["invented_cents"]), (0, 0), name, "wrong and invented cents")
            check.equal(totals.get("overall"), "exact", name, "overall total")
            check.that(totals.get("months") is not False and totals.get("bydog") is not False, name, "totals", totals)
            check.equal((totals["dogs_missing"], totals["dogs_phantom"]), (0, 0), name, "dogs missing and invented")
            for part in ("hikes", "weeks"):
                if part in totals:
                    got, want = totals[part].split("/")
                    check.equal(got, want, name, part)
check.close()
