// SPDX-License-Identifier: GPL-3.0-or-later
// node texts.js FOLDER [MEGABYTES]: writes texts by language for the tokenizer benchmark: generated texts, which are the same on every machine, and real texts
// of this machine. A file contains documents of about 16 KB: the size as four bytes, little-endian, then UTF-8. `buckets.json` lists the texts for throughput:
// the real texts, and generated texts that no package provides. Generated languages have so few words that they would mainly measure caches. With
// OUTCROP_TEXTS, each file in that folder is a separate bucket.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { realTexts } = require('./realtexts');
const words = require('./words');

const documentSize = 16000;

/// A small random number generator that gives the same numbers on every machine.
class Random {
    constructor(seed) { this.state = seed; }
    below(limit) {
        this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
        return Math.floor(this.state / 4294967296 * limit);
    }
    /// Returns early items often and late items rarely, like the frequencies of words in texts.
    of(list) { return list[Math.floor(list.length ** (this.below(1e6) / 1e6) - 1) % list.length]; }
    any(list) { return list[this.below(list.length)]; }
}

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function word(random, { common, stems, endings, prefixes }) {
    return random.below(2) ? random.of(common) : random.any(prefixes) + random.any(stems) + random.any(endings);
}

function sentence(random, language, end = '.') {
    const list = Array.from({ length: 4 + random.below(14) }, () => word(random, language));
    const comma = random.below(list.length - 1);
    list[comma] += random.below(2) ? ',' : '';
    return capitalised(list.join(' ')) + end;
}

function paragraph(random, language, end) {
    return Array.from({ length: 1 + random.below(5) }, () => sentence(random, language, end)).join(' ');
}

function markdown(random, language, end) {
    switch (random.below(8)) {
    case 0: return `## ${capitalised(word(random, language))} ${word(random, language)}\n\n`;
    case 1: return Array.from({ length: 3 }, () => `- **${word(random, language)}**: ${sentence(random, language, end)}\n`).join('') + '\n';
    case 2: return `| ${word(random, language)} | ${random.below(10000)} |\n|---|---|\n| \`${word(random, language)}\` | ${random.below(100)} % |\n\n`;
    default: return paragraph(random, language, end) + '\n\n';
    }
}

function english(random) {
    const text = markdown(random, words.english);
    return random.below(3) ? text : text.replace(/ is | not | will /g, () => random.any([" isn't ", " it's ", " we'll ", " don't "]));
}

function japanese(random) {
    const { nouns, particles, verbs } = words.japanese;
    const clause = () => Array.from({ length: 1 + random.below(3) }, () => random.of(nouns) + random.of(particles)).join('') + random.of(verbs);
    return Array.from({ length: 1 + random.below(3) }, clause).join('、') + '。' + (random.below(4) ? '' : '\n\n');
}

function chinese(random) {
    const { words: list, rare } = words.chinese;
    const one = () => random.below(25) ? random.of(list) : [...rare][random.below(rare.length)];
    const clause = () => Array.from({ length: 3 + random.below(7) }, one).join('');
    return Array.from({ length: 1 + random.below(4) }, clause).join('，') + '。' + (random.below(4) ? '' : '\n\n');
}

const name = (random) => random.any(words.english.stems) + random.any(['', 'Count', 'List', '_id', 'Size', 'ByName', '2']);

function code(random) {
    const [a, b, c] = [name(random), name(random), name(random)];
    return random.any([
        `    if (${a} != ${b}.size())\n        return ${c}(${a}, ${random.below(1000)});\n`,
        `/// ${sentence(random, words.english)}\nstd::vector<int> ${a}(const QString &${b})\n{\n    auto ${c} = ${b}.begin();\n    return {${c}, ${random.below(100)}};\n}\n\n`,
        `def ${a}(self, ${b}=None):\n    """${sentence(random, words.english)}"""\n    for ${c} in self.${b}:\n        yield ${c}["${a}"] * 0x${random.below(65536).toString(16)}\n\n`,
        `const ${a} = await ${b}.map((x) => x.${c} ?? '${word(random, words.english)}');\n`,
        `#include "${a}/${b}.h"\n`,
        `  // ${sentence(random, words.english)}\n`,
    ]);
}

