// SPDX-License-Identifier: GPL-3.0-or-later
// lsppeers.mjs PROGRAM WORKSPACE SAVED EDITS: edits ten documents of `PROGRAM -C WORKSPACE lsp` at random with vscode-languageserver-protocol. SAVED is a copy
// of WORKSPACE, in which each edit is saved. After each edit, the findings that the server returns for the document and those that it pushes must be those of
// `PROGRAM -C SAVED check --json`. Prints one line of JSON: {"edits": n, "findings": n, "milliseconds": {"median": n, "largest": n}} or {"error": …}. The
// client is loaded from $OUTCROP_PEERS/node_modules.
import { createRequire } from 'node:module';
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, workspace, saved, count] = process.argv.slice(2);
const require = createRequire(join(process.env.OUTCROP_PEERS, 'node_modules', 'x.js'));
const protocol = require('vscode-languageserver-protocol/node');

const pieces = ['---\n', 'tier: nonsense\n', 'when: (\n', 'a: b: c\n', '\t', '{{name}}', '[x](nowhere.md)', '@AGENTS.md\n', '# Heading\n', '```\n', 'template: jinja\n', '😀ü', '\r\n'];

/// A generator of numbers below a limit; every run gets equal numbers.
let state = 27;
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * limit);
}

function documentsIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.(md|yml|toml)$/.test(entry.name));
  return files.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name))).sort().slice(0, 10);
}

function isPairMiddle(text, at) {
  return at > 0 && at < text.length && /[\ud800-\udbff]/.test(text[at - 1]) && /[\udc00-\udfff]/.test(text[at]);
}

/// Returns a random offset between two characters, never between CR and LF.
function place(text) {
  const at = random(text.length + 1);
  return isPairMiddle(text, at) || (text[at - 1] === '\r' && text[at] === '\n') ? at - 1 : at;
}

function positionAt(text, offset) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length - 1, character: lines[lines.length - 1].length };
}

/// Returns a change in the format of the protocol, and the text after the change.
function edit(text) {
  const start = place(text);
  const end = random(3) === 0 ? Math.max(start, place(text)) : start;
  const inserted = end > start ? '' : pieces[random(pieces.length)];
  const after = text.slice(0, start) + inserted + text.slice(end);
  return { after, change: { range: { start: positionAt(text, start), end: positionAt(text, end) }, text: inserted } };
}

function unique(lines) {
  return [...new Set(lines)].sort();
}

/// Returns the findings in one file in the form in which both sides are compared.
function checkedFindings(path) {
  const run = spawnSync(program, ['-C', saved, 'check', '--json'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const report = JSON.parse(run.stdout);
  const found = [...report.findings, ...report.unreadable].filter((one) => one.file === path);
  return unique(found.map(({ start, code, message }) => `${Math.max(1, start.line)}:${Math.max(1, start.column)} ${code} ${message}`));
}

function shownFindings(items) {
  return unique(items.map(({ range, code, message }) => `${range.start.line + 1}:${range.start.character + 1} ${code} ${message}`));
}

async function main() {
  const server = spawn(program, ['-C', workspace, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = protocol.createProtocolConnection(new protocol.StreamMessageReader(server.stdout), new protocol.StreamMessageWriter(server.stdin));
  const pushed = new Map();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) => pushed.set(uri, { version, findings: shownFindings(diagnostics) }));
  connection.listen();
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: pathToFileURL(workspace).href, capabilities: {} });
  await connection.sendNotification('initialized', {});
  const open = documentsIn(workspace).map((path) => ({ path, uri: pathToFileURL(join(workspace, path)).href, version: 1, text: readFileSync(join(workspace, path), 'utf8') }));
  for (const { uri, version, text } of open) await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version, text } });
  const original = new Map(open.map(({ path, text }) => [path, text]));
  const times = [];
  let findings = 0;
  for (let i = 0; i < Number(count); ++i) {
    const document = open[random(open.length)];
    const whole = random(5) === 0;
    const { after, change } = whole ? { after: original.get(document.path), change: { text: original.get(document.path) } } : edit(document.text);
    document.text = after;
    document.version += 1;
    writeFileSync(join(saved, document.path), after);
    const start = performance.now();
    await connection.sendNotification('textDocument/didChange', { textDocument: { uri: document.uri, version: document.version }, contentChanges: [change] });
    const report = await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri: document.uri } });
    times.push(performance.now() - start);
    const expected = checkedFindings(document.path);
    const pulled = shownFindings(report.items);
    if (JSON.stringify(pulled) !== JSON.stringify(expected)) throw new Error(`edit ${i} of ${document.path}: the server returns ${JSON.stringify(pulled)}, check ${JSON.stringify(expected)}\n${after}`);
    for (let wait = 0; JSON.stringify(pushed.get(document.uri)?.findings ?? []) !== JSON.stringify(expected); ++wait) {
      if (wait > 600) throw new Error(`edit ${i} of ${document.path}: the server pushes ${JSON.stringify(pushed.get(document.uri))}, check ${JSON.stringify(expected)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    findings += expected.length;
  }
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  times.sort((a, b) => a - b);
  return { edits: times.length, findings, milliseconds: { median: times[times.length >> 1], largest: times[times.length - 1] } };
}

try {
  console.log(JSON.stringify(await main()));
} catch (error) {
  console.log(JSON.stringify({ error: `${error.stack ?? error}` }));
}
process.exit(0);
