// SPDX-License-Identifier: GPL-3.0-or-later
// record.js > tests/data/tokens/counted.json: texts of this project, in many languages and of many types, with the token counts of public tokenizers. Tests
// of estimates and calibrations use them in place of a provider's counts. The factors were fitted to other texts.
'use strict';

const fs = require('fs');
const path = require('path');
const {tokenizers} = require('./tokenizers.js');

const root = path.join(__dirname, '../../..');
const sources = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/core/base/textdiff.cpp', 'src/core/layers/composer.cpp', 'src/cli/commandline.cpp',
                 'src/core/documents/data/yamlevents.h', 'tests/bench/rounds.js', 'packaging/deps.sh', 'resources/portability/portability-tests.yaml',
                 'resources/schemas/formats/agent.schema.yaml', 'resources/schemas/formats/skill.schema.json', 'adapters/providers/wire/anthropic-messages.yaml',
                 'packaging/desktop/org.outcrop.outcrop.metainfo.xml'];
const sizes = [300, 900, 2200];

function markdownOf(folder) {
    return fs.readdirSync(path.join(root, folder), {recursive: true}).filter((name) => name.endsWith('.md')).sort().map((name) => path.join(folder, name));
}

/// Returns parts of a file that begin and end at line breaks.
function parts(file) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return sizes.flatMap((size, i) => {
        const start = text.indexOf('\n', Math.floor((text.length - size) * (i + 1) / 5)) + 1;
        const end = text.lastIndexOf('\n', start + size) + 1;
        return end - start > size / 3 ? [{name: `${file} ${i + 1}`, text: text.slice(start, end)}] : [];
    });
}

function languages() {
    const all = JSON.parse(fs.readFileSync(path.join(root, 'tests/data/tokens/languages.json'), 'utf8'));
    return Object.entries(all).flatMap(([language, texts]) => texts.map((text, i) => ({name: `${language} ${i + 1}`, text})));
}

async function main() {
    const known = Object.entries(await tokenizers());
    const texts = [...languages(), ...[...sources, ...markdownOf('resources/sample')].flatMap(parts)];
    const rows = texts.map(({name, text}) => JSON.stringify({name, counts: Object.fromEntries(known.map(([tokenizer, count]) => [tokenizer, count(text)])), text}));
    console.log(`[\n${rows.join(',\n')}\n]`);
}

main();
