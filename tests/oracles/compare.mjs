#!/usr/bin/env node
// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two folders of recordings of one client and prints a summary and one line per difference.
//   compare.mjs RECORDED NOW ID,ID…        exit code: 1 for differences (except in the client's own text) or missing recordings, otherwise 0
import fs from 'node:fs';
import path from 'node:path';

const [recordedFolder, nowFolder, ids] = process.argv.slice(2);

function read(folder, id) {
  const file = path.join(folder, id + '.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

// Returns the pieces of files in a list of texts, in the order in which they were sent.
function piecesOf(texts) {
  return (texts || []).flatMap(text => text.segments.filter(piece => piece.file).map(piece => ({
    file: piece.file.replace(/(?<=\/)-[A-Za-z0-9-]+-outer-repo(?=\/)/, '{REPO-SLUG}'), // the name depends on the folder of the recordings
    part: `${piece.first_line}-${piece.last_line}${piece.cut_after_extra_characters ? '+' + piece.cut_after_extra_characters : ''}`,
    bytes: piece.bytes,
    where: `${text.where} (${text.role})`,
  })));
}

// Files that a client reads in directory order are compared without their order.
function readsInDiskOrder(client, id) {
  return (client === 'claude' && /^claude-(rules|excludes)/.test(id)) || (client === 'continue' && id.startsWith('skills-'));
}

function differences(before, after, isSet) {
  const found = [];
  const files = pieces => [...new Set(pieces.map(piece => piece.file))];
  const was = files(before), is = files(after);
  const gone = was.filter(file => !is.includes(file)), added = is.filter(file => !was.includes(file));
  if (gone.length) found.push('no longer sent: ' + gone.join(', '));
  if (added.length) found.push('now sent: ' + added.join(', '));
  const both = was.filter(file => is.includes(file));
  const order = list => list.filter(file => both.includes(file)).join('\n');
  if (!isSet && order(was) !== order(is)) found.push('order: ' + is.join(', '));
  for (const file of both) {
    const one = before.filter(piece => piece.file === file), other = after.filter(piece => piece.file === file);
    const text = (list, key) => list.map(piece => piece[key]).join(' ');
    if (text(one, 'where') !== text(other, 'where')) found.push(`location of ${file}: ${text(one, 'where')} → ${text(other, 'where')}`);
    if (text(one, 'part') !== text(other, 'part') || text(one, 'bytes') !== text(other, 'bytes'))
      found.push(`part of ${file}: lines ${text(one, 'part')} (${text(one, 'bytes')} bytes) → lines ${text(other, 'part')} (${text(other, 'bytes')} bytes)`);
  }
  return found;
}

function wrappersOf(texts) {
  return (texts || []).flatMap(text => text.segments.filter(piece => piece.wrapper !== undefined).map(piece => piece.wrapper.trim())).join('\n');
}

// Returns whether the texts of the client around files differ. Long texts were shortened during the recording.
function wordsDiffer(before, after) {
  return wrappersOf(before) !== wrappersOf(after);
}

let same = 0, words = 0, different = 0, missing = 0;
let client = path.basename(recordedFolder), versions = ['?', '?'];
const lines = [];
for (const id of ids.split(',')) {
  const before = read(recordedFolder, id), after = read(nowFolder, id);
  if (!before || !after || after.error || (after.requests === 0 && before.requests > 0)) {
    missing += 1;
    lines.push(`    ${id}: not recorded${after && after.error ? ': ' + after.error : ''}`);
    continue;
  }
  versions = [before.version, after.version];
  const isSet = readsInDiskOrder(client, id);
  const found = differences(piecesOf(before.texts), piecesOf(after.texts), isSet);
  const touched = differences(piecesOf(before.after_touch?.texts), piecesOf(after.after_touch?.texts), isSet);
  found.push(...touched.map(each => 'after reading a file, ' + each));
  const canaries = list => (isSet ? [...(list || [])].sort() : list || []).join(' ');
  if (!found.length && canaries(before.canary_order) !== canaries(after.canary_order)) found.push(`markers sent: ${canaries(before.canary_order)} → ${canaries(after.canary_order)}`);
  if ((before.exit_code === 0) !== (after.exit_code === 0)) found.push(`exit code: ${before.exit_code} → ${after.exit_code}`);
  if (found.length) {
    different += 1;
    lines.push(...found.map(each => `    ${id}: ${each}`));
  } else if (wordsDiffer(before.texts, after.texts)) {
    words += 1;
    lines.push(`    ${id}: only the client's own text around the files differs`);
  } else {
    same += 1;
  }
}
console.log(`${client}: ${versions[0]} → ${versions[1]}: ${same} the same, ${different} different, ${words} different only in the client's own text, ${missing} not recorded`);
lines.forEach(line => console.log(line));
process.exit(different || missing ? 1 : 0);
