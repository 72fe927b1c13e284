// SPDX-License-Identifier: GPL-3.0-or-later
// rounds.js BIN DATA REPORT ROUNDS: runs every contestant once to see that it is right, then in ROUNDS rounds, each in a fresh
// process and in rotated order, so that no contestant always meets the machine in the same state. A contestant that is
// wrong, or is not there, gets no time; the exit code then is 1.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const { jobs } = require('./jobs');
const { report } = require('./report');

const [bin, data, target, roundsText] = process.argv.slice(2);
const rounds = Number(roundsText);

/// The last core this process may use, where taskset can say so: the first one is busiest with the system's own work.
function pinning() {
    const answer = spawnSync('taskset', ['-cp', process.pid], { encoding: 'utf8' });
    const core = answer.status === 0 && /(\d+)\s*$/.exec(answer.stdout);
    return core ? ['taskset', '-c', core[1]] : [];
}

const pin = pinning();

/// The line that says what went wrong: of a program of ours the only one, of node the one that names the error.
function complaintIn(text) {
    const lines = text.split('\n').filter(Boolean);
    return lines.find((line) => line.includes('Error: ')) ?? lines[0];
}

/// One fresh process: what it printed, or why there is nothing.
function run(contestant) {
    const [program, ...words] = [...(contestant.pinned === false ? [] : pin), ...contestant.command.map(String)];
    const answer = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
    if (answer.status !== 0)
        return { problem: answer.error?.message ?? complaintIn(answer.stderr) ?? `exit code ${answer.status}` };
    return JSON.parse(answer.stdout);
}

function runChecked(job, contestant) {
    const answer = run(contestant);
    return { ...answer, problem: answer.problem ?? job.problem(answer.facts) };
}

/// Those that do the work; the others are named.
function rightOnes(job) {
    return job.contestants.filter((contestant) => {
        const { problem } = runChecked(job, contestant);
        if (problem)
            exclude(contestant, problem);
        return !problem;
    });
}

function exclude(contestant, problem) {
    console.error(`${contestant.name} gets no time: ${problem}`);
    process.exitCode = 1;
}

const rotated = (list, by) => list.map((_, i) => list[(i + by) % list.length]);

/// [{title, contestants: [{name, does, ours, rounds: [measures of one process]}]}]
function measured(job) {
    const contestants = rightOnes(job).map((contestant) => ({ ...contestant, ours: contestant === job.contestants[0], rounds: [] }));
    for (let round = 0; round < rounds; ++round) {
        for (const contestant of rotated(contestants, round)) {
            const answer = runChecked(job, contestant);
            if (answer.problem)
                exclude(contestant, answer.problem);
            else
                contestant.rounds.push(answer.measures);
        }
    }
    return { title: job.title, contestants: contestants.filter((contestant) => contestant.rounds.length === rounds) };
}

const results = jobs({ bin, data }).map((job) => {
    console.error(`  ${job.title} …`);
    return measured(job);
});
const { json, text } = report(results, { rounds, pinned: pin.length > 0, bin });
fs.writeFileSync(`${target}/report.json`, JSON.stringify(json, null, 2) + '\n');
fs.writeFileSync(`${target}/report.md`, text);
console.log(text);
