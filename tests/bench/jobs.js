// SPDX-License-Identifier: GPL-3.0-or-later
// The jobs, their contestants, and the verification of each contestant's result. Outcrop is the first contestant of each job.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { counted: countedBy } = require('./peers/count');

const isSmoke = Boolean(process.env.OUTCROP_BENCH_SMOKE); // as a test, the benchmark has few repetitions and does not check times
const renderings = isSmoke ? 2 : 300; // number of renders for all five providers, in one process
const edits = isSmoke ? 3 : 300;      // number of typed characters, in one process
const repeats = isSmoke ? 1 : 20;     // number of reopens, and of changes of one document, in one process
const starts = isSmoke ? 1 : 10;      // number of consecutive starts of one program in each round

/// Returns every string inside a JSON value.
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/// Returns the reason why a request of one provider is wrong, or undefined. The request must contain every body completely, in the order of the
/// stack.
function problemOfRequest(provider, json, expected) {
    const text = textsIn(JSON.parse(json)).join('\n');
    let at = 0;
    for (const [number, body] of expected.bodies.entries()) {
        at = text.indexOf(body, at);
        if (at < 0)
            return `${provider}: the body of passage ${number + 1} is missing, changed or out of order`;
        at += body.length;
    }
    const absent = expected.passages.find((passage) => !text.includes(passage));
    return absent && `${provider}: "${absent}" is missing`;
}

function problemOfTools(provider, json, expected) {
    const absent = provider !== 'manual' && expected.tools.find((tool) => !json.includes(`"${tool}"`));
    return absent ? `${provider}: the tool ${absent} is missing` : undefined;
}

function problemOfRender(facts, expected) {
    const providers = Object.keys(facts.requests).sort().join(' ');
    if (providers !== 'anthropic google manual open-source openai')
        return `other providers than expected: ${providers}`;
    if (facts.problems)
        return `${facts.problems} findings in the stack`;
    const problems = Object.entries(facts.requests).flatMap(([provider, json]) =>
        [problemOfRequest(provider, json, expected), problemOfTools(provider, json, expected)]);
    return problems.find(Boolean);
}

/// The count must equal that of npm's tiktoken, for the whole request or for its system prompt.
function problemOfCounts(facts) {
    const short = Object.entries(facts.requests).find(([, json]) => json.length < 110_000);
    if (Object.keys(facts.requests).length !== 5 || short)
        return 'not five complete requests';
    const right = countedBy(facts.of === 'request' ? facts.requests.openai : JSON.parse(facts.requests.openai).instructions);
    return facts.counted === right ? undefined : `${facts.counted} tokens counted, but there are ${right}`;
}

/// Checks only that the requests are complete. The program, or the previous job, checks their content.
function problemOfEdit(facts) {
    const short = Object.entries(facts.requests).find(([, json]) => json.length < 90_000);
    return Object.keys(facts.requests).length !== 5 ? 'not five requests' : short && `${short[0]}: the request is too short`;
}

function problemOfOpen(facts, expected) {
    const wanted = { cold: expected.opened, warm: expected.opened, change: expected.changed };
    for (const [name, { documents, titles }] of Object.entries(wanted)) {
        const got = facts[name];
        if (got && (got.documents !== documents || got.titles !== titles))
            return `${name}: ${got.documents} documents with other titles or paths than expected`;
    }
    const counts = [facts.unchanged, facts.indexed].filter((count) => count !== undefined);
    if (counts.some((count) => count !== expected.opened.documents))
        return `documents are missing: ${counts}`;
    return facts.found === undefined || facts.found === 1 ? undefined : `the changed document was found ${facts.found} times`;
}

