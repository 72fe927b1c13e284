// SPDX-License-Identifier: GPL-3.0-or-later
// node rounds.js PROGRAMS FOLDER ROUNDS: measures the programs in turn, each in a new process, and prints the medians of the rounds' ratios. Fails if a median
// is below its floor, or a limit on growth, memory or time is exceeded. Floors are 70% of the goals, because measurements vary.
// Throughput uses the CPU time of all threads of a process on one core, so that other load does not affect it. A process reads each text once: all caches are
// empty at first, and fill with the repetitions in the text.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const [programs, folder, roundsText] = process.argv.slice(2);
const rounds = Number(roundsText);
const bench = path.join(programs, 'bench_tokens');
const start = path.join(programs, 'bench_start');
const peer = path.join(__dirname, 'peer.js');
const pin = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];
const goals = { tiktoken: 25, 'gpt-tokenizer': 40, 'first count': 40, growth: 5, edit: 0.3, memory: 30, xml: 1 };
const floorOf = (goal) => 0.7 * goal;
const isSmoke = Boolean(process.env.OUTCROP_BENCH_SMOKE); // as a test, the texts are small and times are not checked

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const percentile = (numbers, percent) => sorted(numbers)[Math.max(0, Math.ceil(numbers.length * percent / 100) - 1)];
/// Returns the median: the mean of the two middle numbers if their count is even.
const median = (numbers) => [Math.ceil, Math.floor].reduce((sum, round) => sum + sorted(numbers)[round((numbers.length - 1) / 2)] / 2, 0);
const rotated = (list, by) => list.map((_, i) => list[(i + by) % list.length]);

function run(command) {
    const [program, ...words] = [...pin, ...command.map(String)];
    const answer = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
    if (answer.status !== 0)
        throw new Error(`${command.join(' ')}: ${answer.error?.message ?? answer.stderr}`);
    return answer.stdout;
}

const measured = (...command) => JSON.parse(run(command));

function check(what, isMet) {
    if (isMet || isSmoke)
        return;
    console.log(`  BELOW ITS FLOOR: ${what}`);
    process.exitCode = 1;
}

function throughputOf(encoding, file) {
    const contestants = [
        ['outcrop', [bench, 'count', encoding, file]],
        ['tiktoken', [process.execPath, peer, 'tiktoken', encoding, file]],
        ['gpt-tokenizer', [process.execPath, peer, 'gpt-tokenizer', encoding, file]],
    ];
    const times = { outcrop: [], tiktoken: [], 'gpt-tokenizer': [] };
    const tokens = {};
    let bytes = 0;
    for (let round = 0; round < rounds; ++round) {
        for (const [name, command] of rotated(contestants, round)) {
            const { measures, facts } = measured(...command);
            times[name].push(measures.processor.samples[0]);
            tokens[name] = facts.tokens;
            bytes = facts.bytes;
        }
    }
    const ratios = (name) => times[name].map((time, round) => time / times.outcrop[round]);
    return { rate: bytes / 1000 / median(times.outcrop), bytes, tokens, ratios: { tiktoken: ratios('tiktoken'), 'gpt-tokenizer': ratios('gpt-tokenizer') } };
}

function row(cells) {
    console.log(`  ${String(cells[0]).padEnd(22)}${cells.slice(1).map((cell) => String(cell).padStart(22)).join('')}`);
}

const range = (ratios) => `${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)})`;

function throughput(encoding) {
    console.log(`\nThroughput, ${encoding}, cold, ${pin.length ? 'one core' : 'not pinned'}, ${rounds} rounds; how many times as fast as`);
    row(['', 'MB/s', 'tiktoken', 'gpt-tokenizer']);
    const buckets = JSON.parse(fs.readFileSync(path.join(folder, 'buckets.json')));
    const all = buckets.map(({ name, source, file, isGenerated }) => {
        const result = throughputOf(encoding, path.join(folder, file));
        row([`${name} (${(result.bytes / 1e6).toFixed(1)} MB)`, result.rate.toFixed(1), range(result.ratios.tiktoken), range(result.ratios['gpt-tokenizer']), `  ${source}`]);
        if (result.tokens['gpt-tokenizer'] !== result.tokens.outcrop)
            console.log(`    gpt-tokenizer counts ${result.tokens['gpt-tokenizer']} tokens here, tiktoken and Outcrop ${result.tokens.outcrop}`);
        return isGenerated ? [] : [result.ratios];
    }).flat();
    if (all.length === 0)
        return console.log('  no median without real texts');
    for (const name of ['tiktoken', 'gpt-tokenizer']) {
        const middle = median(all.map((ratios) => median(ratios[name])));
        console.log(`  median of the buckets: ${middle.toFixed(1)} × ${name} (goal ${goals[name]}, floor ${floorOf(goals[name])})`);
        check(`${name}, ${encoding}`, middle >= floorOf(goals[name]));
    }
}

