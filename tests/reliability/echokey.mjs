// SPDX-License-Identifier: GPL-3.0-or-later
// A server that rejects every key and repeats it in the error message, as some providers do. Prints its port, then one line for each request: `key` or `no
// key`.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
    const key = request.headers['x-api-key'] ?? request.headers['x-goog-api-key'] ?? request.headers.authorization;
    console.log(key ? 'key' : 'no key');
    response.writeHead(401, { 'content-type': 'application/json', 'x-your-key': key ?? 'none', 'request-id': 'request-1' });
    response.end(JSON.stringify({ type: 'error', error: { type: 'authentication_error', message: `invalid x-api-key: ${key}` } }));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
