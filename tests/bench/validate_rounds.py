#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""validate_rounds.py PROGRAMS FOLDER ROUNDS: measures the command line, the Python peer and the validation after an edit in turn, compares
their findings, and prints medians. Run by validate.sh."""
import json
import os
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
WORDS = os.path.join(HERE, "../../resources/portability/portability-tests.yaml")
CRITERIA = ",".join(f"PV-{number:03}" for number in range(1, 11))
GOAL_ALL = 2000
GOAL_EDIT = 20


def timed(command):
    """Returns the duration of one run in milliseconds, and its output. Findings do not count as a failure."""
    start = time.perf_counter()
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    elapsed = (time.perf_counter() - start) * 1000
    if run.returncode not in (0, 1):
        sys.exit(f"{command[0]} failed with {run.returncode}")
    return elapsed, json.loads(run.stdout)


def by_criterion(report):
    counts = {}
    for agent in report["agents"]:
        for result in agent["results"]:
            if result["outcome"] == "failed":
                counts[result["criterion"]] = counts.get(result["criterion"], 0) + 1
    return dict(sorted(counts.items()))


def main():
    programs, folder, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    cores = str(os.cpu_count())
    ours = [os.path.join(programs, "outcrop-cli"), "validate", folder, "--criteria", CRITERIA, "--report", "json"]
    peer = [sys.executable, os.path.join(HERE, "validate_peer.py"), WORDS, folder, cores]
    edit = [os.path.join(programs, "bench_validate"), folder, "200"]
    times = {"outcrop-cli validate": [], f"Python, {cores} processes": [], "after an edit": []}
    for _ in range(rounds):
        taken, report = timed(ours)
        times["outcrop-cli validate"].append(taken)
        taken, found = timed(peer)
        times[f"Python, {cores} processes"].append(taken)
        mine = {"passed": report["summary"]["passed"], "failed": report["summary"]["failed"], "by_criterion": by_criterion(report)}
        if mine != {key: found[key] for key in mine}:
            sys.exit(f"The results differ: {mine} and {found}")
        times["after an edit"] += timed(edit)[1]["measures"]["edit"]["samples"]
    for name, samples in times.items():
        samples.sort()
        print(f"{name:28} median {statistics.median(samples):9.1f} ms   best {samples[0]:9.1f} ms   worst {samples[-1]:9.1f} ms")
    print(f"{found['agents']} agents, {found['passed']} passed, {found['failed']} failed; both with the same findings")
    missed = statistics.median(times["outcrop-cli validate"]) >= GOAL_ALL or statistics.median(times["after an edit"]) >= GOAL_EDIT
    sys.exit(1 if missed and not os.environ.get("OUTCROP_BENCH_SMOKE") else 0)


if __name__ == "__main__":
    main()
