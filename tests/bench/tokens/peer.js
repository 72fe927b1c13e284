// SPDX-License-Identifier: GPL-3.0-or-later
// node peer.js tiktoken|gpt-tokenizer ENCODING TEXTS: counts the documents, and prints how long that took as bench_tokens does. The text is in memory, as the
// strings that the package takes, and the package has its vocabulary ready: only counting is measured. Nothing was counted before in this process, so gpt-tokenizer's
// cache of merges is as empty as Outcrop's of pieces.
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
