// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in many languages and of many types that a Debian machine already has: manual pages, message catalogs, documentation, code and data.
// Returns [{group, language, text}], the same on every run on the same machine. The texts are not stored: only figures leave these scripts.
'use strict';

const fs = require('fs');
const path = require('path');
const zlib = require('zlib');
const {packages} = require('./tokenizers.js');

const manuals = ['ca', 'cs', 'da', 'de', 'es', 'fi', 'fr', 'hu', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt_BR', 'ro', 'ru', 'sr', 'sv', 'tr', 'uk', 'zh_CN', 'zh_TW'];
const catalogues = ['af', 'ar', 'be', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'eo', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'gu', 'he', 'hi', 'hu', 'id', 'it', 'ja',
                    'ka', 'kk', 'km', 'kn', 'ko', 'lt', 'mk', 'ml', 'mr', 'nl', 'pa', 'pl', 'pt_BR', 'ro', 'ru', 'si', 'sr', 'sv', 'ta', 'te', 'tg', 'th', 'tr',
                    'uk', 'ur', 'vi', 'zh_CN', 'zh_TW'];
const sizes = [24, 70, 160, 400, 1000, 2500, 6000, 15000];

/// The state of a pseudorandom generator, so that every run splits the texts in the same places.
let state = 20261121;
function random(below) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
}

function walk(folder, wanted, found = [], depth = 0) {
    let entries = [];
    try { entries = fs.readdirSync(folder, {withFileTypes: true}); } catch { return found; }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const file = path.join(folder, entry.name);
        if (entry.isDirectory() && depth < 6)
            walk(file, wanted, found, depth + 1);
        else if (entry.isFile() && wanted(file))
            found.push(file);
    }
    return found;
}

/// Returns at most `count` files, evenly spread over the list.
function some(files, count) {
    const step = Math.max(1, files.length / count);
    return Array.from({length: Math.min(count, files.length)}, (_, i) => files[Math.floor(i * step)]);
}

function read(file) {
    const bytes = fs.readFileSync(file);
    return (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
}

/// Returns a manual page without its roff commands.
function plainManual(text) {
    return text.split('\n')
        .filter((line) => !line.startsWith('.\\"') && !line.startsWith("'"))
        .map((line) => line.replace(/^\.(SH|SS|TP|IP|PP|B|I|BR|IR|RB|RI|BI|IB|RS|RE|P|LP|nf|fi|ad|hy|na|sp|br|TH|if|ie|el|de|ds|nr|in|ti|ft|nh|PD|UR|UE)\b ?/, ''))
        .join('\n')
        .replace(/\\f[BIRPC]|\\f\(C[WRB]|\\[&%^|c]/g, '')
        .replace(/\\-/g, '-').replace(/\\\(em/g, '—').replace(/\\\((lq|rq|aq|dq)/g, '"').replace(/\n{3,}/g, '\n\n');
}

/// Returns the translations in a message catalog, one per line.
function messages(file) {
    const bytes = fs.readFileSync(file);
    const count = bytes.readUInt32LE(8), table = bytes.readUInt32LE(16), originals = bytes.readUInt32LE(12);
    const at = (base, i) => bytes.subarray(bytes.readUInt32LE(base + 8 * i + 4), bytes.readUInt32LE(base + 8 * i + 4) + bytes.readUInt32LE(base + 8 * i)).toString('utf8');
    const lines = [];
    for (let i = 1; i < count; ++i) {
        const text = at(table, i).split('\0')[0];
        if (text.length > 20 && text !== at(originals, i).split('\0')[0])
            lines.push(text);
    }
    return lines.join('\n');
}

/// Returns excerpts of many lengths, starting after a line break if possible.
function cuts(group, language, text, most) {
    const parts = [];
    for (let i = 0; i < most; ++i) {
        const size = sizes[random(sizes.length)];
        if (text.length < size / 2)
            continue;
        let start = text.length > size ? random(text.length - size) : 0;
        const line = text.indexOf('\n', start);
        if (start > 0 && line > 0 && line < start + 200)
            start = line + 1;
        const part = text.slice(start, start + size).toWellFormed();
        if (part.length >= size / 2)
            parts.push({group, language, text: part});
    }
    return parts;
}

function fromFiles(group, language, files, change = (text) => text, each = 6) {
    return files.flatMap((file) => cuts(group, language, change(read(file)), each));
}

function texts() {
    const all = [];
    for (const language of manuals)
        all.push(...fromFiles('manual', language, some(walk('/usr/share/man/' + language, (f) => f.endsWith('.gz')), 12), plainManual));
    for (const language of catalogues) {
        const files = ['kio5', 'gtk30', 'coreutils', 'glib20', 'shared-mime-info', 'kcoreaddons5_qt', 'bash', 'git', 'tar', 'apt', 'dpkg', 'libc']
            .map((name) => `/usr/share/locale/${language}/LC_MESSAGES/${name}.mo`).filter((file) => fs.existsSync(file));
        all.push(...files.flatMap((file) => cuts('catalogue', language, messages(file), 8)));
    }
    all.push(...fromFiles('manual', 'en', some(walk('/usr/share/man/man1', (f) => f.endsWith('.gz')), 40), plainManual));
    all.push(...fromFiles('documentation', 'en', some(walk('/usr/share/doc', (f) => /(README|NEWS|FAQ)[^/]*$/.test(f) && !/pdf|html|ps\.gz/.test(f)), 60)));
    all.push(...fromFiles('documentation', 'en', some(walk('/usr/share/perl', (f) => f.endsWith('.pod')), 40)));
    all.push(...fromFiles('markdown', 'en', some(walk(packages, (f) => f.endsWith('.md')), 60)));
    if (process.env.OUTCROP_CORPORA)
        all.push(...fromFiles('markdown', 'en', walk(process.env.OUTCROP_CORPORA, (f) => f.endsWith('.md'))));
    all.push(...fromFiles('code', 'python', some(walk('/usr/lib/python3', (f) => f.endsWith('.py')), 25)));
    all.push(...fromFiles('code', 'python', some(walk('/usr/lib/python3.11', (f) => f.endsWith('.py')), 25)));
    all.push(...fromFiles('code', 'c', some(walk('/usr/include', (f) => f.endsWith('.h')), 50)));
    all.push(...fromFiles('code', 'javascript', some(walk(packages, (f) => /[^n]\.(js|ts)$/.test(f) && fs.statSync(f).size < 200000), 50)));
    all.push(...fromFiles('code', 'shell', some(walk('/usr/share', (f) => f.endsWith('.sh')), 25)));
    all.push(...fromFiles('data', 'json', some(walk('/usr/share', (f) => f.endsWith('.json') && fs.statSync(f).size < 2e6), 40)));
    all.push(...fromFiles('data', 'xml', some(walk('/usr/share', (f) => /\.(xml|svg)$/.test(f) && fs.statSync(f).size < 2e6), 40)));
    all.push(...fromFiles('data', 'yaml', some(walk('/usr', (f) => /\.ya?ml$/.test(f)), 40)));
    return all;
}

module.exports = {texts};

if (require.main === module) {
    const table = {};
    for (const {group, language, text} of texts()) {
        const row = (table[group + ' ' + language] ??= {documents: 0, characters: 0});
        ++row.documents;
        row.characters += text.length;
    }
    console.table(table);
}
