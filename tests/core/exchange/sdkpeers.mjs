// SPDX-License-Identifier: GPL-3.0-or-later
// sdkpeers.mjs FOLDER: serves every recorded stream on loopback, reads it with the provider's client library, and prints one line of JSON for each:
// {"name": …, "text": …, "tool_calls": […], "stop_detail": …, "usage": {…}} or {"name": …, "error": …}.
// Loads the client libraries from $OUTCROP_PEERS/node_modules.
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const require = createRequire(join(process.env.OUTCROP_PEERS, 'package.json'));
const Anthropic = require('@anthropic-ai/sdk').default;
const OpenAI = require('openai').default;
const { GoogleGenAI } = require('@google/genai');
const { Ollama } = require('ollama');

const folder = process.argv[2];
const model = 'some-model';
const messages = [{ role: 'user', content: 'Hello?' }];
const key = ['none', 'needed'].join('-');

/// Sends small chunks of an odd size, so that the clients must also join partial lines.
function serve(files) {
  return createServer((request, response) => {
    request.resume();
    const file = files[Number(request.url.split('/')[1])];
    response.writeHead(200, { 'content-type': file.path.endsWith('.ndjson') ? 'application/x-ndjson' : 'text/event-stream' });
    const bytes = readFileSync(file.path);
    for (let at = 0; at < bytes.length; at += 37) response.write(bytes.subarray(at, at + 37));
    response.end();
  });
}

const join_ = (items, pick) => items.map(pick).filter(Boolean).join('');
const parsed = (text) => { try { return JSON.parse(text || '{}'); } catch { return text; } };

async function anthropic(baseURL) {
  const client = new Anthropic({ baseURL, apiKey: key, maxRetries: 0 });
  const answer = await client.messages.stream({ model, max_tokens: 10, messages }).finalMessage();
  const usage = answer.usage;
  return {
    text: join_(answer.content, (block) => block.text),
    reasoning: join_(answer.content, (block) => block.thinking),
    tool_calls: answer.content.filter((b) => b.type === 'tool_use').map((b) => ({ id: b.id, name: b.name, arguments: b.input })),
    stop_detail: answer.stop_reason,
    usage: { input: usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0), output: usage.output_tokens },
  };
}

async function responses(baseURL) {
  const client = new OpenAI({ baseURL, apiKey: key, maxRetries: 0 });
  const answer = await client.responses.stream({ model, input: 'Hello?' }).finalResponse();
  const contents = answer.output.filter((item) => item.type === 'message').flatMap((item) => item.content);
  return {
    text: join_(contents, (part) => part.text ?? part.refusal),
    tool_calls: answer.output.filter((item) => item.type === 'function_call').map((c) => ({ id: c.call_id, name: c.name, arguments: parsed(c.arguments) })),
    usage: { input: answer.usage.input_tokens, output: answer.usage.output_tokens },
  };
}

async function chat(baseURL) {
  const client = new OpenAI({ baseURL, apiKey: key, maxRetries: 0 });
  const answer = await client.chat.completions.stream({ model, messages, stream_options: { include_usage: true } }).finalChatCompletion();
  const choice = answer.choices[0];
  return {
    text: choice.message.content || choice.message.refusal || '',
    tool_calls: (choice.message.tool_calls ?? []).map((c) => ({ id: c.id, name: c.function.name, arguments: parsed(c.function.arguments) })),
    usage: { input: answer.usage?.prompt_tokens, output: answer.usage?.completion_tokens },
  };
}

async function gemini(baseUrl) {
  const client = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl } });
  const answer = { text: '', reasoning: '', tool_calls: [], usage: {} };
  for await (const chunk of await client.models.generateContentStream({ model, contents: 'Hello?' })) {
    for (const part of chunk.candidates?.[0]?.content?.parts ?? []) {
      if (part.text) answer[part.thought ? 'reasoning' : 'text'] += part.text;
      if (part.functionCall) answer.tool_calls.push({ id: part.functionCall.id ?? '', name: part.functionCall.name, arguments: part.functionCall.args ?? {} });
    }
    answer.stop_detail = chunk.promptFeedback?.blockReason ?? chunk.candidates?.[0]?.finishReason ?? answer.stop_detail;
    const usage = chunk.usageMetadata;
    if (usage) answer.usage = { input: usage.promptTokenCount, output: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0) };
  }
  return answer;
}

async function ollama(host) {
  const client = new Ollama({ host });
  const answer = { text: '', reasoning: '', tool_calls: [], usage: {} };
  for await (const chunk of await client.chat({ model, messages, stream: true })) {
    answer.text += chunk.message.content;
    answer.reasoning += chunk.message.thinking ?? '';
    for (const call of chunk.message.tool_calls ?? []) answer.tool_calls.push({ id: '', name: call.function.name, arguments: call.function.arguments });
    if (chunk.done) Object.assign(answer, { stop_detail: chunk.done_reason, usage: { input: chunk.prompt_eval_count, output: chunk.eval_count } });
  }
  return answer;
}

const clients = {
  'anthropic-messages': anthropic, 'openai-responses': responses, 'openai-chat-completions': chat, 'openai-compatible': chat,
  'google-generative-ai': gemini, 'ollama-chat': ollama,
};

const files = Object.keys(clients).flatMap((wire) => readdirSync(join(folder, wire))
  .filter((name) => !name.endsWith('.json')).map((name) => ({ wire, name: `${wire}/${name.split('.')[0]}`, path: join(folder, wire, name) })));
const server = serve(files);
server.listen(0, '127.0.0.1', async () => {
  for (const [index, file] of files.entries()) {
    const address = `http://127.0.0.1:${server.address().port}/${index}`;
    const answer = await clients[file.wire](address).catch((error) => ({ error: String(error.message ?? error) }));
    console.log(JSON.stringify({ name: file.name, ...answer }));
  }
  server.closeAllConnections();
  server.close();
});
