// SPDX-License-Identifier: GPL-3.0-or-later
// node rounds.js PROGRAMS FOLDER ROUNDS: indexes and searches with each program in turn, each in a new process on one core. Prints the distribution of query
// times, the indexing speed and the index size. Fails if a query with a known hit has none.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const [programs, folder, roundsText] = process.argv.slice(2);
const pin = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];
const contestants = [['outcrop', 'bench_search'], ['xapian', 'bench_xapian']].filter(([name, program]) => {
    const isThere = fs.existsSync(path.join(programs, program));
    if (!isThere && name !== 'outcrop')
        console.log(`${name} is not compared: libxapian-dev is not installed.`);
    return isThere || name === 'outcrop';
});
const ordered = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, share) => ordered(numbers)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))];
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const shown = (number) => number.toFixed(2).padStart(8);
const count = fs.readFileSync(path.join(folder, 'documents.jsonl')).reduce((lines, byte) => lines + (byte === 10), 0);
const textBytes = fs.statSync(path.join(folder, 'documents.jsonl')).size;

function measured(program) {
    const [first, ...words] = [...pin, path.join(programs, program), folder];
    const answer = spawnSync(first, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (answer.status !== 0)
        throw new Error(`${program}: ${answer.error?.message ?? answer.stderr}`);
    return JSON.parse(answer.stdout);
}

const results = Object.fromEntries(contestants.map(([name]) => [name, []]));
for (let round = 0; round < Number(roundsText); ++round) {
    for (const [name, program] of round % 2 ? [...contestants].reverse() : contestants)
        results[name].push(measured(program));
}

console.log(`${count} documents, ${(textBytes / 1e6).toFixed(0)} MB of text; milliseconds per query`);
console.log(`${''.padEnd(26)}${contestants.map(([name]) => `${name}: p50      p95      p99 `).join('   ')}`);
const kinds = Object.keys(results.outcrop[0].measures.queries);
for (const kind of [...kinds, 'all']) {
    const cells = contestants.map(([name]) => {
        const times = results[name].flatMap(({ measures }) => (kind === 'all' ? Object.values(measures.queries).flat() : measures.queries[kind]));
        return [0.5, 0.95, 0.99].map((share) => shown(at(times, share))).join(' ');
    });
    console.log(`  ${kind.padEnd(24)}${cells.map((cell) => cell.padStart(30)).join('   ')}`);
}
for (const [name] of contestants) {
    const rates = results[name].map(({ measures }) => (1000 * count) / sum(measures.index.samples));
    const { facts, measures } = results[name][0];
    console.log(`${name.padEnd(8)} ${at(rates, 0.5).toFixed(0)} documents per second (${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}), index ${(facts.bytes / 1e6).toFixed(0)} MB,`
        + ` ${(facts.bytes / textBytes).toFixed(2)} of the text, memory ${(measures.index.peak_kb / 1024).toFixed(0)} MB, found the document itself in ${facts.known} of ${facts.queries} queries`);
    if (facts.empty > 0) {
        console.error(`${name}: ${facts.empty} queries found nothing, although each has a result`);
        process.exitCode = name === 'outcrop' ? 1 : process.exitCode;
    }
}
