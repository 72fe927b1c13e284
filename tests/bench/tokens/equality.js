// SPDX-License-Identifier: GPL-3.0-or-later
// node equality.js PROGRAM FOLDER [TEXTS…]: checks that the IDs of Outcrop and npm's tiktoken are equal, for generated texts of every kind, for the files in
// OUTCROP_CORPORA and for the given texts. A single difference ends the benchmark.
'use strict';

const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { get_encoding: getEncoding } = require('tiktoken');
const { Random, write } = require('./texts');

const [program, folder, ...given] = process.argv.slice(2);

/// Every code point of planes 0 to 2 and 14, in three contexts.
function* codePoints() {
    for (const plane of [0, 1, 2, 14]) {
        for (let point = plane << 16; point < plane + 1 << 16; ++point) {
            const c = String.fromCodePoint(point);
            if (point < 0xd800 || point > 0xdfff)
                yield `a${c}b ${c}${c} A${c}'s\n${c}1`;
        }
    }
}

function* strings(letters, longest, before = '') {
    if (before)
        yield before;
    for (const letter of before.length < longest ? letters : [])
        yield* strings(letters, longest, before + letter);
}

function casesOf(word) {
    return [...word].reduce((made, letter) => made.flatMap((m) => [...new Set([letter, letter.toUpperCase(), letter.toLowerCase()])].map((l) => m + l)), ['']);
}

/// Contractions in every letter case, and similar texts, before and after all kinds of characters.
function* contractions() {
    for (const word of ['s', 't', 're', 've', 'm', 'll', 'd', '\u017f', 'sx', 'r', 'l\u017f', '\u212a']) {
        for (const written of casesOf(word)) {
            for (const before of ["don'", "'", " '", "DON'", "\u6f22'", "\u00e9'", "1'", "\u0301'", "''", 'it\u2019'])
                yield* ['', ' ', 'x', 'X', "'s", '\n', '1'].map((after) => before + written + after);
        }
    }
}

function* randomStrings(count) {
    const random = new Random(7);
    const pools = [[0, 128], [32, 95], [0x400, 96], [0x4e00, 0x5000], [0x300, 112], [0, 0x3000], [0x1f300, 0x400], [0xac00, 11172], [65, 26], [97, 26], [0x1c0, 100],
        [0x900, 128], [0, 0xd800], [0xe000, 0x102000]];
    const odd = [32, 10, 13, 9, 0x85, 0xa0, 0x2028, 0x180e, 0xfeff, 0x3000, 39, 0x17f, 47];
    for (; count > 0; --count) {
        let [text, pool] = ['', random.any(pools)];
        for (let left = 1 + random.below(40); left > 0; --left) {
            pool = random.below(3) ? pool : random.any(pools);
            text += String.fromCodePoint(random.below(8) ? pool[0] + random.below(pool[1]) : random.any(odd));
        }
        yield text.replace(/[\ud800-\udfff](?![\udc00-\udfff])/gu, ' ');
    }
}

/// Bytes that are not UTF-8. The peer gets the output of the WHATWG decoder.
function* brokenBytes(count) {
    const random = new Random(3);
    for (; count > 0; --count) {
        const text = Buffer.from([...randomStrings(1)][0] + 'a\u00e9\u6f22\u{1f600}'.repeat(random.below(4)));
        for (let changes = 1 + random.below(6); changes > 0; --changes)
            text[random.below(text.length)] = random.below(256);
        yield text;
    }
}

function* filesBelow(place) {
    for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
        const file = path.join(place, entry.name);
        if (entry.isDirectory())
            yield* filesBelow(file);
        else
            yield fs.readFileSync(file);
    }
}

function* documentsOf(file) {
    const bytes = fs.readFileSync(file);
    for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32LE(at))
        yield bytes.subarray(at + 4, at + 4 + bytes.readUInt32LE(at));
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function isSame(expected, output, at) {
    return output.readUInt32LE(at) === expected.length && expected.every((id, i) => id === output.readUInt32LE(at + 4 + 4 * i));
}

function compare(title, documents) {
    const all = [...documents].map((document) => Buffer.from(document));
    const file = path.join(folder, 'equality.texts');
    write(file, all);
    for (const name of ['o200k_base', 'cl100k_base']) {
        const encoding = getEncoding(name);
        const output = execFileSync(program, ['ids', name, file], { maxBuffer: 1 << 30 });
        let at = 0;
        for (const document of all) {
            const expected = encoding.encode(decoder.decode(document), [], []);
            if (!isSame([...expected], output, at)) {
                console.error(`${title}, ${name}: different ids for ${JSON.stringify(decoder.decode(document).slice(0, 200))}`);
                process.exit(1);
            }
            at += 4 + 4 * expected.length;
        }
        encoding.free();
        console.log(`  ${name.padEnd(12)} ${String(all.length).padStart(7)} texts: ${title}`);
    }
}

const isSmoke = Boolean(process.env.OUTCROP_BENCH_SMOKE); // as a test, the comparison reads few texts
if (!isSmoke)
    compare('every code point of planes 0 to 2 and 14, in three contexts', codePoints());
compare('up to six of space, newline, return, tab and x', strings([' ', '\n', '\r', '\t', 'x'], isSmoke ? 3 : 6));
compare('contractions in every letter case', contractions());
compare('random Unicode', randomStrings(isSmoke ? 1000 : 100000));
compare('bytes that are not UTF-8', brokenBytes(isSmoke ? 500 : 20000));
if (process.env.OUTCROP_CORPORA && !isSmoke)
    compare('OUTCROP_CORPORA', filesBelow(process.env.OUTCROP_CORPORA));
for (const file of given)
    compare(path.parse(file).name, documentsOf(file));
