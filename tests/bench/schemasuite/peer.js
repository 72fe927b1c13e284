// SPDX-License-Identifier: GPL-3.0-or-later
// peer.js CASES OURS: checks the cases that suiterates wrote with ajv, and prints both pass rates of every draft side by side. Fails if Outcrop's
// rate is lower for any draft.
'use strict';

const fs = require('node:fs');
const addFormats = require('ajv-formats').default;

const validators = {
    'draft4': require('ajv-draft-04').default,
    'draft6': require('ajv').default,
    'draft7': require('ajv').default,
    'draft2019-09': require('ajv/dist/2019').default,
    'draft2020-12': require('ajv/dist/2020').default,
};

/// Returns a validator with the configuration of ajv's runner for the suite: not strict, with formats if the suite requires them.
function validator(draft, formats, remotes) {
    const ajv = new validators[draft]({ strict: false, validateFormats: formats, logger: false });
    if (draft === 'draft6')
        ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
    addFormats(ajv);
    for (const [address, schema] of Object.entries(remotes)) {
        try {
            ajv.addSchema(schema, address);
        } catch { /* uses a draft that this one does not support */ }
    }
    return ajv;
}

function verdict(check, test) {
    try {
        return check(test.data) === test.valid;
    } catch {
        return false;
    }
}

function results({ remotes, cases }) {
    return cases.flatMap(({ draft, file, optional, formats, group }) => {
        let check;
        try {
            check = validator(draft, formats, remotes).compile(group.schema);
        } catch {
            check = () => undefined;
        }
        return group.tests.map((test) => ({
            draft, optional, name: `${file}: ${group.description}: ${test.description}`, passed: verdict(check, test),
        }));
    });
}

const count = (rows) => ({ passed: rows.filter((row) => row.passed).length, all: rows.length });
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const theirs = results(read(process.argv[2]));
const ours = read(process.argv[3]);

let behind = 0;
console.log('draft           kind       Outcrop        ajv            of');
for (const draft of Object.keys(validators)) {
    for (const optional of [false, true]) {
        const rows = (all) => count(all.filter((row) => row.draft === draft && row.optional === optional));
        const [we, they] = [rows(ours), rows(theirs)];
        behind += we.passed < they.passed || we.all !== they.all ? 1 : 0;
        console.log(draft.padEnd(16) + (optional ? 'optional' : 'required').padEnd(11) +
            String(we.passed).padEnd(15) + String(they.passed).padEnd(15) + we.all);
    }
}
console.log('\nOnly ajv passes:');
const failed = new Set(ours.filter((row) => !row.passed).map((row) => `${row.draft}/${row.name}`));
theirs.filter((row) => row.passed && failed.has(`${row.draft}/${row.name}`)).forEach((row) => console.log(`  ${row.draft}/${row.name}`));
console.log('Only ajv fails:');
theirs.filter((row) => !row.passed && !failed.has(`${row.draft}/${row.name}`)).forEach((row) => console.log(`  ${row.draft}/${row.name}`));
process.exitCode = behind === 0 ? 0 : 1;
