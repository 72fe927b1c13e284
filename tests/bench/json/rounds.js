// SPDX-License-Identifier: GPL-3.0-or-later
// node rounds.js PROGRAM FOLDER ROUNDS: measures the programs in turn, each in a new process on one core, and prints the median of the rounds' ratios. Fails
// if values differ, or if parsing a stream of small chunks costs three times as much as parsing the whole text.
'use strict';

const { spawnSync } = require('node:child_process');
const path = require('node:path');

const [bench, folder, roundsText] = process.argv.slice(2);
const peer = path.join(__dirname, 'peer.js');
const pin = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rotated = (list, by) => list.map((_, i) => list[(i + by) % list.length]);
const file = (name) => path.join(folder, name);

function measured(command) {
    const [program, ...words] = [...pin, ...command];
    const answer = spawnSync(program, words, { encoding: 'utf8' });
    if (answer.status !== 0)
        throw new Error(`${command.join(' ')}: ${answer.error?.message ?? answer.stderr}`);
    return JSON.parse(answer.stdout);
}

function compare(title, contestants) {
    const times = Object.fromEntries(contestants.map(([name]) => [name, []]));
    const sizes = new Set();
    for (let round = 0; round < Number(roundsText); ++round) {
        for (const [name, command] of rotated(contestants, round)) {
            const { measures, facts } = measured(command);
            times[name].push(Math.min(...measures.parse.samples));
            sizes.add(facts.size);
        }
    }
    if (sizes.size !== 1)
        throw new Error(`${title}: the contestants' results differ`);
    console.log(title);
    for (const [name] of contestants) {
        const ratios = times[name].map((time, round) => time / times.outcrop[round]);
        console.log(`  ${name.padEnd(12)} ${median(times[name]).toFixed(1).padStart(8)} ms   ${median(ratios).toFixed(2)} of ours (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`);
    }
}

function stream(title, word) {
    const ratios = [];
    for (let round = 0; round < Number(roundsText); ++round) {
        const { measures, facts } = measured([bench, word, file('large.json')]);
        if (!facts.equal)
            throw new Error('the value read in pieces differs');
        ratios.push(Math.min(...measures.pieces.samples) / Math.min(...measures.whole.samples));
    }
    console.log(`${title}, 10 MB in pieces of 4 KB: ${median(ratios).toFixed(2)} times the whole (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; goal: less than 3)`);
    if (median(ratios) >= 3 && !process.env.OUTCROP_BENCH_SMOKE)
        process.exitCode = 1;
}

compare('Valid, 1 MB', [['outcrop', [bench, 'read', file('valid.json')]], ['nlohmann', [bench, 'strict', file('valid.json')]],
    ['JSON.parse', [process.execPath, peer, 'parse', file('valid.json')]], ['jsonrepair', [process.execPath, peer, 'jsonrepair', file('valid.json')]]]);
compare('Broken, 1 MB', [['outcrop', [bench, 'read', file('broken.json')]], ['jsonrepair', [process.execPath, peer, 'jsonrepair', file('broken.json')]]]);
stream('JSON', 'stream');
stream('An answer', 'answer');
