// SPDX-License-Identifier: GPL-3.0-or-later
// mcppeers.mjs PROGRAM WORKSPACE CALLS: lists and calls every tool, prompt and resource of `PROGRAM -C WORKSPACE mcp` with the official clients, which
// check every result against the protocol and the tool's schema. CALLS is a JSON file {TOOL: ARGUMENTS}. Prints one line of JSON for each client:
// {"client": …, "version": …, "tools": {NAME: text}, "prompts": n, "resources": n} or {"client": …, "error": …}. The clients are loaded from
// $OUTCROP_PEERS/node_modules.
import { createRequire } from 'node:module';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const [program, workspace, callsFile] = process.argv.slice(2);
const calls = JSON.parse(readFileSync(callsFile, 'utf8'));
const serverArguments = ['-C', workspace, 'mcp'];
const modules = join(process.env.OUTCROP_PEERS, 'node_modules');
const require = createRequire(join(modules, 'x.js'));
const load = (name) => import(pathToFileURL(require.resolve(name)));
const info = { name: 'peers', version: '1' };

async function everything(client) {
  const seen = { tools: {}, prompts: 0, resources: 0 };
  const { tools } = await client.listTools();
  for (const { name } of tools) {
    const result = await client.callTool({ name, arguments: calls[name] ?? {} });
    if (result.isError || !result.structuredContent) throw new Error(`${name}: ${JSON.stringify(result).slice(0, 400)}`);
    seen.tools[name] = result.content[0].text;
  }
  for (const { name } of (await client.listPrompts()).prompts) {
    const { messages } = await client.getPrompt({ name, arguments: { request: 'Extend my book.' } });
    if (!messages[0].content.text.includes('Extend my book.')) throw new Error(`${name}: no request`);
    seen.prompts += 1;
  }
  for (const { uri } of (await client.listResources()).resources) {
    const { contents } = await client.readResource({ uri });
    if (contents[0].uri !== uri) throw new Error(uri);
    seen.resources += 1;
  }
  await client.listResourceTemplates();
  await client.complete({ ref: { type: 'ref/prompt', name: 'profile-desk' }, argument: { name: 'agent', value: '' } });
  return seen;
}

/// The client of 2025, which opens a session.
async function sessionClient() {
  const { Client } = await load('@modelcontextprotocol/sdk/client/index.js');
  const { StdioClientTransport } = await load('@modelcontextprotocol/sdk/client/stdio.js');
  const client = new Client(info);
  await client.connect(new StdioClientTransport({ command: program, args: serverArguments }));
  const version = client.getServerVersion().version;
  await client.ping();
  const seen = await everything(client);
  await client.close();
  return { version, ...seen };
}

/// The client of 2026, in one era: `auto` chooses the newest era that the server offers.
async function eraClient(mode) {
  const { Client } = await load('@modelcontextprotocol/client');
  const { StdioClientTransport } = await load('@modelcontextprotocol/client/stdio');
  const client = new Client(info, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: program, args: serverArguments }));
  const version = client.getNegotiatedProtocolVersion();
  const seen = await everything(client);
  await client.close();
  return { version, ...seen };
}

/// The inspector's command line, once for each method and tool.
async function inspector(era) {
  const script = join(modules, '@modelcontextprotocol/inspector/clients/launcher/build/index.js');
  const run = async (...words) => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--cli', program, ...serverArguments, '--protocol-era', era, ...words], { maxBuffer: 1 << 26, timeout: 120_000 });
    return JSON.parse(stdout);
  };
  const seen = { version: era, tools: {}, prompts: 0, resources: 0 };
  for (const { name } of (await run('--method', 'tools/list')).tools) {
    const result = await run('--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(calls[name] ?? {}));
    if (result.isError || !result.structuredContent) throw new Error(`${name}: ${JSON.stringify(result).slice(0, 400)}`);
    seen.tools[name] = result.content[0].text;
  }
  seen.prompts = (await run('--method', 'prompts/list')).prompts.length;
  seen.resources = (await run('--method', 'resources/list')).resources.length;
  return seen;
}

const clients = {
  'sdk': sessionClient,
  'client legacy': () => eraClient('legacy'),
  'client auto': () => eraClient('auto'),
  'client 2026-07-28': () => eraClient({ pin: '2026-07-28' }),
  'inspector legacy': () => inspector('legacy'),
  'inspector modern': () => inspector('modern'),
};
for (const [client, run] of Object.entries(clients)) {
  try {
    console.log(JSON.stringify({ client, ...(await run()) }));
  } catch (error) {
    console.log(JSON.stringify({ client, error: `${error.stack ?? error}\n${error.stderr ?? ''}${error.stdout ?? ''}` }));
  }
}
process.exit(0);
