// SPDX-License-Identifier: GPL-3.0-or-later
// mcpagent.mjs PROGRAM WORKSPACE AGENT: a session of a coding agent that calls `render` and `context` of `PROGRAM -C WORKSPACE mcp`. AGENT is the
// executable of Qwen Code (@qwen-code/qwen-code). A server on the loopback interface simulates the model: it selects the two tools, calls them and ends the
// session. HOME is a temporary folder. Prints one line of JSON: {"requests": n, "results": {TOOL: text}} or {"error": …}, and exits with 1 if a tool was not
// called or returned no document, or if the agent warned about a schema.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [program, workspace, agent] = process.argv.slice(2);
const calls = { render: { provider: 'anthropic', request: 'Extend my book.' }, context: { clients: ['codex', 'claude'] } };
const tools = Object.keys(calls);
const fullName = (tool) => `mcp__outcrop__${tool}`;

// The agent does not declare the tools of MCP servers. It offers a search for them, and a tool that calls them.
const steps = [
  { name: 'tool_search', arguments: { query: `select:${tools.map(fullName).join(',')}` } },
  ...tools.map((tool) => ({ name: 'tool_call', arguments: { name: fullName(tool), arguments: calls[tool] } })),
];

const results = {};
let requests = 0;

function textOf(content) {
  return typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
}

/// Returns the events of the response to a request: the next step, or the end.
function eventsFor({ messages, tools: declared }) {
  const replies = messages.filter((message) => message.role === 'tool').map((message) => textOf(message.content));
  replies.slice(1).forEach((text, i) => (results[tools[i]] = text));
  const step = declared?.some((tool) => tool.function.name === 'tool_call') ? steps[replies.length] : undefined;
  const call = step && { index: 0, id: `call_${replies.length}`, type: 'function', function: { name: step.name, arguments: JSON.stringify(step.arguments) } };
  const head = { id: 'c', created: 1, model: 'test-model', object: 'chat.completion.chunk' };
  const delta = call ? { role: 'assistant', tool_calls: [call] } : { role: 'assistant', content: 'Done.' };
  const usage = { prompt_tokens: 10, completion_tokens: 1, total_tokens: 11 };
  return [{ ...head, choices: [{ index: 0, delta, finish_reason: null }] }, { ...head, choices: [{ index: 0, delta: {}, finish_reason: call ? 'tool_calls' : 'stop' }], usage }];
}

function answer(request, response) {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    if (!request.url.endsWith('/chat/completions'))
      return response.writeHead(404).end();
    requests += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end([...eventsFor(JSON.parse(Buffer.concat(parts).toString())).map((event) => JSON.stringify(event)), '[DONE]'].map((line) => `data: ${line}\n\n`).join(''));
  });
}

/// Runs the agent until it ends, at most two minutes. Returns its output.
function session(home, port) {
  const env = { PATH: process.env.PATH, HOME: home, OPENAI_API_KEY: 'test', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'test-model' };
  const child = spawn(agent, ['--auth-type', 'openai', '--approval-mode', 'yolo', '-p', 'Render the prompt.'], { cwd: join(home, 'project'), env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', () => done(output)));
}

const home = mkdtempSync(join(tmpdir(), 'outcrop-agent-'));
const settings = { mcpServers: { outcrop: { command: resolve(program), args: ['-C', resolve(workspace), 'mcp'] } }, telemetry: { enabled: false }, privacy: { usageStatisticsEnabled: false }, general: { disableAutoUpdate: true } };
for (const folder of ['.qwen', 'project'])
  mkdirSync(join(home, folder));
writeFileSync(join(home, '.qwen', 'settings.json'), JSON.stringify(settings));
const server = createServer(answer).listen(0, '127.0.0.1', async () => {
  const output = await session(home, server.address().port);
  rmSync(home, { recursive: true, force: true });
  const problems = tools.filter((tool) => !results[tool]?.startsWith('{"schema_version":1,')).map((tool) => `no document of ${tool}`);
  if (output.includes('strict mode'))
    problems.push('a warning about a schema');
  console.log(JSON.stringify(problems.length > 0 ? { error: `${problems.join(', ')}: ${output}`, results } : { requests, results }));
  process.exit(problems.length > 0 ? 1 : 0);
});
