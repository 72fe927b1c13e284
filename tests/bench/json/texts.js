// SPDX-License-Identifier: GPL-3.0-or-later
// texts.js FOLDER: writes valid.json (1 MB), broken.json (the same data with typical model errors: trailing commas, single quotes, unquoted keys, comments,
// Python literals, missing closing brackets at the end) and large.json (10 MB, valid).
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const folder = process.argv[2];
fs.mkdirSync(folder, { recursive: true });

const row = (i) => ({ id: i, title: `Finding ${i}: the "second" step is slow`, tags: ['render', 'tokens', `part-${i % 7}`], score: i / 7, ok: i % 3 === 0, note: null, text: 'Größe und 漢字, a line\nand another with some more words in it.' });
const rows = (bytes) => Array.from({ length: Math.ceil(bytes / 240) }, (_, i) => row(i));

const brokenRow = (i) => `  {id: ${i}, 'title': 'Finding ${i}: the second step is slow', "tags": ["render", 'tokens', "part-${i % 7}",], // row\n`
    + `   "score": .${i % 10}5, ok: ${i % 3 === 0 ? 'True' : 'False'}, note: None, "text": "Größe und 漢字, a line and another with some more words in it."}`;
const broken = (count) => `[\n${Array.from({ length: count }, (_, i) => brokenRow(i)).join(',\n')}`;

fs.writeFileSync(path.join(folder, 'valid.json'), JSON.stringify(rows(1e6), null, 1));
fs.writeFileSync(path.join(folder, 'broken.json'), broken(4500));
fs.writeFileSync(path.join(folder, 'large.json'), JSON.stringify(rows(1e7)));
