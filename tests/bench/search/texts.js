// SPDX-License-Identifier: GPL-3.0-or-later
// texts.js FOLDER COUNT: writes documents.jsonl and queries.jsonl, the same each time. Word sequences resemble the texts in OUTCROP_CORPORA (by default, in
// this repository). One word in thirty comes from a hunspell dictionary, so that there are rare words as in any large collection.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const [folder, countText] = process.argv.slice(2);
const count = Number(countText);
const root = path.join(__dirname, '../../..');
const dictionary = '/usr/share/hunspell/en_US.dic';
const workloads = ['platform', 'platform/k8s', 'integration', 'tooling', 'pipeline', 'build', 'knowledge', 'comms', 'comms/slack', 'observe', 'meta'];
const collections = ['skills', 'memory', 'vault', 'log', 'documents'];
const perKind = 100;

/// Returns a mulberry32 generator of numbers from 0 to below 1.
function randomFrom(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}
const random = randomFrom(8);
const below = (n) => Math.floor(random() * n);
const oneOf = (list) => list[below(list.length)];

function textsIn(place) {
    return fs.readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => {
        const file = path.join(place, entry.name);
        if (entry.isDirectory())
            return ['build', 'node_modules', '.git'].includes(entry.name) ? [] : textsIn(file);
        return /\.(md|yaml|txt)$/.test(entry.name) ? [fs.readFileSync(file, 'utf8')] : [];
    });
}

const wordsIn = (text) => text.toLowerCase().match(/[a-z]+/g) ?? [];

const stream = textsIn(process.env.OUTCROP_CORPORA ?? root).flatMap(wordsIn);
const rare = [...new Set(fs.readFileSync(dictionary, 'utf8').split('\n').slice(1).map((line) => line.split('/')[0].trim()))].filter((word) => /^[a-z]{4,}$/.test(word));
const places = new Map();
stream.forEach((word, at) => (places.get(word) ?? places.set(word, []).get(word)).push(at));

/// Returns the words of a text. Each pair of consecutive words occurs in the source texts, except for the rare words.
function textOf(length) {
    const words = [];
    let word = oneOf(stream);
    while (words.length < length) {
        words.push(random() < 1 / 30 ? oneOf(rare) : word);
        word = stream[(oneOf(places.get(word)) + 1) % stream.length];
    }
    return words;
}

function documentOf(i) {
    // Most documents have about a hundred words, and some have five times as many.
    const length = Math.round(Math.exp(4.6 + 0.7 * (random() + random() + random() - 1.5)));
    return { collection: collections[i % collections.length], id: `d${String(i).padStart(6, '0')}`, title: textOf(2 + below(5)).join(' '),
        summary: textOf(8 + below(12)).join(' '), text: textOf(length).join(' '), workload: oneOf(workloads) };
}

const term = (text, kind = 'word') => ({ text, kind });
const long = (words) => words.filter((word) => word.length > 3);

// Each query is made from a document, so each query has a hit.
const kinds = {
    'a rare word': (words) => [term(words.find((word) => !places.has(word)) ?? words[0])],
    'a common word': (words) => [term(words.find((word) => (places.get(word)?.length ?? 0) > 150) ?? words[0])],
    'two words': (words) => [oneOf(long(words)), oneOf(long(words))].map((word) => term(word)),
    'four words, any': (words) => Array.from({ length: 4 }, () => term(oneOf(long(words)))),
    'three in a row': (words) => { const at = below(words.length - 3); return [term(words.slice(at, at + 3).join(' '), 'phrase')]; },
    'a beginning': (words) => [term(oneOf(long(words)).slice(0, 4), 'prefix')],
    'two words in a workload': (words) => [oneOf(long(words)), oneOf(long(words))].map((word) => term(word)),
};

fs.mkdirSync(folder, { recursive: true });
const out = fs.openSync(path.join(folder, 'documents.jsonl'), 'w');
const asked = [];
const step = Math.floor(count / (perKind * Object.keys(kinds).length));
for (let i = 0; i < count; ++i) {
    const document = documentOf(i);
    fs.writeSync(out, `${JSON.stringify(document)}\n`);
    const words = document.text.split(' ');
    if (i % step === 0 && asked.length < perKind * Object.keys(kinds).length && long(words).length > 8) {
        const kind = Object.keys(kinds)[asked.length % Object.keys(kinds).length];
        asked.push({ kind, join: kind.endsWith('any') ? 'any' : 'all', terms: kinds[kind](words), document: document.id,
            workload: kind.endsWith('workload') ? document.workload : '' });
    }
}
fs.closeSync(out);
fs.writeFileSync(path.join(folder, 'queries.jsonl'), asked.map((query) => `${JSON.stringify(query)}\n`).join(''));
console.log(`${count} documents, ${fs.statSync(path.join(folder, 'documents.jsonl')).size} bytes, ${asked.length} queries`);
