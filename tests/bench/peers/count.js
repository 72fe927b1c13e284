// SPDX-License-Identifier: GPL-3.0-or-later
// Counts a text's o200k_base tokens with npm's tiktoken.
'use strict';

const { get_encoding } = require('tiktoken');

let encoding;

/// Counts the tokens of a text. Loads the encoding only once.
function counted(text) {
    encoding ??= get_encoding('o200k_base');
    return encoding.encode_ordinary(text).length;
}

module.exports = { counted };
