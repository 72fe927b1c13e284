// SPDX-License-Identifier: GPL-3.0-or-later
// formatpeers.mjs PROGRAM WORKSPACE FOLDER: exports a prompt of WORKSPACE with `PROGRAM export --as` into FOLDER, and reads each file with the library or the
// checker of its format: dotprompt, Langfuse's client, LangChain's loader and promptfoo. The messages that a library renders must be those of the prompt. The
// requests that promptfoo sends to a local server must be those of `PROGRAM export`, except for cache settings and the settings that promptfoo always sends.
// Prints a line of JSON for each check: {"check": …, "differences": [text, …]}. The packages are loaded from $OUTCROP_PEERS/node_modules.
import { createRequire } from 'node:module';
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [program, workspace, folder] = process.argv.slice(2);
const modules = join(process.env.OUTCROP_PEERS, 'node_modules');
const require = createRequire(join(modules, 'x.js'));

// Text that is special in each template language must be kept.
const request = 'Plan {{ product }} for {{city}}. Keep "quotes", {single}, {% raw %}{{ raw }} {% if x %}{% endraw %}, \\n, a/b.md and $1.';
const values = { product: '<Seeds> & "co" {x} {{y}}', city: 'Köln' };
const history = [{ role: 'user', content: 'Is {{this}} literal?' }, { role: 'assistant', content: 'Yes: {a}, {# b #} and \\{{c}}.' }];
const filled = [history[0], history[1], { role: 'user', content: 'Plan <Seeds> & "co" {x} {{y}} for Köln. Keep "quotes", {single}, {{ raw }} {% if x %}, \\n, a/b.md and $1.' }];

function outcrop(...parameters) {
  const run = spawnSync(program, ['-C', workspace, ...parameters], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(`${parameters.join(' ')}: ${run.stderr}`);
  return run.stdout;
}

function promptOptions() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'history.json'), JSON.stringify(history));
  writeFileSync(join(folder, 'request.md'), request);
  return ['--request-file', join(folder, 'request.md'), '--template', 'jinja', '--history', join(folder, 'history.json')];
}

/// Exports to a format, in a separate folder, and returns the path of the only file.
function exported(check, format, provider, ...more) {
  const target = join(folder, check);
  outcrop('export', '--to', target, '--as', format, '--provider', provider, ...promptOptions(), ...more);
  return join(target, readdirSync(target)[0]);
}

/// Returns the differences between the rendered messages and the messages of the prompt. Compares only the beginning of the system prompt, because it
/// is long.
function messageDifferences(rendered, expected) {
  const [system, ...others] = rendered.map((message) => ({ role: message.role, content: message.content.trim() }));
  const differences = system?.role === 'system' && system.content.length > 10 ? [] : [`system: ${JSON.stringify(system)}`];
  for (let at = 0; at < Math.max(others.length, expected.length); ++at) {
    if (JSON.stringify(others[at]) !== JSON.stringify(expected[at])) differences.push(`${JSON.stringify(others[at])}, expected ${JSON.stringify(expected[at])}`);
  }
  return differences;
}

async function dotprompt() {
  const { Dotprompt } = require('dotprompt');
  const rendered = await new Dotprompt().render(readFileSync(exported('dotprompt', 'dotprompt', 'anthropic'), 'utf8'), { input: values });
  const roles = { model: 'assistant' };
  return messageDifferences(rendered.messages.map((message) => ({ role: roles[message.role] ?? message.role, content: message.content.map((part) => part.text).join('') })), filled);
}

/// Langfuse has no escape for literal braces. Its client removes braces with their content, and the ledger reports them.
async function langfuse() {
  const { ChatPromptClient } = require('@langfuse/client');
  const [prompt] = JSON.parse(readFileSync(exported('langfuse', 'langfuse', 'anthropic'), 'utf8'));
  const withoutTags = filled.map((message) => ({ role: message.role, content: message.content.replace(/\{\{ raw \}\}|\{\{this\}\}|\{\{c\}\}/g, '') }));
  const rendered = new ChatPromptClient({ ...prompt, version: 1 }).compile(values, {});
  return messageDifferences(rendered, withoutTags);
}

async function langchain() {
  const { load } = require('@langchain/core/load');
  class Model {
    static lc_name() { return 'Model'; }
    constructor(settings) { this.settings = settings; this.lc_runnable = true; }
  }
  const importMap = { chat_models__anthropic: { ChatAnthropic: Model } };
  const chain = await load(readFileSync(exported('langchain', 'langchain', 'anthropic'), 'utf8'), { importMap });
  const roles = { human: 'user', ai: 'assistant' };
  const messages = await chain.first.formatMessages(values);
  return messageDifferences(messages.map((message) => ({ role: roles[message.getType()] ?? message.getType(), content: message.content })), filled);
}

