// SPDX-License-Identifier: GPL-3.0-or-later
// render.js FOLDER SELECTION ITERATIONS: composes and renders the same stack for the same five providers with precompiled
// nunjucks templates and JSON.stringify, like a well-written script. Without text origins, ledger or schema lowering.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const matter = require('gray-matter');
const nunjucks = require('nunjucks');
const { milliseconds, measure, print } = require('./measure');

const tiers = ['granite', 'bedrock', 'sandstone', 'topsoil', 'weather'];
const models = {
    anthropic: 'claude-opus-5-5', openai: 'gpt-6-sol', google: 'gemini-3.8-flash', 'open-source': 'llama3.1:70b', manual: 'any',
};

const environment = new nunjucks.Environment(null, { autoescape: false });
environment.addFilter('tag', (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, ''));
const compiled = (source) => new nunjucks.Template(source, environment, null, true);
const xml = compiled('{% for s in sections %}<{{ s.title | tag }}>\n{{ s.content }}\n</{{ s.title | tag }}>{% if not loop.last %}\n\n{% endif %}{% endfor %}');
const markdown = compiled('{% for s in sections %}## {{ s.title }}\n{{ s.content }}{% if not loop.last %}\n\n{% endif %}{% endfor %}');
const manual = compiled('# Standards and context\n\n{{ system }}\n\n---\n\n# Your task\n\n{{ request }}\n\n---\n\n# Output format\n\n{{ instructions }}');

const read = (file) => matter(fs.readFileSync(file, 'utf8'), {}); // passing options disables the cache

function markdownBelow(folder) {
    return fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md')).sort().map((name) => read(path.join(folder, name)));
}

function openStack(folder) {
    const profile = fs.readFileSync(path.join(folder, 'profiles/bench/config.yml'), 'utf8');
    return {
        layers: markdownBelow(path.join(folder, 'layers')),
        skills: markdownBelow(path.join(folder, 'skills')),
        agent: read(path.join(folder, 'agents/surveyor.md')),
        profile: matter(`---\n${profile}---\n`, {}).data, // a YAML file is front matter without a body
    };
}

function compose(stack, selection) {
    const section = (tier, order, title, content) => ({ tier: tiers.indexOf(tier), order, title, content: content.trim() });
    const serves = (skill) => skill.data.metadata.workloads.split(',').some((word) => word.trim().startsWith(selection.workload));
    const sections = [
        ...stack.layers.map((layer) => section(layer.data.tier, layer.data.order, layer.data.title, layer.content)),
        section('sandstone', 1000, stack.agent.data.name, stack.agent.content),
        ...stack.skills.filter(serves).map((skill) => section('weather', 1000, `Skill: ${skill.data.name}`, skill.content)),
    ];
    sections.sort((a, b) => a.tier - b.tier || a.order - b.order);
    return {
        sections,
        request: selection.request,
        instructions: stack.profile.output_instructions[selection.phase],
        params: stack.profile.generation_params[selection.phase],
        tools: stack.agent.data.tools,
        schema: stack.agent.data.output.schema,
    };
}

const task = (bundle) => `${bundle.request}\n\n${bundle.instructions}`;
const tool = ({ name, description, parameters }) => ({ type: 'function', name, description, parameters });

const requests = {
    anthropic: (bundle) => ({
        model: models.anthropic, max_tokens: bundle.params.max_output_tokens,
        system: tiers.map((_, tier) => ({ type: 'text', text: xml.render({ sections: bundle.sections.filter((s) => s.tier === tier) }) })),
        messages: [{ role: 'user', content: task(bundle) }],
        tools: bundle.tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
        output_config: { effort: bundle.params.reasoning_effort, format: { type: 'json_schema', schema: bundle.schema } },
    }),
    openai: (bundle) => ({
        model: models.openai, instructions: markdown.render(bundle), input: [{ role: 'user', content: task(bundle) }],
        tools: bundle.tools.map((t) => ({ ...tool(t), strict: true })),
        text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: bundle.schema } },
        reasoning: { effort: bundle.params.reasoning_effort }, max_output_tokens: bundle.params.max_output_tokens, store: false,
    }),
    google: (bundle) => ({
        systemInstruction: { parts: [{ text: markdown.render(bundle) }] },
        contents: [{ role: 'user', parts: [{ text: task(bundle) }] }],
        tools: [{ functionDeclarations: bundle.tools.map(({ name, description, parameters }) => ({ name, description, parametersJsonSchema: parameters })) }],
        generationConfig: {
            maxOutputTokens: bundle.params.max_output_tokens, temperature: bundle.params.temperature,
            responseMimeType: 'application/json', responseJsonSchema: bundle.schema,
        },
    }),
    'open-source': (bundle) => ({
        model: models['open-source'],
        messages: [{ role: 'system', content: markdown.render(bundle) }, { role: 'user', content: task(bundle) }],
        tools: bundle.tools.map((t) => ({ type: 'function', function: { name: t.name, description: t.description, parameters: t.parameters } })),
        format: bundle.schema, options: { num_predict: bundle.params.max_output_tokens, temperature: bundle.params.temperature }, stream: false,
    }),
    manual: (bundle) => ({ prompt: manual.render({ ...bundle, system: markdown.render(bundle) }) }),
};

/// Returns the requests to all five providers as text.
function renderAll(stack, selection) {
    return Object.fromEntries(Object.entries(requests).map(([provider, build]) =>
        [provider, JSON.stringify(build(compose(stack, selection)), null, 2)]));
}

module.exports = { openStack, renderAll };

if (require.main === module) {
    const [folder, selectionFile, iterations] = process.argv.slice(2);
    const stack = openStack(folder);
    const selection = JSON.parse(fs.readFileSync(selectionFile, 'utf8'));
    let texts = {};
    const samples = [];
    for (let left = Number(iterations); left > 0; --left)
        samples.push(milliseconds(() => { texts = renderAll(stack, selection); }));
    print({ render: measure(samples) }, { requests: texts });
}
