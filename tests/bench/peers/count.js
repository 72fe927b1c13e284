// SPDX-License-Identifier: GPL-3.0-or-later
// How many tokens of o200k_base a text has, by npm's tiktoken.
'use strict';

const { get_encoding } = require('tiktoken');

let encoding;

/// The encoding is read once, at the first count.
function counted(text) {
    encoding ??= get_encoding('o200k_base');
    return encoding.encode_ordinary(text).length;
}

module.exports = { counted };
