#!/usr/bin/env python3
"""The book under real faults, counted: a process killed at every call that alters the disk, such calls failing with
ENOSPC, EIO and EACCES in turn, eight processes writing at once, and a reader beside them."""
import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from checking import HOUND, SAMPLES, Check, hound

check = Check("faults")
DECEMBER = os.path.join(SAMPLES, "december-2025.csv")
POINTS, PROCESSES, BATCHES = 300, 8, 50

# Stands between the program and the system: counts the calls that alter the disk below one folder, and at the one
# that is asked for dies, before it or in the middle of it, or fails.
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_long seen;
static char writes[100000];
static int watched[4096];

static int below(const char *path) {
  const char *root = getenv("FAULT_UNDER");
  return root && path && strncmp(path, root, strlen(root)) == 0;
}

static void finish(void) {
  const char *report = getenv("FAULT_COUNT");
  if (!report) return;
  FILE *file = fopen(report, "w");
  if (file) { fprintf(file, "%ld", (long)seen);
    for (long call = 1; call <= seen && call < 100000; call++) if (writes[call]) fprintf(file, " %ld", call);
    fclose(file); }
}

__attribute__((destructor)) static void ended(void) { finish(); }

/* 0: go on; 1: fail with errno set; more: die in the middle of this write. Files are written beside each other, so
   which call is the nth differs between runs: what is to happen within a write happens in the first from there on.
   Does not come back where the process is to die before the call. */
static int fault(int writing) {
  long call = atomic_fetch_add(&seen, 1) + 1;
  if (writing && call < 100000) writes[call] = 1;
  const char *at = getenv("FAULT_AT"), *how = getenv("FAULT");
  if (!at || !how) return 0;
  int part = !strcmp(how, "half") ? 2 : !strcmp(how, "most") ? 3 : !strcmp(how, "first") ? 4 : 0;
  if (part) return writing && atol(at) && call >= atol(at) ? part : 0;
  if (call != atol(at)) return 0;
  if (!strcmp(how, "kill")) kill(getpid(), SIGKILL);
  errno = atoi(how);
  return 1;
}

#define REAL(type, name) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)