/// A server that records requests and returns an empty answer in the format of each API.
function startServer(requests) {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const text = '{}';
  const answers = [
    [/\/messages$/, { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [{ type: 'text', text }], stop_reason: 'end_turn', usage }],
    [/\/responses$/, { id: 'r', object: 'response', status: 'completed', output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] }], usage }],
    [/enerateContent/, { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }], usageMetadata: {} }],
    [/\/api\/chat$/, { model: 'm', message: { role: 'assistant', content: text }, done: true, done_reason: 'stop' }],
  ];
  const server = createServer((message, response) => {
    let body = '';
    message.on('data', (data) => { body += data; });
    message.on('end', () => {
      requests.push({ url: message.url, body: JSON.parse(body) });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers.find(([path]) => path.test(message.url))?.[1] ?? {}));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/// Runs promptfoo, which may only reach the server. Its exit code is 100 if an assertion fails.
function promptfoo(port, ...parameters) {
  const address = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, HOME: folder, PROMPTFOO_CONFIG_DIR: join(folder, 'promptfoo'), PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1', PROMPTFOO_DISABLE_SHARING: '1',
    PROMPTFOO_DISABLE_REMOTE_GENERATION: '1', HTTP_PROXY: '', HTTPS_PROXY: 'http://127.0.0.1:1', NO_PROXY: '127.0.0.1', ANTHROPIC_API_KEY: 'x', OPENAI_API_KEY: 'x', GOOGLE_API_KEY: 'x',
    ANTHROPIC_BASE_URL: address, OPENAI_BASE_URL: `${address}/v1`, GOOGLE_API_BASE_URL: address, OLLAMA_BASE_URL: address };
  const script = join(modules, 'promptfoo', 'dist', 'src', 'entrypoint.js');
  const run = spawn(process.execPath, [script, ...parameters], { env, cwd: folder });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (data) => { output += data; });
  return new Promise((resolve) => run.on('close', (code) => resolve({ code, output })));
}

/// Returns a request body without cache settings and transport settings, with each text as one string.
function comparable(body) {
  const text = (content) => (Array.isArray(content) ? content.map((part) => part.text).join('') : content);
  const { system, systemInstruction, system_instruction: instruction, stream, store, prompt_cache_options: cache, ...rest } = body;
  const instructions = systemInstruction ?? instruction;
  const result = { ...rest, system: instructions ? text(instructions.parts) : text(system) };
  for (const key of ['messages', 'input']) {
    if (rest[key]) result[key] = rest[key].map((message) => ({ ...message, content: text(message.content) }));
  }
  if (result.text?.format.type === 'text') delete result.text; // the default value of the API
  return result;
}

/// Returns the paths and values in which two JSON values differ.
function differencesOf(sent, expected, path = '') {
  const isNested = (value) => typeof value === 'object' && value !== null;
  if (!isNested(sent) || !isNested(expected)) return sent === expected ? [] : [`${path}: ${JSON.stringify(sent)}, expected ${JSON.stringify(expected)}`];
  return [...new Set([...Object.keys(sent), ...Object.keys(expected)])].flatMap((key) => differencesOf(sent[key], expected[key], `${path}.${key}`));
}

/// Compares Outcrop's request with the request that promptfoo sends for an exported configuration.
async function sameRequest(check, provider, options) {
  const requests = [];
  const server = await startServer(requests);
  try {
    const config = exported(check, 'promptfoo', provider, ...options);
    const checked = await promptfoo(server.address().port, 'validate', '-c', config);
    if (checked.code !== 0 || !checked.output.includes('Configuration is valid')) return [checked.output];
    const assigned = Object.entries(values).flatMap(([name, value]) => ['--var', `${name}=${value}`]);
    const run = await promptfoo(server.address().port, 'eval', '-c', config, '--no-cache', '--no-table', '--no-write', '--no-progress-bar', ...assigned);
    const target = join(folder, `${check}-request`);
    outcrop('export', '--to', target, '--provider', provider, '--force', ...promptOptions(), ...assigned, ...options);
    const expected = JSON.parse(readFileSync(join(target, provider, 'request.json'), 'utf8'));
    return requests.length === 1 ? differencesOf(comparable(requests[0].body), comparable(expected)) : [`${requests.length} requests: ${run.output}`];
  } finally {
    server.close();
  }
}

const agent = ['--agent', 'germination-analyst'];
const requestChecks = {
  'promptfoo-anthropic': ['anthropic', [...agent, '--max-tokens', '300', '--effort', 'low']],
  'promptfoo-anthropic-default': ['anthropic', agent],
  'promptfoo-openai': ['openai', [...agent, '--max-tokens', '300', '--temperature', '0.5', '--effort', 'low']],
  'promptfoo-openai-default': ['openai', ['--agent', '']],
  'promptfoo-google': ['google', [...agent, '--max-tokens', '300', '--effort', 'low']],
  'promptfoo-ollama': ['open-source', [...agent, '--max-tokens', '300', '--temperature', '0.5']],
};
const checks = { dotprompt, langfuse, langchain };
for (const [check, [provider, options]] of Object.entries(requestChecks)) checks[check] = () => sameRequest(check, provider, options);
for (const [check, run] of Object.entries(checks)) {
  let differences;
  try {
    differences = await run();
  } catch (error) {
    differences = [String(error.stack)];
  }
  process.stdout.write(`${JSON.stringify({ check, differences })}\n`);
}
