// SPDX-License-Identifier: GPL-3.0-or-later
// peer.js parse|jsonrepair FILE: parses the same text as bench_json, with JSON.parse alone or with npm's jsonrepair and then JSON.parse.
'use strict';

const fs = require('node:fs');
const { milliseconds, measure, print } = require('../peers/measure');

const [what, file] = process.argv.slice(2);
const bytes = fs.readFileSync(file);
const repair = what === 'jsonrepair' ? require('jsonrepair').jsonrepair : (text) => text;
let value;
const samples = Array.from({ length: 5 }, () => milliseconds(() => { value = JSON.parse(repair(bytes.toString('utf8'))); }));
print({ parse: measure(samples) }, { size: value.length });
