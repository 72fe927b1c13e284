// SPDX-License-Identifier: GPL-3.0-or-later
// open.js FOLDER REPEATS PATH FILE [--index]: walks a folder, reads every Markdown file and parses its front matter with
// gray-matter (cold); checks whether the size and time of every file are unchanged (warm); parses one changed document (change).
// With --index, also adds the titles and bodies to a minisearch index, and replaces the changed document in it.
'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const matter = require('gray-matter');
const MiniSearch = require('minisearch');
const { milliseconds, measure, print } = require('./measure');

const [folder, repeats, changedPath, changedFile, option] = process.argv.slice(2);
const index = option === '--index' ? new MiniSearch({ fields: ['title', 'body'] }) : null;

function parse(file, text) {
    const { data, content } = matter(text, {}); // passing options disables the cache
    return { id: file, title: data.title ?? data.name, body: content };
}

const paths = () => fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));

function open() {
    const documents = new Map();
    for (const file of paths())
        documents.set(file, parse(file, fs.readFileSync(path.join(folder, file), 'utf8')));
    index?.addAll([...documents.values()]);
    return documents;
}

function stamps() {
    return new Map(paths().map((file) => {
        const { mtimeMs, size } = fs.statSync(path.join(folder, file));
        return [file, { mtimeMs, size }];
    }));
}

/// Counts the unchanged files.
function unchanged(before) {
    let same = 0;
    for (const [file, { mtimeMs, size }] of stamps()) {
        const known = before.get(file);
        same += known !== undefined && known.mtimeMs === mtimeMs && known.size === size ? 1 : 0;
    }
    return same;
}

function change(documents, text) {
    const document = parse(changedPath, text);
    documents.set(changedPath, document);
    index?.replace(document);
}

function factsOf(documents) {
    const hash = createHash('sha256');
    for (const file of [...documents.keys()].sort())
        hash.update(`${file}\t${documents.get(file).title}\n`);
    return { documents: documents.size, titles: hash.digest('hex') };
}

const measures = {};
const facts = {};

let documents;
const opening = milliseconds(() => { documents = open(); });
measures.cold = measure([opening]);
facts.cold = factsOf(documents);
facts.indexed = index?.documentCount;

const rounds = Array.from({ length: Number(repeats) });
if (!index) {
    const before = stamps(); // not measured, although a program that reopens a folder must also do this
    const counts = [];
    measures.warm = measure(rounds.map(() => milliseconds(() => counts.push(unchanged(before)))));
    facts.unchanged = Math.min(...counts);
}

const text = fs.readFileSync(changedFile, 'utf8');
measures.change = measure(rounds.map(() => milliseconds(() => change(documents, text))));
facts.change = factsOf(documents);
facts.found = index?.search('rewritten').length;
print(measures, facts);