function data(random) {
    const record = { id: random.below(1e9), [name(random)]: word(random, words.english), size: random.below(1e6) / 1000, on: random.below(2) === 1, tags: [name(random), null] };
    return random.any([
        JSON.stringify(record) + ',\n', JSON.stringify(record, null, 2) + '\n',
        `${name(random)}:\n  - ${name(random)}: ${random.below(1e5)}\n    when: 2026-${10 + random.below(3)}-${10 + random.below(20)}T08:${10 + random.below(50)}:00Z\n`,
        `[${name(random)}.${name(random)}]\n${name(random)} = "${word(random, words.english)}"\n`,
    ]);
}

function emoji(random) {
    return sentence(random, words.english, ' ') + Array.from({ length: 1 + random.below(6) }, () => random.any(words.emoji)).join(random.any(['', ' '])) + '\n';
}

function stress(random) {
    const pools = [[32, 95], [0x400, 96], [0x4e00, 0x5200], [0x300, 112], [0, 0x3000], [0x1f300, 0x400], [0xac00, 11172], [0x1c0, 100], [0x10000, 0x10000]];
    let text = random.any([' \n', '\r\n\r\n', '\u0085', '\u00a0 ', '\ufeff', "'\u017f", "'LL", '\u180e', '/\n']);
    for (const [first, count] = random.any(pools), end = text.length + 1 + random.below(12); text.length < end;)
        text += String.fromCodePoint(first + random.below(count));
    return text.toWellFormed ? text.toWellFormed() : text;
}

const european = [words.german, words.french, words.polish];
const others = [words.arabic, words.thai, words.bengali];
const buckets = {
    'English': english,
    'European': (random) => markdown(random, random.any(european)),
    'Russian': (random) => markdown(random, words.russian),
    'Hindi': (random) => markdown(random, words.hindi, '।'),
    'Japanese': japanese,
    'Korean': (random) => markdown(random, words.korean),
    'Chinese': chinese,
    'others': (random) => markdown(random, random.any(others)),
    'code': code,
    'data': data,
    'emoji': emoji,
    'stress': stress,
};

function documents(make, bytes) {
    const random = new Random(2026);
    const made = [];
    for (let left = bytes; left > 0;) {
        let text = '';
        while (text.length < documentSize / 2)
            text += make(random);
        made.push(Buffer.from(text));
        left -= made.at(-1).length;
    }
    return made;
}

function ofFile(file) {
    const text = fs.readFileSync(file, 'utf8');
    return Array.from({ length: Math.ceil(text.length / documentSize) }, (_, i) => Buffer.from(text.slice(i * documentSize, (i + 1) * documentSize)));
}

function write(file, made) {
    const parts = made.flatMap((bytes) => {
        const size = Buffer.alloc(4);
        size.writeUInt32LE(bytes.length);
        return [size, bytes];
    });
    fs.writeFileSync(file, Buffer.concat(parts));
}

function main() {
    const [folder, megabytes = '2'] = process.argv.slice(2);
    fs.mkdirSync(folder, { recursive: true });
    for (const [bucket, make] of Object.entries(buckets))
        write(path.join(folder, `${bucket}.texts`), documents(make, megabytes * 1e6));
    const measured = [];
    const add = (name, source, made) => {
        measured.push({ name, source, file: `${name}.real.texts` });
        write(path.join(folder, measured.at(-1).file), made);
    };
    const missing = (bucket, source) => console.log(`  ${bucket} is skipped: this machine has too little text of this kind (${source})`);
    for (const { name, source, documents: made } of realTexts(megabytes * 1e6, missing))
        add(name, source, made);
    const own = process.env.OUTCROP_TEXTS;
    for (const file of own ? fs.readdirSync(own) : [])
        add(`own ${path.parse(file).name}`, 'a file of OUTCROP_TEXTS', ofFile(path.join(own, file)));
    for (const name of ['emoji', 'stress'])
        measured.push({ name, source: 'generated; not in the median', file: `${name}.texts`, isGenerated: true });
    fs.writeFileSync(path.join(folder, 'buckets.json'), JSON.stringify(measured));
}

if (require.main === module)
    main();
module.exports = { Random, write };
