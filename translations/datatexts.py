#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes translations/datatexts.h, the table of the texts of data files that lupdate reads, from the list datatexts.txt. Requires PyYAML. Run it after changes
# to these files, then build the target update_translations.
import json
import pathlib
import re

import yaml

root = pathlib.Path(__file__).resolve().parent.parent


def strings(value, path=''):
    """Yields the strings in a value, each with the dotted path of its keys."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item, path)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, f'{path}.{key}')


def labels(value):
    """Yields the labels of the properties in a JSON Schema, as fieldLabel() in models/forms/fieldlabel.cpp."""
    words = {'ref': 'reference'} | {word: word.upper() for word in ('api', 'id', 'json', 'mcp', 'url', 'xml', 'yaml')}
    if isinstance(value, dict):
        properties = value.get('properties')
        for key in properties if isinstance(properties, dict) else ():
            parts = [part.lower() for part in re.split(r'[_-]+|(?<=[a-z0-9])(?=[A-Z])', key) if part]
            label = ' '.join(words.get(part, part) for part in parts)
            yield label[0].upper() + label[1:]
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from labels(inner)


def texts(file, kind, what):
    text = file.read_text(encoding='utf-8')
    if kind == 'match':
        return re.findall(what, text.replace('\n#   ', ' '))
    data = yaml.load(text, yaml.CSafeLoader)
    if kind == 'labels':
        return labels(data)
    keys = tuple('.' + key for key in what.split())
    return [text for path, text in strings(data) if path.endswith(keys)]


found = set()
for line in (root / 'translations/datatexts.txt').read_text(encoding='utf-8').splitlines():
    if line and not line.startswith('#'):
        files, rule = line.split(': ', 1)
        kind, _, what = rule.partition(' ')
        for file in root.glob(files):
            found.update(texts(file, kind, what))
found = sorted(text for text in found if text and not re.fullmatch(r'https?://\S*', text))

lines = ',\n'.join('    QT_TRANSLATE_NOOP("data", %s)' % json.dumps(text, ensure_ascii=False) for text in found)
(root / 'translations/datatexts.h').write_text(f'''// SPDX-License-Identifier: GPL-3.0-or-later
// Written by datatexts.py: do not edit. tst_datatexts compares the table with the data files.
#pragma once

#include <QtGlobal>

namespace outcrop {{

/// The texts of data files that the window or the command line shows; dataText() translates them.
inline constexpr const char *dataTexts[] = {{
{lines},
}};

}} // namespace outcrop
''', encoding='utf-8')
