// SPDX-License-Identifier: GPL-3.0-or-later
// prepare.js FOLDER: writes the benchmarks' data, with the same bytes every time. A seeded generator makes texts from a small vocabulary. The texts
// are meaningless, but have the structure of real prompts: headings, lists, code, quotes, several scripts.
'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const tiers = ['granite', 'bedrock', 'sandstone', 'topsoil', 'weather'];
const layersInTier = 12;
const platformParts = ['k8s', 'deploys', 'services', 'storage'];
const stackBytes = { stack: 1580, counted: 1930 }; // size of a layer in bytes: 60 layers, 4 skills and the agent have a total of 100 KB or 120 KB
const documents = { layers: 60, skills: 540, agents: 100, notes: 9300 };
const documentBytes = 1080;
const frontMatterBytes = 470;

const plainWords = ('the a of to and in when with before after each every one answer question source record plan step result check draft ' +
    'reader language field note sample measure value range limit reason change review layer stable careful short plain exact ' +
    'keep write read ask name state compare repeat return explain prefer avoid stop wait release cluster service queue schema').split(' ');
const words = [...plainWords, ...'Größe naïve déjà данные проверка 水 資料 नमूना 🙂 “quoted” <b>&amp; C:\\path'.split(' ')];

/// mulberry32: a small, seeded random number generator, sufficient for texts without repetition.
function generator(seed) {
    return () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

const random = generator(20261120);
const below = (n) => Math.floor(random() * n);
const pick = (list) => list[below(list.length)];
const bytes = (text) => Buffer.byteLength(text);

function phrase(length) {
    return Array.from({ length }, () => pick(words)).join(' ');
}

function sentence() {
    const text = phrase(6 + below(12));
    return text[0].toUpperCase() + text.slice(1) + '.';
}

/// Returns words for front matter that need no quoting in YAML.
function plainPhrase(length) {
    return Array.from({ length }, () => pick(plainWords)).join(' ');
}

function block() {
    switch (below(4)) {
        case 0: return `- ${sentence()}\n- ${sentence()}\n- ${sentence()}`;
        case 1: return `\`\`\`json\n{"${pick(plainWords)}": "${plainPhrase(3)}", "limit": ${below(1000)}}\n\`\`\``;
        default: return `${sentence()} ${sentence()}`;
    }
}

/// Returns blocks of text with a total of about `size` bytes.
function body(size) {
    let text = `# ${plainPhrase(3)}\n`;
    while (bytes(text) < size)
        text += `\n${block()}\n`;
    return text;
}

function write(folder, file, text) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
}

const numbered = (name, number) => `${name}-${String(number).padStart(4, '0')}`;

/// Returns front matter, extended to its typical size with the key `filler`, whose value is a string.
function frontMatter(lines, filler, size = 0) {
    let text = '';
    while (bytes(lines.join('\n') + text) < size - filler.length - 28)
        text += `${text && ' '}${plainPhrase(4)}`;
    return `---\n${lines.join('\n')}\n${filler}: "${text || plainPhrase(8)}"\n---\n`;
}

function agentText(name, size) {
    const lines = [
        `name: ${name}`, 'version: "1.0.0"',
        'identity:', '  role: "Field Surveyor"', '  expertise:', '    - "Reading layered records"', '  cognitive_mode: systematic',
        'persona:', '  tone: "plain"', '  communication_style: "evidence-based"', '  audience_level: L2',
        'portability:', '  enabled: true', '  body_format: markdown', '  reasoning_strategy: adaptive',
    ];
    return frontMatter(lines, 'description', size);
}

function skillText(name, workload, size) {
    return frontMatter([`name: ${name}`, 'license: MIT', 'metadata:', `  workloads: "${workload}"`, `  topic: "${plainPhrase(4)}"`], 'description', size);
}

function layerText(tier, order, title, size) {
    return frontMatter([`title: "${title}"`, `tier: ${tier}`, `order: ${order}`, 'tags: [bench, generated]'], 'description', size);
}

function noteText(title, number, size) {
    const lines = [
        `title: "${title}"`, `date: 2026-${String(1 + number % 12).padStart(2, '0')}-${String(1 + number % 28).padStart(2, '0')}`,
        `tags: [${plainPhrase(1)}, ${plainPhrase(1)}, bench]`, `status: ${pick(['draft', 'kept', 'done'])}`, `weight: ${below(1000)}`,
        'source:', `  collection: "${plainPhrase(2)}"`, `  page: ${below(400)}`, 'checked: true',
    ];
    return frontMatter(lines, 'summary', size);
}

