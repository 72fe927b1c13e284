// SPDX-License-Identifier: GPL-3.0-or-later
// budget.js FOLDER SELECTION EDITS: repeatedly adds one character, composes and renders the stack for five providers like render.js, and counts the
// tokens of one request.
'use strict';

const fs = require('node:fs');
const { counted } = require('./count');
const { openStack, renderAll } = require('./render');
const { milliseconds, measure, print } = require('./measure');

const [folder, selectionFile, edits] = process.argv.slice(2);
const stack = openStack(folder);
const selection = JSON.parse(fs.readFileSync(selectionFile, 'utf8'));
const layer = stack.layers[stack.layers.length / 2];

function type(character) {
    const middle = layer.content.length / 2;
    layer.content = layer.content.slice(0, middle) + character + layer.content.slice(middle);
    const requests = renderAll(stack, selection);
    return { requests, of: 'request', counted: counted(requests.openai) };
}

const samples = [];
let facts;
for (let i = 0; i < 10 + Number(edits); ++i) {
    const spent = milliseconds(() => { facts = type(i % 7 === 6 ? ' ' : 'x'); });
    if (i >= 10)
        samples.push(spent);
}
print({ counted: measure(samples) }, facts);