int open(const char *path, int flags, ...) {
  typedef int (*call)(const char *, int, ...);
  REAL(call, "open");
  va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list);
  int writes = (flags & (O_WRONLY | O_RDWR)) && below(path);
  if (writes && !strstr(path, "/.hound/lock") && fault(0) == 1) return -1;
  int descriptor = real(path, flags, mode);
  if (descriptor >= 0 && descriptor < 4096) watched[descriptor] = below(path) && !strstr(path, "/.hound/lock");
  return descriptor;
}
int open64(const char *path, int flags, ...) {
  va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list);
  return open(path, flags, mode);
}
ssize_t write(int descriptor, const void *bytes, size_t count) {
  typedef ssize_t (*call)(int, const void *, size_t);
  REAL(call, "write");
  if (descriptor >= 0 && descriptor < 4096 && watched[descriptor]) {
    int what = fault(1);
    if (what == 1) return -1;
    if (what == 2) { real(descriptor, bytes, count / 2); kill(getpid(), SIGKILL); }
    if (what == 4) { real(descriptor, bytes, 1); kill(getpid(), SIGKILL); }
    if (what == 3) { real(descriptor, bytes, count - 1); kill(getpid(), SIGKILL); }
  }
  return real(descriptor, bytes, count);
}
int fsync(int descriptor) {
  typedef int (*call)(int);
  REAL(call, "fsync");
  if (descriptor >= 0 && descriptor < 4096 && watched[descriptor] && fault(0) == 1) return -1;
  return real(descriptor);
}
int rename(const char *from, const char *to) {
  typedef int (*call)(const char *, const char *);
  REAL(call, "rename");
  if (below(to) && fault(0) == 1) return -1;
  return real(from, to);
}
int mkdir(const char *path, mode_t mode) {
  typedef int (*call)(const char *, mode_t);
  REAL(call, "mkdir");
  if (below(path) && fault(0) == 1) return -1;
  return real(path, mode);
}
int unlink(const char *path) {
  typedef int (*call)(const char *);
  REAL(call, "unlink");
  if (below(path) && fault(0) == 1) return -1;
  return real(path);
}
int rmdir(const char *path) {
  typedef int (*call)(const char *);
  REAL(call, "rmdir");
  if (below(path) && fault(0) == 1) return -1;
  return real(path);
}
"""


def shim():
    if sys.platform != "linux":
        return None
    source, library = check.path("faults.c"), check.path("faults.so")
    with open(source, "w", encoding="utf-8") as file:
        file.write(SHIM)
    for compiler in ("cc", "clang", "gcc"):
        if shutil.which(compiler):
            done = subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-w", "-o", library, source, "-ldl"],
                                  capture_output=True)
            if done.returncode == 0:
                return library
    return None


library = shim()
check.that(library is not None, "no compiler for the layer that injects faults")

# ------------------------------------------------------------------ one change of many files
made = check.path("made")
check.equal(hound("convert", DECEMBER, "--month", "2025-12", "--book", made).status, 0, "convert")
sheet = check.path("january.csv")
with open(sheet, "w", encoding="utf-8") as file:
    file.write("Dog Name,Mon 5,Tue 6,Wed 7,Thu 8,Fri 9,Notes\nOlive,30,,30,,,\nPip GR,,25,,,25,loves snow\n"
               "Rex,25,25,,,,new dog\n")
CHANGE = ["import", sheet, os.path.join(SAMPLES, "2025", "roster.csv"), os.path.join(SAMPLES, "2025", "trails.csv"),
          "--month", "2026-01"]


def tables(book):
    """What the program reads of a book; whatever was cut off it finishes or takes away first."""
    return json.dumps(hound("payments", "--format", "json", "--date", "2026-01-10", "--book", book).json(), sort_keys=True)


def raw(book):
    """The bytes of every table and export on disk."""
    found = {}
    for place, folders, files in os.walk(book):
        folders[:] = [name for name in folders if name != ".hound"]
        for name in files:
            with open(os.path.join(place, name), "rb") as file:
                found[os.path.relpath(os.path.join(place, name), book)] = file.read()
    return found


def faulty(book, at, how, report=None):
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "HOME": check.scratch,
                   "LD_PRELOAD": library, "FAULT_UNDER": book, "FAULT_AT": str(at), "FAULT": str(how)}
    if report:
        environment["FAULT_COUNT"] = report
    return subprocess.run([HOUND, *CHANGE, "--book", book], env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)


def fresh(name="book"):
    book = check.path(name)
    shutil.rmtree(book, ignore_errors=True)
    shutil.copytree(made, book)
    return book


if library:
    book = fresh()
    old, old_raw = tables(book), raw(book)
    count = check.path("count")
    done = faulty(book, 0, "none", count)
    check.that(done.returncode in (0, 1), "the change without a fault", done.stderr.decode())
    usual = done.returncode
    new, new_raw = tables(book), raw(book)
    check.that(old != new, "the change changes something")
    with open(count, encoding="utf-8") as file:
        calls, *writes = map(int, file.read().split())
    check.that(calls > 100, "calls that alter the disk:", calls)

    # The change killed before each call, and in the middle of each write, until there are enough points.
    points = [(at, "kill") for at in range(1, calls + 1)]
    points += [(at, how) for how in ("first", "half", "most") for at in writes]
    killed = {"old": 0, "new": 0}
    partial = 0
    for at, how in points:
        book = fresh()
        done = faulty(book, at, how)
        if done.returncode != -signal.SIGKILL:
            check.that(False, "not killed at", at, how, done.returncode)
            continue
        partial += how != "kill"
        state = "old" if tables(book) == old else "new"
        killed[state] += 1
        left = raw(book)
        check.that(left == (old_raw if state == "old" else new_raw), "half a book after a kill at", at, how, state)
        again = hound(*CHANGE, "--book", book)
        check.that(again.status in (0, usual) and raw(book) == new_raw, "the change again after a kill at", at, how, again)
        control = sorted(os.listdir(os.path.join(book, ".hound")))
        check.equal(control, ["history", "lock", "sheets", "weeks"], "swept up after a kill at", at, how)
    total = killed["old"] + killed["new"]
    check.that(total >= POINTS, "points at which the change was killed:", total)
    check.that(killed["old"] and killed["new"], "both sides of the switch were met", killed)
    print("  killed at %d points of a change with %d calls, %d of them in the middle of a write: %d old books, %d new ones"
          % (total, calls, partial, killed["old"], killed["new"]))

    failed = {"old": 0, "new": 0}
    for name, number in (("ENOSPC", 28), ("EIO", 5), ("EACCES", 13)):
        for at in range(1, calls + 1, 3 if name != "ENOSPC" else 1):
            book = fresh()
            done = faulty(book, at, number)
            state = "old" if tables(book) == old else "new"
            failed[state] += 1
            check.that(done.returncode in (usual, 3), name, "at call", at, "status", done.returncode)
            check.that(b"hint: " in done.stderr or done.returncode == 0, name, "at call", at, "without a hint")
            check.that(done.returncode == usual or state == "old" or b"recorded" in done.stderr, name, "at call", at,
                       "does not say that the change stands")
            again = hound(*CHANGE, "--book", book)
            check.that(again.status in (0, usual) and raw(book) == new_raw, "the change again after", name, "at call", at, again)
    print("  a call failed at %d points: %d old books, %d new ones, 0 others"
          % (sum(failed.values()), failed["old"], failed["new"]))

# ------------------------------------------------------------------ many at once
book = check.path("crowd")
check.equal(hound("convert", DECEMBER, "--month", "2025-12", "--book", book).status, 0, "convert for the crowd")
check.equal(hound("settings", "history_batches", "1000", "--book", book).status, 0, "keep the whole history")
failures, seen = [], {"reads": 0, "torn": 0, "dogs": 0}
ended = threading.Event()


def writer(number):
    for batch in range(BATCHES):
        name = "Dog %d x %d" % (number, batch)
        ran = hound("dogs", "add", name, "--owner", "Owner %d x %d" % (number, batch), "--address", "1 Road",
                    "--book", book)
        if ran.status:
            failures.append(str(ran))


def reader():
    """Each change adds an owner and a dog: one without the other would be half a state."""
    while not ended.is_set():
        ran = hound("check", "--format", "json", "--book", book)
        problems = ran.json().get("problems")
        seen["reads"] += 1
        if problems is None or any(problem["code"] == "unknown-client" for problem in problems):
            seen["torn"] += 1
        count = len(hound("dogs", "--format", "csv", "--book", book).out.splitlines())
        if count < seen["dogs"]:
            seen["torn"] += 1
        seen["dogs"] = count


threads = [threading.Thread(target=writer, args=(number,)) for number in range(PROCESSES)]
beside = threading.Thread(target=reader)
beside.start()
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
ended.set()
beside.join()
check.equal(failures[:3], [], "changes that were refused")
with open(os.path.join(book, "dogs.csv"), encoding="utf-8") as file:
    names = {row["name"] for row in csv.DictReader(file)}
lost = [(n, b) for n in range(PROCESSES) for b in range(BATCHES) if "Dog %d x %d" % (n, b) not in names]
check.equal(lost, [], "changes that were lost")
check.equal(seen["torn"], 0, "half states seen by the reader")
check.that(seen["reads"] > 20, "the reader read", seen["reads"], "times")
batches = hound("history", "--last", "1000", "--format", "json", "--book", book).json().get("rows", [])
check.equal(len(batches), PROCESSES * BATCHES + 2, "batches in the history")
print("  %d processes x %d changes: %d lost, %d refused; %d reads beside them, %d half states"
      % (PROCESSES, BATCHES, len(lost), len(failures), seen["reads"], seen["torn"]))

# ------------------------------------------------------------------ what the folder looks like to others
for place, folders, files in os.walk(book):
    for name in folders:
        check.equal(oct(os.stat(os.path.join(place, name)).st_mode & 0o777), "0o700", os.path.join(place, name))
    for name in files:
        check.equal(oct(os.stat(os.path.join(place, name)).st_mode & 0o777), "0o600", os.path.join(place, name))

check.close()
