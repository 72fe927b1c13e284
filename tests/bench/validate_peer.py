#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""validate_peer.py WORDS FOLDER [PROCESSES]: checks PV-001 to PV-010 in idiomatic Python.

WORDS is portability-tests.yaml. Front matter is read by PyYAML's C loader, schemas are checked by jsonschema's metaschema. Prints the
values that validate.sh compares: agents, passed, failed, and the failures of each criterion. Findings include a line, as in Outcrop."""
import collections
import json
import multiprocessing
import os
import re
import sys

import jsonschema
import yaml

GAP = r"(?:[\s\-\u00ad\u200b-\u200d\u2010-\u2015\u2060*_~`]|&nbsp;)+"
MODEL = re.compile(r"^[a-z0-9][a-z0-9._-]*(?:/[A-Za-z0-9][A-Za-z0-9._:@+-]*)+$")
META = jsonschema.Draft202012Validator(jsonschema.Draft202012Validator.META_SCHEMA)
NAMING = {"properties", "patternProperties", "dependentSchemas", "$defs", "definitions"}
DATA = {"default", "const", "enum", "example", "examples", "required", "dependentRequired"}


class Words:
    """The words in portability-tests.yaml, as sets and compiled patterns."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = yaml.load(file, yaml.CSafeLoader)
        parameters = data["api_parameters"]
        self.parameters = {plain(name) for group in parameters["words"] for name in group["names"]}
        self.exempt = set(parameters["exempt"])
        tokens = data["chat_template_tokens"]
        alternatives = [re.escape(token) for family in tokens["tokens"] for token in family["tokens"]] + tokens["forms"]
        self.tokens = re.compile("|".join(alternatives))
        self.ignored = re.compile(tokens["ignore"])
        phrases = data["reasoning_phrases"]
        by_length = sorted(phrases["phrases"], key=len, reverse=True)
        self.phrases = re.compile(r"(?<!\w)(?:" + "|".join(GAP.join(map(re.escape, phrase.split())) for phrase in by_length) + r")(?!\w)", re.IGNORECASE)
        self.describing = set(phrases["describing"])
        self.after, self.before = set(phrases["after"]), set(phrases["before"])
        self.following = set(phrases["following"])
        self.features = data["features"]
        for feature in self.features:
            feature["body"] = re.compile(feature["body"]) if "body" in feature else None


def plain(word):
    return word.replace("_", "").replace("-", "").lower()


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def at(data, path):
    for key in path.split("."):
        data = data.get(key) if isinstance(data, dict) else None
    return data


def api_parameters(words, data, path=(), kind="fields"):
    """Returns the API parameters at any depth. `kind` is the meaning of the keys in a mapping: fields, names or ignored."""
    found = []
    if isinstance(data, list):
        for item in data:
            found += api_parameters(words, item, path + ("[]",), kind)
    elif isinstance(data, dict) and kind != "ignored":
        for key, value in data.items():
            here = path + (str(key),)
            if ".".join(here) in words.exempt:
                continue
            joined = plain(here[-2]) + "." + plain(here[-1]) if len(here) > 1 else ""
            if kind != "names" and (plain(here[-1]) in words.parameters or joined in words.parameters):
                found.append(key)
                continue
            found += api_parameters(words, value, here, kind_below(kind, here))
    elif isinstance(data, str) and kind == "fields" and "_" in data and plain(data) in words.parameters:
        found.append(data)
    return found


def kind_below(kind, path):
    if kind == "names":
        return "schema"
    if kind == "schema":
        return "names" if path[-1] in NAMING else "ignored" if path[-1] in DATA else "schema"
    tool = len(path) == 3 and path[0] == "tools" and path[2] in ("parameters", "input_schema", "parameters_json_schema")
    return "schema" if tool or path == ("output", "schema") else "fields"


def wrong_schema(schema):
    return not isinstance(schema, dict) or any(True for _ in META.iter_errors(schema))


def chat_tokens(words, text, start):
    ignored = [match.span() for match in words.ignored.finditer(text, start)]
    return [line_of(text, match.start()) for match in words.tokens.finditer(text, start)
            if not any(begin <= match.start() < end for begin, end in ignored)]


def reasoning_phrases(words, text, start):
    return [line_of(text, match.start()) for match in words.phrases.finditer(text, start) if not describes(words, text, match)]


