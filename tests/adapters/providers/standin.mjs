// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates the providers' APIs: aimock behind a small proxy that records every request unchanged and adds a few failures.
// Prints its address as the first line, and exits when its standard input closes.
//   GET /__requests   every request since the last such call: method, path, headers, body
import { createServer, request as forward } from 'node:http';
import { createRequire } from 'node:module';

const { LLMock } = createRequire(`${process.env.OUTCROP_PEERS}/peers.js`)('@copilotkit/aimock');

const error = (status, type, message, more = {}) => ({ response: { error: { message, type, code: type }, status, ...more } });
const says = (userMessage, rest) => ({ match: { userMessage }, ...rest });

const fixtures = [
  says('plain', { response: { content: 'Hello there, this is plain.' } }),
  says('streamed', { response: { content: 'Hello there, this comes piece by piece.' }, chunkSize: 4 }),
  says('structured', { response: { content: '{"name":"Anna","age":7}' } }),
  says('turns', { response: { content: 'The second answer.' } }),
  says('denied', error(401, 'authentication_error', 'That key is not known.')),
  { match: { userMessage: 'later', sequenceIndex: 0 }, ...error(429, 'rate_limit_error', 'Slow down.', { retryAfter: 7 }) },
  says('later', { response: { content: 'Now there is room.' } }),
  says('broken', error(500, 'api_error', 'Something broke.')),
  says('crowded', error(529, 'overloaded_error', 'Too many at once.')),
  says('dropped', { response: { content: 'This will not arrive whole, for it is cut.' }, chunkSize: 4, latency: 20, truncateAfterChunks: 4 }),
  says('malformed', { response: { content: 'Nobody can read this.' } }),
  says('stalled', { response: { content: 'This begins and then stops for ever.' }, chunkSize: 4, latency: 20 }),
  { match: { userMessage: 'weather', hasToolResult: false }, response: { toolCalls: [{ id: 'call_w1', name: 'get_weather', arguments: '{"city":"Paris"}' }] } },
  { match: {}, response: { content: 'Hello.' } },
];

const mock = new LLMock({ port: 0, chunkSize: 8 });
mock.addFixtures(fixtures);
await mock.start();

let seen = [];

// aimock supports only the older path of this API.
const innerPath = (path) => path.replace(/^\/v1\/models\//, '/v1beta/models/');

// Forwards the first seven chunks of a response, and never ends it.
function stall(answer, out) {
  let pieces = 0;
  answer.on('data', (bytes) => ++pieces <= 7 && out.write(bytes));
}

function pass(incoming, body, out) {
  const headers = { ...incoming.headers };
  if (body.includes('malformed'))
    headers['x-aimock-chaos-malformed'] = '1';
  const inner = forward(mock.url + innerPath(incoming.url), { method: incoming.method, headers }, (answer) => {
    out.writeHead(answer.statusCode, answer.headers);
    answer.on('error', () => out.destroy());
    answer.on('close', () => answer.complete || out.destroy());
    if (body.includes('stalled'))
      stall(answer, out);
    else
      answer.pipe(out);
  });
  inner.on('error', () => out.destroy());
  inner.end(body);
}

function tell(out) {
  out.writeHead(200, { 'content-type': 'application/json' });
  out.end(JSON.stringify(seen));
  seen = [];
  mock.resetMatchCounts();
}

const front = createServer((incoming, out) => {
  const pieces = [];
  incoming.on('data', (bytes) => pieces.push(bytes));
  incoming.on('end', () => {
    if (incoming.url === '/__requests')
      return tell(out);
    const body = Buffer.concat(pieces).toString();
    seen.push({ method: incoming.method, path: incoming.url, headers: incoming.headers, body });
    pass(incoming, body, out);
  });
});

front.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${front.address().port}`));
process.stdin.on('end', () => process.exit(0)).resume();
