// SPDX-License-Identifier: GPL-3.0-or-later
// recordstreams.mjs FOLDER: records the streams of the provider stand-in, each with its expected content, in FOLDER/<wire format>/standin-*.
// Loads the stand-in from $OUTCROP_PEERS/node_modules. Use it only to renew the recordings that the tests read.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(join(process.env.OUTCROP_PEERS, 'package.json'));
const entry = join(dirname(require.resolve('@copilotkit/aimock')), 'index.js');
const { LLMock } = await import(pathToFileURL(entry).href);

const weather = { id: 'call_w1', name: 'get_weather', arguments: '{"city":"Paris","days":3}' };
const time = { id: 'call_t1', name: 'get_time', arguments: '{"zone":"Europe/Paris"}' };
const answers = {
  text: { content: 'The rock above the sand is older than it looks; look again. 🌋' },
  tool: { toolCalls: [weather] },
  tools: { toolCalls: [weather, time] },
  reasoning: { content: 'Forty-two.', reasoning: 'First I count, then I add.' },
};

const ask = (name) => [{ role: 'user', content: `please ${name} now` }];
const surfaces = {
  'anthropic-messages': { path: '/v1/messages', body: (n) => ({ model: 'claude-opus-5-5', max_tokens: 100, stream: true, messages: ask(n) }) },
  'openai-responses': { path: '/v1/responses', body: (n) => ({ model: 'gpt-6-sol', stream: true, input: ask(n) }) },
  'openai-chat-completions': { path: '/v1/chat/completions', body: (n) => ({ model: 'gpt-6-sol', stream: true, stream_options: { include_usage: true }, messages: ask(n) }) },
  'google-generative-ai': { path: '/v1beta/models/gemini-4-argon:streamGenerateContent?alt=sse', body: (n) => ({ contents: [{ role: 'user', parts: [{ text: `please ${n} now` }] }] }) },
  'ollama-chat': { path: '/api/chat', body: (n) => ({ model: 'llama3.3', stream: true, messages: ask(n) }) },
};

const mock = new LLMock({ port: 0, chunkSize: 7 });
for (const [name, response] of Object.entries(answers)) mock.on({ userMessage: `please ${name} now` }, response);
await mock.start();
for (const [wire, surface] of Object.entries(surfaces)) {
  for (const [name, meant] of Object.entries(answers)) {
    const response = await fetch(mock.url + surface.path, {
      method: 'POST', headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' }, body: JSON.stringify(surface.body(name)),
    });
    const path = join(process.argv[2], wire, `standin-${name}`);
    writeFileSync(`${path}.${wire === 'ollama-chat' ? 'ndjson' : 'sse'}`, Buffer.from(await response.arrayBuffer()));
    const calls = (meant.toolCalls ?? []).map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) }));
    writeFileSync(`${path}.json`, JSON.stringify({ text: meant.content ?? '', tool_calls: calls, stop: 'done' }, null, 2) + '\n');
  }
}
await mock.stop();
