// SPDX-License-Identifier: GPL-3.0-or-later
// edit.js FOLDER SELECTION EDITS: simulates an editor with a render script. Repeatedly adds one character, sends the text of a layer through a pipe to
// a process that renders it, and waits for all five requests. Does not display requests or trace their characters to sources.
'use strict';

const { fork } = require('node:child_process');
const fs = require('node:fs');
const { openStack, renderAll } = require('./render');
const { measure, print } = require('./measure');

const [folder, selectionFile, edits] = process.argv.slice(2);

function serve() {
    const stack = openStack(folder);
    const selection = JSON.parse(fs.readFileSync(selectionFile, 'utf8'));
    const layer = stack.layers[stack.layers.length / 2];
    process.on('message', (typed) => {
        const middle = layer.content.length / 2;
        layer.content = layer.content.slice(0, middle) + typed + layer.content.slice(middle);
        process.send(renderAll(stack, selection));
    });
}

async function type() {
    const server = fork(__filename, [folder, selectionFile, edits], { env: { ...process.env, BENCH_SERVER: '1' } });
    const answer = (typed) => new Promise((resolve) => { server.once('message', resolve); server.send(typed); });
    const samples = [];
    let requests;
    for (let i = 0; i < 10 + Number(edits); ++i) {
        const start = process.hrtime.bigint();
        requests = await answer(i % 7 === 6 ? ' ' : 'x');
        if (i >= 10)
            samples.push(Number(process.hrtime.bigint() - start) / 1e6);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    server.disconnect();
    print({ edit: measure(samples) }, { requests });
}

if (process.env.BENCH_SERVER)
    serve();
else
    type();