/// `pinned: false` lets a contestant use every core. `does` is printed below the table and explains what was measured.
function jobs({ bin, data }) {
    const peers = path.join(__dirname, 'peers');
    const expected = JSON.parse(fs.readFileSync(path.join(data, 'expected.json'), 'utf8'));
    const stack = [path.join(data, 'stack'), path.join(data, 'selection.json'), renderings];
    const counted = [path.join(data, 'counted'), path.join(data, 'selection.json'), edits];
    const workspace = [path.join(data, 'workspace'), repeats, expected.changedPath, path.join(data, 'changed.md')];
    const opening = [`${bin}/bench_open`, ...workspace];
    const start = (...command) => [`${bin}/bench_start`, starts, ...command];
    return [
        {
            title: 'Compose and render a 100 KB stack for five providers',
            problem: (facts) => problemOfRender(facts, expected),
            contestants: [
                { name: 'outcrop', command: [`${bin}/bench_render`, ...stack],
                    does: 'compose with the origin of every character, five requests, their readable form and loss ledger, schemas lowered, to JSON text' },
                { name: 'nunjucks', command: ['node', `${peers}/render.js`, ...stack],
                    does: 'sort, precompiled nunjucks templates for the system text, JSON.stringify; no origins, ledger or lowering' },
            ],
        },
        {
            title: 'Type into a layer of a 100 KB stack',
            problem: problemOfEdit,
            contestants: [
                { name: 'outcrop', command: [`${bin}/bench_edit`, ...stack.slice(0, 2), edits], pinned: false,
                    does: 'the real window: from the key to five requests compared on show and painted; the last ones are checked to be those ' +
                        'of the core. held: the longest time the event loop was busy' },
                { name: 'nunjucks over a pipe', command: ['node', `${peers}/edit.js`, ...stack.slice(0, 2), edits], pinned: false,
                    does: 'one process hands the character to another, which renders and hands five requests back; nothing is shown' },
            ],
        },
        {
            title: 'Type into a layer of a 120 KB stack, with counts, budgets, cache plans and prices',
            problem: (facts) => problemOfCounts(facts),
            contestants: [
                { name: 'outcrop', command: [`${bin}/bench_budget`, ...counted],
                    does: 'five requests as JSON text with origins and ledger; every part counted, exactly where the tokenizer is published and else ' +
                        'with a band; budget, cache plan and prices for each provider' },
                { name: 'nunjucks + tiktoken', command: ['node', `${peers}/budget.js`, ...counted],
                    does: 'five requests by precompiled templates and JSON.stringify; one count of one request; no plan, no price' },
            ],
        },
        {
            title: 'Open 10,000 documents',
            problem: (facts) => problemOfOpen(facts, expected),
            contestants: [
                { name: 'outcrop', command: opening,
                    does: 'cold: walk, read, front matter with the place of every value, layers, skills and agents indexed; no search index yet. ' +
                        'warm: openWorkspace() with the previous state. change: withText(), one layer replaced by unsaved text' },
                { name: 'outcrop, all cores', command: opening, pinned: false, does: 'the same, not pinned to one core' },
                { name: 'gray-matter', command: ['node', `${peers}/open.js`, ...workspace],
                    does: 'cold: walk, read, gray-matter. warm: walk, stat, compare size and time. change: parse one document' },
                { name: 'gray-matter + minisearch', command: ['node', `${peers}/open.js`, ...workspace, '--index'],
                    does: 'cold: the same, and a search index of titles and bodies. change: parse one document and replace it in the index' },
            ],
        },
        {
            title: 'Start a fresh process',
            problem: () => undefined,
            contestants: [
                { name: 'outcrop-cli --version', command: start(`${bin}/outcrop-cli`, '--version'), does: 'from start to end of the process' },
                { name: 'node -e 0', command: start('node', '-e', '0'), does: 'the same' },
                { name: '/bin/true', command: start('/bin/true'), does: 'the same: the cost of a process on this machine' },
            ],
        },
    ];
}

/// The measures that programs report, in table order.
const measures = {
    render: 'compose + render, 5 providers', edit: 'edit to 5 requests', counted: 'edit to 5 counted requests', held: 'event loop held',
    cold: 'open 10,000 cold', warm: 'open 10,000 warm', change: 'one of 10,000 changed', start: 'start',
};

module.exports = { jobs, measures };