/// The agent of the stack, with tools and a schema.
const surveyor = `---
name: surveyor
version: "1.0.0"
description: "Reads a record layer by layer and reports what changed."
identity:
  role: "Field Surveyor"
  expertise: ["Reading layered records", "Telling what was measured from what was told"]
  cognitive_mode: systematic
persona: {tone: "plain", communication_style: "evidence-based", audience_level: L2}
capabilities:
  output_formats: [json]
  forbidden_actions: ["Inventing a measurement", "Changing a record"]
tools:
  - name: read_record
    description: "Read one record by its number."
    parameters: {type: object, properties: {number: {type: integer, description: "The record's number."}}, required: [number], additionalProperties: false}
  - name: compare_layers
    description: "Compare two layers of a record and list what differs."
    parameters: {type: object, properties: {older: {type: string}, newer: {type: string}}, required: [older, newer], additionalProperties: false}
output:
  schema:
    type: object
    properties:
      verdict: {type: string, enum: [same, changed, unclear]}
      changes: {type: array, items: {type: object, properties: {layer: {type: string}, what: {type: string}}, required: [layer, what], additionalProperties: false}}
    required: [verdict, changes]
    additionalProperties: false
portability: {enabled: true, body_format: markdown, reasoning_strategy: adaptive}
---
# Surveyor

## Identity

You read records the way they were laid down, from the oldest layer to the youngest.

## Constraints

- A layer that was not read is named as not read.
- Numbers keep their units.

## Format

Answer as the schema asks, the deepest change first.
`;
const agentPassages = [
    'You read records the way they were laid down, from the oldest layer to the youngest.',
    '- A layer that was not read is named as not read.\n- Numbers keep their units.',
    'Answer as the schema asks, the deepest change first.',
];

/// Writes the stack: five tiers of layers, the agent, skills for one workload, one profile. Returns the bodies of layers and skills.
function writeStack(folder, layerBytes) {
    const bodies = [];
    tiers.forEach((tier) => {
        for (let order = 1; order <= layersInTier; ++order) {
            const text = body(layerBytes);
            const title = `${tier} ${order}: ${plainPhrase(2)}`;
            bodies.push(text.trim());
            write(folder, `layers/${numbered(tier, order)}.md`, layerText(tier, order, title) + text);
        }
    });
    for (let number = 1; number <= 4; ++number) {
        const text = body(layerBytes / 2);
        bodies.push(text.trim());
        write(folder, `skills/${numbered('survey', number)}/SKILL.md`, skillText(numbered('survey', number), `platform/${platformParts[number - 1]}`) + text);
    }
    write(folder, 'agents/surveyor.md', surveyor);
    write(folder, 'profiles/bench/config.yml',
        'name: bench\ngeneration_params:\n  generating: {max_output_tokens: 2000, temperature: 0.2, reasoning_effort: low}\n' +
        'output_instructions:\n  generating: "Return one JSON document."\nagents:\n  generating: surveyor\n');
    write(folder, 'config.toml', '[workspace]\nname = "Stack"\nagent = "surveyor"\nprofile = "bench"\n');
    return bodies;
}

/// Writes the workspace: mostly notes, as in a note vault, and as many layers, skills and agents as a large company might have.
function writeWorkspace(folder) {
    const titles = new Map();
    const add = (file, title, head) => {
        titles.set(file, title);
        write(folder, file, head + body(documentBytes - frontMatterBytes - 120));
    };
    for (let i = 0; i < documents.layers; ++i) {
        const title = `Layer ${i}: ${plainPhrase(3)}`;
        add(`layers/${numbered('layer', i)}.md`, title, layerText(tiers[i % tiers.length], i, title, frontMatterBytes));
    }
    for (let i = 0; i < documents.skills; ++i) {
        const name = numbered('skill', i);
        add(`skills/${name}/SKILL.md`, name, skillText(name, pick(['platform', 'tooling/cli', 'pipeline/ingest', 'build/tools', 'knowledge/planning']), frontMatterBytes));
    }
    for (let i = 0; i < documents.agents; ++i)
        add(`agents/${numbered('agent', i)}.md`, numbered('agent', i), agentText(numbered('agent', i), frontMatterBytes));
    for (let i = 0; i < documents.notes; ++i) {
        const title = `Note ${i}: ${plainPhrase(3)}`;
        add(`notes/${numbered('folder', Math.floor(i / 100))}/${numbered('note', i)}.md`, title, noteText(title, i, frontMatterBytes));
    }
    write(folder, 'config.toml', '[workspace]\nname = "Ten thousand"\n');
    return titles;
}

/// Returns the facts that every contestant must report: the number of documents, and a checksum of paths and titles.
function factsOf(titles) {
    const hash = createHash('sha256');
    for (const file of [...titles.keys()].sort())
        hash.update(`${file}\t${titles.get(file)}\n`);
    return { documents: titles.size, titles: hash.digest('hex') };
}

function prepare(folder) {
    fs.rmSync(folder, { recursive: true, force: true });
    const selection = { phase: 'generating', workload: 'platform', request: 'Which layer of record 42 changed last, and why?' };
    const bodies = writeStack(path.join(folder, 'stack'), stackBytes.stack);
    const titles = writeWorkspace(path.join(folder, 'workspace'));
    const counted = writeStack(path.join(folder, 'counted'), stackBytes.counted);
    const opened = factsOf(titles);

    const changed = 'layers/layer-0042.md';
    titles.set(changed, 'Layer 42, rewritten');
    write(folder, 'changed.md', layerText('topsoil', 42, titles.get(changed), frontMatterBytes) + body(600));
    write(folder, 'selection.json', JSON.stringify(selection, null, 2) + '\n');
    write(folder, 'expected.json', JSON.stringify({
        bodies, passages: [...agentPassages, selection.request], tools: ['read_record', 'compare_layers'],
        counted, opened, changedPath: changed, changed: factsOf(titles),
    }, null, 2) + '\n');
    const sizeOf = (texts) => texts.reduce((sum, text) => sum + bytes(text), 0);
    console.log(`${bodies.length} passages of ${sizeOf(bodies)} and ${sizeOf(counted)} bytes; ${opened.documents} documents`);
}

prepare(process.argv[2]);
