// SPDX-License-Identifier: GPL-3.0-or-later
// rounds.js BIN DATA REPORT ROUNDS: runs every contestant once to verify its result, then in ROUNDS rounds, each in a new
// process and in rotated order, so that no contestant always runs in the same machine state. A contestant that is missing
// or gives a wrong result is not measured, and the exit code is 1.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const { jobs } = require('./jobs');
const { report } = require('./report');

const [bin, data, target, roundsText] = process.argv.slice(2);
const rounds = Number(roundsText);

/// Returns the command that pins a process to the last available core, if taskset reports it. The first core is the busiest with system work.
function pinning() {
    const answer = spawnSync('taskset', ['-cp', process.pid], { encoding: 'utf8' });
    const core = answer.status === 0 && /(\d+)\s*$/.exec(answer.stdout);
    return core ? ['taskset', '-c', core[1]] : [];
}

const pin = pinning();

/// Returns the line that describes the failure: the only line of an Outcrop program, or the line with the error of node.
function complaintIn(text) {
    const lines = text.split('\n').filter(Boolean);
    return lines.find((line) => line.includes('Error: ')) ?? lines[0];
}

/// Runs one new process. Returns its output, or the reason why it failed.
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

/// Returns the contestants with correct results. Reports the other contestants.
function rightOnes(job) {
    return job.contestants.filter((contestant) => {
        const { problem } = runChecked(job, contestant);
        if (problem)
            exclude(contestant, problem);
        return !problem;
    });
}

function exclude(contestant, problem) {
    console.error(`${contestant.name} is not measured: ${problem}`);
    process.exitCode = 1;
}

const rotated = (list, by) => list.map((_, i) => list[(i + by) % list.length]);

/// Measures a job. Returns {title, contestants: [{name, does, ours, rounds: [measures of one process]}]}.
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
