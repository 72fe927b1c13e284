// SPDX-License-Identifier: GPL-3.0-or-later
// count.js FILE: counts every text from texts.js with every tokenizer, and writes one JSON line per text: {group, language, text, counts}.
'use strict';

const fs = require('fs');
const {texts} = require('./texts.js');
const {tokenizers} = require('./tokenizers.js');

/// Returns the count, or null if the tokenizer fails.
function counted(count, text) {
    try { return count(text); } catch { return null; }
}

async function main() {
    const known = Object.entries(await tokenizers());
    const file = fs.openSync(process.argv[2], 'w');
    for (const row of texts()) {
        const counts = Object.fromEntries(known.map(([name, count]) => [name, counted(count, row.text)]));
        fs.writeSync(file, JSON.stringify({...row, counts}) + '\n');
    }
    fs.closeSync(file);
}

main();