function documentsIn(file) {
    const bytes = fs.readFileSync(file);
    const documents = [];
    for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32LE(at))
        documents.push(bytes.subarray(at + 4, at + 4 + bytes.readUInt32LE(at)));
    return documents;
}

/// Measures the time from the start of a process to its count for a 10 KB file, and its peak memory.
function firstCount() {
    const file = path.join(folder, 'first.md');
    fs.writeFileSync(file, Buffer.concat(documentsIn(path.join(folder, 'English.texts'))).subarray(0, 10240));
    const code = `const t=require('tiktoken').get_encoding('o200k_base');console.log(t.encode(require('fs').readFileSync(process.argv[1],'utf8'),[],[]).length)`;
    const [ours, theirs] = [[], []];
    for (let round = 0; round < (isSmoke ? 1 : 4 * rounds); ++round) {
        ours.push(measured(start, 1, path.join(programs, 'outcrop-cli'), 'tokens', file).measures.start);
        theirs.push(measured(start, 1, process.execPath, '-e', code, file).measures.start);
    }
    const time = (run) => run.samples[0];
    const megabytes = (runs) => Math.max(...runs.map((run) => run.peak_kb)) / 1000;
    const ratio = median(theirs.map((run, i) => time(run) / time(ours[i])));
    console.log('\nFirst count of a fresh process, 10 KB');
    row(['', 'median', 'most memory', 'ratio']);
    row(['outcrop-cli tokens', `${median(ours.map(time)).toFixed(1)} ms`, `${megabytes(ours).toFixed(1)} MB`, `${ratio.toFixed(1)} × (goal ${goals['first count']})`]);
    row(['node with tiktoken', `${median(theirs.map(time)).toFixed(0)} ms`, `${megabytes(theirs).toFixed(0)} MB`, '']);
    check('first count', ratio >= floorOf(goals['first count']));
    check('memory of the first count', megabytes(ours) < goals.memory);
}

/// Measures writing a 120 KB stack of 60 layers as a prompt document.
function promptXml() {
    const { samples } = measured(path.join(programs, 'bench_promptxml'), isSmoke ? 2 : 200).measures.stack;
    console.log(`\nA stack of 60 layers, 120 KB, written as XML: median ${median(samples).toFixed(3)} ms, p99 ${percentile(samples, 99).toFixed(3)} ms (goal ${goals.xml})`);
    check('XML of a stack', median(samples) < goals.xml);
}

function growth() {
    console.log(`\nTime for four times the text, as a multiple (goal: at most ${goals.growth})`);
    for (const kind of ['letter', 'space', 'ideographs']) {
        // The result is the lowest CPU time of many runs, because a long run is interrupted more often than a short run.
        const best = (size) => Math.min(...Array.from({ length: isSmoke ? 1 : 4 * rounds }, () => measured(bench, 'long', 'o200k_base', kind, size).measures.processor.samples[0]));
        const [once, more] = isSmoke ? [best(1e4), best(4e4)] : [best(1e6), best(4e6)];
        row([`1 MB of ${kind}`, `${once.toFixed(1)} ms`, `4 MB ${more.toFixed(1)} ms`, `${(more / once).toFixed(2)} ×`]);
        check(`growth of ${kind}`, more / once <= goals.growth);
    }
}

function edits() {
    console.log('\n3,000 random edits in a megabyte, in µs of processor time; compared with a full count in 300 checks');
    row(['', 'median', '99 of 100', 'most']);
    for (const bucket of ['English', 'Chinese', 'code', 'stress']) {
        const { measures, facts } = measured(bench, 'edits', 'o200k_base', path.join(folder, `${bucket}.texts`));
        const times = measures.edit.samples;
        row([bucket, ...[50, 99, 100].map((percent) => (percentile(times, percent) * 1000).toFixed(1))]);
        if (facts.wrong !== 0)
            throw new Error(`${bucket}: ${facts.wrong} counts after an edit differ from a full count`);
        check(`edits in ${bucket}`, percentile(times, 99) < goals.edit);
    }
}

throughput('o200k_base');
throughput('cl100k_base');
firstCount();
growth();
edits();
promptXml();
