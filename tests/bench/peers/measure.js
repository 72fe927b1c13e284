// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by all peers: the clock, the peak memory, and the output that the runner reads.
'use strict';

const fs = require('node:fs');

function milliseconds(work) {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start) / 1e6;
}

/// Returns the peak memory from the same line that our programs read.
function peakMemory() {
    const line = /VmHWM:\s*(\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'));
    return line ? Number(line[1]) : 0;
}

const measure = (samples) => ({ samples, peak_kb: peakMemory() });

const print = (measures, facts) => process.stdout.write(JSON.stringify({ measures, facts }));

module.exports = { milliseconds, measure, print };
