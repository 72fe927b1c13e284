// SPDX-License-Identifier: GPL-3.0-or-later
// Sends spans with the OTLP exporters of OpenTelemetry: node otlpexporter.mjs ENCODING PORT COUNT. Every tenth span is not a model call. Prints the IDs
// of the model calls whose export was acknowledged, one per line, and exits with 1 if an export failed.
import { createRequire } from 'node:module';
import path from 'node:path';

const [encoding, port, count] = process.argv.slice(2);
const require = createRequire(path.join(process.env.OUTCROP_PEERS, 'package.json'));
const { BasicTracerProvider, BatchSpanProcessor } = require('@opentelemetry/sdk-trace-base');
const { OTLPTraceExporter } = require(`@opentelemetry/exporter-trace-otlp-${encoding === 'json' ? 'http' : 'proto'}`);

const exporter = new OTLPTraceExporter({ url: `http://127.0.0.1:${port}/v1/traces`, compression: encoding === 'gzip' ? 'gzip' : 'none', timeoutMillis: 200000 });
let failed = 0;
const send = exporter.export.bind(exporter);
exporter.export = (spans, done) => send(spans, (result) => {
    if (result.code === 0)
        process.stdout.write(spans.filter((one) => one.name === 'chat').map((one) => one.spanContext().spanId + '\n').join(''));
    else {
        ++failed;
        console.error(String(result.error));
    }
    done(result);
});
const provider = new BasicTracerProvider({
    forceFlushTimeoutMillis: 200000,
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 100000, maxExportBatchSize: 512, scheduledDelayMillis: 10, exportTimeoutMillis: 200000 })],
});
const tracer = provider.getTracer('test');
for (let number = 0; number < Number(count); ++number) {
    const isCall = number % 10 !== 9;
    const span = tracer.startSpan(isCall ? 'chat' : 'GET /');
    if (isCall) {
        span.setAttributes({
            'gen_ai.operation.name': 'chat',
            'gen_ai.provider.name': 'openai',
            'gen_ai.request.model': 'gpt-5.5',
            'gen_ai.usage.input_tokens': number,
            'gen_ai.input.messages': JSON.stringify([{ role: 'user', parts: [{ type: 'text', content: `list the pods of kubernetes for ada${number}@example.org` }] }]),
        });
    }
    span.end();
}
await provider.forceFlush();
await provider.shutdown();
process.exitCode = failed ? 1 : 0;
