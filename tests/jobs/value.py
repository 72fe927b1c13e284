#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""value.py FILE EXPRESSION: evaluates a Python expression on `d`, the JSON document that a command printed with --json. Prints a text or number, or the
items of a list on separate lines. Exits with 1 if the value is false."""
import json, sys

with open(sys.argv[1], encoding="utf-8") as file:
    value = eval(sys.argv[2], {"d": json.load(file)})
if isinstance(value, list):
    print("".join(f"{item}\n" for item in value), end="")
elif not isinstance(value, bool):
    print(value)
sys.exit(0 if value or value == 0 and value is not False else 1)
