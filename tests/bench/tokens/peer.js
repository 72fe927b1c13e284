// SPDX-License-Identifier: GPL-3.0-or-later
// node peer.js tiktoken|gpt-tokenizer ENCODING TEXTS: counts the documents, and prints the duration in the format of bench_tokens. Measures only counting:
// the texts are strings in memory, and the package has loaded its vocabulary. This is the first count in the process, so gpt-tokenizer's merge cache is
// empty, like Outcrop's piece cache.
'use strict';

const fs = require('node:fs');

const [name, encoding, file] = process.argv.slice(2);

function counter() {
    if (name === 'tiktoken') {
        const tiktoken = require('tiktoken').get_encoding(encoding);
        return (text) => tiktoken.encode(text, [], []).length;
    }
    const { countTokens } = require(`gpt-tokenizer/encoding/${encoding}`);
    return (text) => countTokens(text, { disallowedSpecial: new Set() });
}

const bytes = fs.readFileSync(file);
const documents = [];
for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32LE(at))
    documents.push(bytes.toString('utf8', at + 4, at + 4 + bytes.readUInt32LE(at)));
const count = counter();
const processor = process.cpuUsage();
const start = process.hrtime.bigint();
const tokens = documents.reduce((sum, text) => sum + count(text), 0);
const taken = Number(process.hrtime.bigint() - start) / 1e6;
const { user, system } = process.cpuUsage(processor);
console.log(JSON.stringify({ measures: { count: { samples: [taken] }, processor: { samples: [(user + system) / 1000] } }, facts: { bytes: bytes.length - 4 * documents.length, tokens } }));
