// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a distribution from the samples of all rounds, and one ratio per round. Both sides of a ratio were measured within
// the same minute, so the ratios are meaningful even if the times vary.
'use strict';

const { spawnSync } = require('node:child_process');
const os = require('node:os');
const { measures } = require('./jobs');

/// Returns the nearest-rank percentile of sorted numbers.
const percentile = (sorted, percent) => sorted[Math.max(0, Math.ceil(sorted.length * percent / 100) - 1)];
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const median = (numbers) => percentile(sorted(numbers), 50);

/// Returns the distribution of the samples. Reports the first sample separately, because the caches of a new process are cold.
function distribution(perRound) {
    const samples = sorted(perRound.flat());
    const [min, p50, p90, p99, max] = [samples[0], ...[50, 90, 99].map((percent) => percentile(samples, percent)), samples.at(-1)];
    return { n: samples.length, first: median(perRound.map((samplesOfRound) => samplesOfRound[0])), min, p50, p90, p99, max };
}

/// Returns the time of Outcrop divided by the time of the peer, for each round. Outcrop is faster if the ratio is below 1.
function ratio(ours, theirs) {
    const ratios = sorted(ours.map((samples, round) => median(samples) / median(theirs[round])));
    return { median: percentile(ratios, 50), min: ratios[0], max: ratios.at(-1) };
}

const samplesOf = (contestant, measure) => contestant.rounds.map((round) => round[measure].samples);

function row(job, contestant, measure) {
    const ours = job.contestants.find((other) => other.ours);
    const samples = samplesOf(contestant, measure);
    const comparable = ours && ours !== contestant && ours.rounds[0][measure];
    return {
        measure: measures[measure],
        contestant: contestant.name,
        milliseconds: distribution(samples),
        peakMb: Math.max(...contestant.rounds.map((round) => round[measure].peak_kb)) / 1024,
        ratio: comparable ? ratio(samplesOf(ours, measure), samples) : null,
        samples,
    };
}

function rowsOf(job) {
    return Object.keys(measures).flatMap((measure) =>
        job.contestants.filter((contestant) => contestant.rounds[0][measure]).map((contestant) => row(job, contestant, measure)));
}

const machine = () => ({
    processor: os.cpus()[0].model, cores: os.cpus().length, system: `${os.type()} ${os.release()}`, node: process.version,
});

const version = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/// Formats a number with about three significant digits.
const digits = (number) => number.toFixed(number >= 100 ? 0 : number >= 10 ? 1 : number >= 1 ? 2 : 3);
const times = (number) => number >= 10 ? number.toFixed(1) : number.toPrecision(2);

function cells({ measure, contestant, milliseconds: ms, peakMb, ratio: against }) {
    return [
        measure, contestant, String(ms.n), ...[ms.first, ms.min, ms.p50, ms.p90, ms.p99, ms.max].map(digits), peakMb.toFixed(1),
        against ? `${times(against.median)} (${times(against.min)}–${times(against.max)})` : '',
    ];
}

/// Returns a Markdown table whose columns are also aligned as plain text: words left, numbers right.
function table(rows) {
    const head = ['job', 'contestant', 'n', 'first', 'min', 'p50', 'p90', 'p99', 'max', 'peak MB', 'outcrop ÷ it'];
    const lines = [head, ...rows.map(cells)];
    const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
    const isWord = (column) => column < 2;
    const printed = (line) => `| ${line.map((cell, i) => isWord(i) ? cell.padEnd(widths[i]) : cell.padStart(widths[i])).join(' | ')} |`;
    const rule = `|${widths.map((width, i) => isWord(i) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`).join('|')}|`;
    return [printed(lines[0]), rule, ...lines.slice(1).map(printed)].join('\n');
}

function notes(results) {
    return results.map((job) => [`${job.title}:`, ...job.contestants.map((c) => `- **${c.name}**: ${c.does}`)].join('\n')).join('\n\n');
}

function report(results, { rounds, pinned, bin }) {
    const json = {
        outcrop: version(`${bin}/outcrop-cli`), date: new Date().toISOString(), machine: machine(), rounds, pinned,
        rows: results.flatMap(rowsOf),
    };
    const { processor, cores, system, node } = json.machine;
    const text = `# ${json.outcrop} compared with its peers

${processor}, ${cores} cores, ${system}, Node ${node}. ${rounds} rounds in rotated order, a fresh process each${pinned ? ', pinned to one core' : ''}.
Times in ms, measured inside a running process that has loaded its libraries; those of **start** are measured from outside.
Files were read before: the page cache is warm.
**first** is the time of the first run in a process (median over the rounds), **peak MB** its largest memory up to that measure.
The last column is the median (and range) over the rounds of our median divided by theirs: below 1, Outcrop is faster.

${table(json.rows)}

${notes(results)}
`;
    return { json, text };
}

module.exports = { report };
