// SPDX-License-Identifier: GPL-3.0-or-later
// Real texts by language, from the files of installed Debian packages; they are not stored. Languages are translations of programs (each message once,
// without short ones), English is documentation, and code and data are files of types that people paste into prompts.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

const least = 20; // minimum length of a message in characters; a shorter message is a label
const documentSize = 16000; // approximate size in bytes
const mostFiles = 3000;

function entriesOf(folder) {
    try {
        return fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1);
    } catch {
        return [];
    }
}

function* filesBelow(folder, pattern) {
    for (const entry of entriesOf(folder)) {
        const place = path.join(folder, entry.name);
        if (entry.isDirectory())
            yield* filesBelow(place, pattern);
        else if (entry.isFile() && pattern.test(entry.name))
            yield place;
    }
}

/// Returns the text of a file, or an empty string if it is not UTF-8.
function textOf(file) {
    try {
        const bytes = fs.readFileSync(file);
        return new TextDecoder('utf-8', { fatal: true }).decode(file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes);
    } catch {
        return '';
    }
}

/// Returns the translations in a gettext catalog: a table of sizes and offsets whose first row is the header. Plural forms are consecutive.
function messagesOf(file) {
    const bytes = fs.readFileSync(file);
    if (bytes.length < 20 || bytes.readUInt32LE(0) !== 0x950412de)
        return [];
    const [count, , table] = [8, 12, 16].map((at) => bytes.readUInt32LE(at));
    return Array.from({ length: count }, (_, i) => table + 8 * i).slice(1).flatMap((row) => {
        const [size, place] = [bytes.readUInt32LE(row), bytes.readUInt32LE(row + 4)];
        return bytes.toString('utf8', place, place + size).split('\0');
    });
}

function* translations(...languages) {
    const seen = new Set();
    for (const language of languages) {
        for (const file of filesBelow(`/usr/share/locale/${language}/LC_MESSAGES`, /\.mo$/)) {
            const messages = messagesOf(file).filter((text) => text.length >= least && !text.includes('\ufffd') && !seen.has(text));
            messages.forEach((text) => seen.add(text));
            yield messages.join('\n');
        }
    }
}

/// Yields the texts of the files. If there are many files, yields an even selection, so that no single package dominates.
function* filesOf(folders, pattern) {
    const files = folders.flatMap((folder) => [...filesBelow(folder, pattern)]);
    const step = Math.ceil(files.length / mostFiles);
    for (let i = 0; i < files.length; i += Math.max(1, step))
        yield textOf(files[i]);
}

/// Splits texts at line ends into documents of similar size. Returns an even selection of them with about `bytes` in total.
function documentsOf(texts, bytes) {
    const documents = [];
    for (const text of texts) {
        let size = 0;
        let document = [];
        const end = () => {
            if (size > documentSize / 2)
                documents.push(Buffer.from(document.join('\n')));
            [size, document] = [0, []];
        };
        for (const line of text.split('\n')) {
            document.push(line);
            size += Buffer.byteLength(line) + 1;
            if (size >= documentSize)
                end();
        }
        end();
    }
    const total = documents.reduce((sum, document) => sum + document.length, 0);
    const wanted = Math.min(1, bytes / total);
    return documents.filter((_, i) => Math.floor((i + 1) * wanted) > Math.floor(i * wanted));
}

const project = path.join(__dirname, '../../..');
/// Each bucket has a description and a function that reads the bucket.
const buckets = {
    English: ['documentation in /usr/share/doc', () => filesOf(['/usr/share/doc'], /(README|NEWS|HACKING|FAQ|TODO|\.md|\.txt|\.rst)[^/]*?(\.gz)?$/)],
    European: ['translations, de es fr it pl', () => translations('de', 'es', 'fr', 'it', 'pl')],
    Russian: ['translations, ru', () => translations('ru')],
    Hindi: ['translations, hi', () => translations('hi')],
    Japanese: ['translations, ja', () => translations('ja')],
    Korean: ['translations, ko', () => translations('ko')],
    Chinese: ['translations, zh_CN zh_TW', () => translations('zh_CN', 'zh_TW')],
    others: ['translations, ar bn fa ta th', () => translations('ar', 'bn', 'fa', 'ta', 'th')],
    code: ['sources of this project, headers in /usr/include, Python modules', () => filesOf([path.join(project, 'src'), '/usr/include/c++', '/usr/lib/python3'],
        /^[^.]+(\.(cpp|h|py))?$/)],
    data: ['JSON, YAML, TOML and XML below /usr/share', () => filesOf(['/usr/share'], /\.(json|ya?ml|toml|xml)$/)],
};

/// Yields the buckets available on this machine: name, description, documents. A bucket with less than a tenth of `bytes` is skipped and passed to `missing`.
function* realTexts(bytes, missing) {
    for (const [name, [source, texts]] of Object.entries(buckets)) {
        const documents = documentsOf(texts(), bytes);
        if (documents.reduce((sum, document) => sum + document.length, 0) >= bytes / 10)
            yield { name, source, documents };
        else
            missing(name, source);
    }
}

module.exports = { realTexts };