def describes(words, text, match):
    phrase = match.group()
    if re.sub(GAP, " ", phrase).lower() not in words.describing:
        return False
    if tells_to_follow(words, text[:match.start()]):
        return True
    if re.search(r"\s", phrase):
        return False
    behind = re.match(r"[\s*_~`-]+(\w+)", text[match.end():match.end() + 80])
    before = re.search(r"(\w+)[\s*_~`-]+$", text[max(0, match.start() - 80):match.start()])
    return bool(behind) and behind.group(1).lower() not in words.before and not (before and before.group(1).lower() in words.after)


def tells_to_follow(words, before):
    clause = re.split(r"[.!?;:]|\n\n", before[-4000:])[-1]
    for word in reversed(re.findall(r"[^\W_]+", clause)):
        if word.lower() in words.after:
            return False
        if word.lower() in words.following:
            return True
    return False


def needs(feature, data, text, start):
    if any(at(data, path) for path in feature.get("fields", [])):
        return True
    tools = data.get("tools") if isinstance(data.get("tools"), list) else []
    names = [tool.get("name") for tool in tools if isinstance(tool, dict)] + list(at(data, "capabilities.allowed_tools") or [])
    if set(names) & set(feature.get("tools", [])):
        return True
    if feature["body"] is None:
        return False
    kinds = tuple(feature.get("media_types", []))
    return any(media.startswith(kinds) for media in media_types([tools, at(data, "output.schema")])) or bool(feature["body"].search(text, start))


def media_types(data):
    if isinstance(data, list):
        return [media for item in data for media in media_types(item)]
    if not isinstance(data, dict):
        return []
    own = [data["contentMediaType"]] if isinstance(data.get("contentMediaType"), str) else []
    return own + [media for value in data.values() for media in media_types(value)]


def portability(words, data, text, start, section):
    """Yields the outcomes of PV-005 to PV-010, for an agent that has opted in to portability."""
    strategy = section.get("reasoning_strategy", "adaptive")
    yield "PV-005", None if strategy == "explicit_cot" else not reasoning_phrases(words, text, start)
    preferences = section.get("model_preferences") or []
    yield "PV-006", isinstance(preferences, list) and all(isinstance(entry, str) and MODEL.match(entry) for entry in preferences)
    declared = at(data, "capabilities.required_features") or []
    yield "PV-007", all(feature["name"] in declared for feature in words.features if needs(feature, data, text, start))
    window = section.get("minimum_context_window")
    yield "PV-008", isinstance(window, int) and not isinstance(window, bool) and window > 0
    yield "PV-009", section.get("body_format") in ("xml", "markdown", "rccf")
    yield "PV-010", section.get("enabled") is True


def validate(words, text):
    """Yields the outcome of each criterion: True, False, or None if it does not apply."""
    end = text.index("\n---\n", 4)
    data = yaml.load(text[4:end], yaml.CSafeLoader)
    start = end + 5
    tools = data.get("tools") if isinstance(data.get("tools"), list) else []
    output = data.get("output") or {}
    yield "PV-001", not api_parameters(words, data)
    yield "PV-002", not any(wrong_schema(tool["parameters"]) for tool in tools if isinstance(tool, dict) and "parameters" in tool)
    yield "PV-003", "schema" not in output or not wrong_schema(output["schema"])
    yield "PV-004", not chat_tokens(words, text, start)
    section = data.get("portability")
    if section:
        yield from portability(words, data, text, start, section)


def validate_files(job):
    words, files = Words(job[0]), job[1]
    passed, failed = 0, collections.Counter()
    for path in files:
        with open(path, encoding="utf-8") as file:
            for criterion, outcome in validate(words, file.read()):
                passed += outcome is True
                failed[criterion] += outcome is False
    return passed, failed


def main():
    words, folder = sys.argv[1:3]
    processes = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    files = sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(".md"))
    jobs = [(words, files[first::processes]) for first in range(processes)]
    with multiprocessing.Pool(processes) as pool:
        results = pool.map(validate_files, jobs)
    failed = sum((result[1] for result in results), collections.Counter())
    print(json.dumps({"agents": len(files), "passed": sum(result[0] for result in results), "failed": sum(failed.values()),
                      "by_criterion": {criterion: count for criterion, count in sorted(failed.items()) if count}}))


if __name__ == "__main__":
    main()
