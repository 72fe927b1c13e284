// SPDX-License-Identifier: GPL-3.0-or-later
// lsp.mjs PROGRAM WORKSPACE FILE EDITS [PAUSE]: measures `PROGRAM -C WORKSPACE lsp` with vscode-languageserver-protocol, in milliseconds: from the start to
// the first findings, from an edit of FILE to its findings (quick: those that the server sends first; full: those that the client requests), and to a
// completion; and the memory in MB. Each edit adds or removes an invalid line of front matter, PAUSE milliseconds (500) after the previous one. Prints one line
// of JSON. The client is loaded from $OUTCROP_PEERS/node_modules.
import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, folder, path, edits, pauseText = '500'] = process.argv.slice(2);
const workspace = resolve(folder);
const require = createRequire(join(process.env.OUTCROP_PEERS, 'node_modules', 'x.js'));
const protocol = require('vscode-languageserver-protocol/node');
const uri = pathToFileURL(join(workspace, path)).href;
const invalidLine = 'tier: nonsense: x\n';

const server = spawn(program, ['-C', workspace, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
const connection = protocol.createProtocolConnection(new protocol.StreamMessageReader(server.stdout), new protocol.StreamMessageWriter(server.stdin));
const pause = () => new Promise((done) => setTimeout(done, Number(pauseText)));

let waiting; // the edit whose findings are expected: {version, done}
connection.onNotification('textDocument/publishDiagnostics', ({ uri: of, version, diagnostics }) => {
  if (of === uri && version === waiting?.version)
    waiting.done(diagnostics.length);
});

let version = 1;
let isInvalid = false;

/// Adds or removes the invalid line. Returns the version of the text.
async function edit() {
  const change = isInvalid ? { start: { line: 1, character: 0 }, end: { line: 2, character: 0 }, text: '' } : { start: { line: 1, character: 0 }, end: { line: 1, character: 0 }, text: invalidLine };
  isInvalid = !isInvalid;
  version += 1;
  const { text, ...range } = change;
  await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ range, text }] });
}

/// Runs `action` once per edit. Returns the distribution of its durations.
async function measured(action) {
  const times = [];
  for (let i = 0; i < Number(edits); ++i) {
    await pause();
    const start = performance.now();
    await action();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part) => Number(times[Math.floor((times.length - 1) * part)].toFixed(1));
  return { least: at(0), median: at(0.5), p95: at(0.95), largest: at(1) };
}

async function quickFindings() {
  const findings = new Promise((done) => (waiting = { version: version + 1, done }));
  await edit();
  if ((await findings > 0) !== isInvalid)
    throw new Error('The findings are not those of the edit.');
}

async function fullFindings() {
  await edit();
  const { items } = await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
  if ((items.length > 0) !== isInvalid)
    throw new Error('The findings are not those of the edit.');
}

async function completion() {
  await edit();
  await connection.sendRequest('textDocument/completion', { textDocument: { uri }, position: { line: 1, character: 0 } });
}

/// Returns the largest memory of the server so far, in MB.
function memory() {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024);
}

const start = performance.now();
connection.listen();
await connection.sendRequest('initialize', { processId: process.pid, rootUri: pathToFileURL(workspace).href, capabilities: {} });
await connection.sendNotification('initialized', {});
await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version, text: readFileSync(join(workspace, path), 'utf8') } });
await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
const first = Math.round(performance.now() - start);
const report = { first, quick: await measured(quickFindings), full: await measured(fullFindings), completion: await measured(completion), megabytes: memory() };
await connection.sendRequest('shutdown');
await connection.sendNotification('exit');
console.log(JSON.stringify(report));
process.exit(0);
