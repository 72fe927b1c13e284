// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that mappings convert log lines of other programs to interactions: recognition, fields, turns, findings, and lines that are not imported.
#include "core/documents/formatschema.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/schemacheck.h"
#include "core/interactions/mappedlog.h"
#include "tests/support/testregistry.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_logmapping {

namespace {

const QString data = QStringLiteral(OUTCROP_TEST_DATA "/interactions/");

struct ConversionResult {
    QList<Interaction> interactions;
    QStringList unmapped;
    QMap<QString, qint64> otherLines;
    QList<Error> problems;
};

QList<Result<LogEntry>> entriesOf(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    LogEntryReader entries(buffer, QStringLiteral("log"));
    QList<Result<LogEntry>> all;
    while (auto entry = entries.next())
        all += *entry;
    return all;
}

QByteArray fileBytes(const QString &name)
{
    QFile file(data + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString detectMappingName(const QByteArray &bytes, const LogMappings &mappings = LogMappings::builtIn())
{
    QList<Json> lines;
    for (const Result<LogEntry> &entry : entriesOf(bytes))
        lines += entry->json;
    const LogMapping *mapping = detectMapping(lines, mappings.mappings);
    return mapping ? mapping->name : QString();
}

ConversionResult convertLog(const LogMapping &mapping, const QByteArray &bytes)
{
    ConversionResult all;
    MappedLog log(mapping, QStringLiteral("log"));
    for (const Result<LogEntry> &entry : entriesOf(bytes)) {
        const Result<LogRecords> records = entry ? log.read(*entry) : Result<LogRecords>(entry.error());
        if (!records) {
            all.problems += records.error();
            continue;
        }
        all.interactions += records->interactions;
        all.unmapped += records->unmappedFields + records->unknownFields;
        all.problems += records->problems;
        for (auto line = records->otherLines.begin(); line != records->otherLines.end(); ++line)
            all.otherLines[line.key()] += line.value();
    }
    all.interactions += log.openTurns();
    return all;
}

ConversionResult convertLog(const QString &name, const QByteArray &bytes)
{
    return convertLog(*LogMappings::builtIn().find(name), bytes);
}

LogMappings mappingsFromYaml(const QByteArray &yaml)
{
    return readLogMappings(readDocument(QStringLiteral("config/log_mappings.yaml"), yaml));
}

} // namespace

class TestLogMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInMappingsFollowTheSchema()
    {
        QCOMPARE(LogMappings::builtIn().names(), QStringList({QStringLiteral("claude-code"), QStringLiteral("codex"), QStringLiteral("langfuse"), QStringLiteral("slog")}));
        QCOMPARE(LogMappings::builtIn().diagnostics.size(), 0);
        const QDir folder(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/interactions/mappings"));
        for (const QString &name : folder.entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const DataDocument yaml = readYaml(QString::fromUtf8(file.readAll()), name);
            const Diagnostics found = checkSchema(yaml.root, formatSchema(QStringLiteral("log-mappings")), name);
            QVERIFY2(yaml.isParsed && found.isEmpty(), qPrintable(name + (found.isEmpty() ? QString() : found.first().message)));
        }
    }

    void recognizesFormats()
    {
        for (const char *name : {"claude-code", "codex", "langfuse", "slog"})
            QCOMPARE(detectMappingName(fileBytes(QLatin1StringView(name) + QStringLiteral(".jsonl"))), QLatin1StringView(name));
        QCOMPARE(detectMappingName(fileBytes(QStringLiteral("spans-old.jsonl"))), QString());
        QCOMPARE(detectMappingName("{\"at\":\"2026-06-01T08:00:00Z\",\"request\":\"a\"}\n"), QString());
        QCOMPARE(detectMappingName("{\"mood\":1}\n"), QString());
    }

    void groupsClaudeCodeCallsIntoTurns()
    {
        const ConversionResult all = convertLog(QStringLiteral("claude-code"), fileBytes(QStringLiteral("claude-code.jsonl")));
        QCOMPARE(all.problems.size(), 0);
        QCOMPARE(all.interactions.size(), 2);
        const Interaction &first = all.interactions.first();
        QCOMPARE(first.request, QStringLiteral("implement the refactor of the parser, write to ada@example.org"));
        QCOMPARE(first.response, QStringLiteral("There is no parser."));
        QCOMPARE(first.session, QStringLiteral("5f0c"));
        QCOMPARE(first.model, QStringLiteral("claude-opus-4-6"));
        QCOMPARE(first.outcome, QStringLiteral("done"));
        QCOMPARE(*first.usage.input, 1103 + 1115); // both lines of msg_01 contain the same usage, which counts once
        QCOMPARE(*first.usage.output, 50 + 20);
        QCOMPARE(*first.usage.cacheRead, 2100);
        QCOMPARE(*first.requests, 2);
        QCOMPARE(*first.durationMs, 9500);
        QCOMPARE(first.details["tools"]["Read"], Json(1));
        QCOMPARE(first.details["tool_errors"], Json(1));
        QCOMPARE(first.details["cwd"], Json("/tmp/garden"));
        QCOMPARE(all.interactions.last().outcome, QStringLiteral("truncated"));
        QCOMPARE(all.otherLines, (QMap<QString, qint64>{{QStringLiteral("summary"), 1}}));
        QCOMPARE(all.unmapped.count(QStringLiteral("userType")), 7);
        QVERIFY(!all.unmapped.contains(QStringLiteral("timestamp")) && !all.unmapped.contains(QStringLiteral("message.usage.input_tokens")));
    }

    void codexCountsEachCallOnce()
    {
        const ConversionResult all = convertLog(QStringLiteral("codex"), fileBytes(QStringLiteral("codex.jsonl")));
        QCOMPARE(all.interactions.size(), 1);
        const Interaction &turn = all.interactions.first();
        QCOMPARE(turn.request, QStringLiteral("Deploy the release."));
        QCOMPARE(turn.response, QStringLiteral("Deployed."));
        QCOMPARE(turn.session, QStringLiteral("req-session"));
        QCOMPARE(turn.provider, QStringLiteral("openai"));
        QCOMPARE(turn.model, QStringLiteral("gpt-5.5"));
        QCOMPARE(*turn.usage.input, 2500);
        QCOMPARE(*turn.usage.cacheRead, 1400);
        QCOMPARE(*turn.requests, 2);
        QCOMPARE(all.otherLines.value(QStringLiteral("response_item/reasoning")), 1);
    }

    void readsLangfuseGenerations()
    {
        const ConversionResult all = convertLog(QStringLiteral("langfuse"), fileBytes(QStringLiteral("langfuse.jsonl")));
        QCOMPARE(all.interactions.size(), 2);
        const Interaction &first = all.interactions.first();
        QCOMPARE(first.request, QStringLiteral("system: Be brief.\n\nuser: Which pods of kubernetes are red?"));
        QCOMPARE(first.details["question"], Json("Which pods of kubernetes are red?"));
        QCOMPARE(*first.durationMs, 2500);
        QCOMPARE(*first.firstTokenMs, 400);
        QCOMPARE(*first.usage.cacheRead, 64);
        QCOMPARE(*first.cost, 0.0012);
        QCOMPARE(first.details["modelParameters"]["temperature"], Json(0.2)); // an unmapped value is kept in the details
        QCOMPARE(all.interactions.last().outcome, QStringLiteral("failed"));
        QCOMPARE(all.interactions.last().at, QDateTime(QDate(2026, 5, 1), QTime(9, 1), Qt::UTC));
        QCOMPARE(all.problems.size(), 1);
        QCOMPARE(toString(all.problems.first().location), QStringLiteral("log:4:55"));
    }

    void readsPagesOfTheLangfuseApi()
    {
        const QByteArray page = "{\"data\":[{\"id\":\"a\",\"traceId\":\"t\",\"type\":\"GENERATION\",\"startTime\":\"2026-05-01T09:00:00Z\"},"
                                "{\"id\":\"b\",\"traceId\":\"t\",\"type\":\"EVENT\",\"startTime\":\"2026-05-01T09:00:00Z\"}],\"meta\":{\"page\":1}}";
        QCOMPARE(detectMappingName(page), QStringLiteral("langfuse"));
        const ConversionResult all = convertLog(QStringLiteral("langfuse"), page);
        QCOMPARE(all.interactions.size(), 1);
        QCOMPARE(all.otherLines, (QMap<QString, qint64>{{QStringLiteral("EVENT"), 1}}));
    }

    void readsSlogActions()
    {
        const ConversionResult all = convertLog(QStringLiteral("slog"), fileBytes(QStringLiteral("slog.jsonl")));
        QCOMPARE(all.interactions.size(), 2);
        QCOMPARE(all.interactions.first().request, QStringLiteral("Create the backup volume of the cluster"));
        QCOMPARE(all.interactions.first().phase, QStringLiteral("configure"));
        QCOMPARE(all.interactions.first().details["tags"][0], Json("nas"));
        QCOMPARE(all.unmapped, QStringList(QStringLiteral("mood")));
        QCOMPARE(toString(all.problems.value(0).location), QStringLiteral("log:3:1"));
    }

    void fingerprintStaysTheSameAsATurnGrows()
    {
        const QByteArray log = fileBytes(QStringLiteral("claude-code.jsonl"));
        const QByteArray part = log.left(log.lastIndexOf('\n', -2) + 1);
        const ConversionResult whole = convertLog(QStringLiteral("claude-code"), log);
        const ConversionResult shorter = convertLog(QStringLiteral("claude-code"), part);
        QCOMPARE(shorter.interactions.last().fingerprint, whole.interactions.last().fingerprint);
        QVERIFY(logLineCount(shorter.interactions.last()) < logLineCount(whole.interactions.last()));
        QVERIFY(isFingerprint(whole.interactions.last().fingerprint));
    }

    void readsTimesInManyFormats_data()
    {
        QTest::addColumn<QByteArray>("time");
        QTest::addColumn<bool>("isValid");
        QTest::newRow("text") << QByteArray("\"2026-05-01T09:00:00Z\"") << true;
        QTest::newRow("offset") << QByteArray("\"2026-05-01T11:00:00+02:00\"") << true;
        QTest::newRow("no offset") << QByteArray("\"2026-05-01 09:00:00\"") << true;
        QTest::newRow("seconds") << QByteArray("1777626000") << true;
        QTest::newRow("fraction") << QByteArray("1777626000.0") << true;
        QTest::newRow("milliseconds") << QByteArray("1777626000000") << true;
        QTest::newRow("nanoseconds as text") << QByteArray("\"1777626000000000000\"") << true;
        QTest::newRow("negative") << QByteArray("-5") << false;
        QTest::newRow("too old") << QByteArray("100") << false;
        QTest::newRow("words") << QByteArray("\"noon\"") << false;
    }

    void readsTimesInManyFormats()
    {
        QFETCH(QByteArray, time);
        QFETCH(bool, isValid);
        const ConversionResult all = convertLog(QStringLiteral("slog"), "{\"time\":" + time + ",\"action\":\"a\",\"tool\":\"b\",\"detail\":\"c\"}\n");
        QCOMPARE(all.interactions.size(), isValid ? 1 : 0);
        QCOMPARE(all.problems.size(), isValid ? 0 : 1);
        if (isValid)
            QCOMPARE(all.interactions.first().at, QDateTime(QDate(2026, 5, 1), QTime(9, 0), Qt::UTC));
    }

    void workspaceAddsAndReplacesMappings()
    {
        const LogMappings own = mappingsFromYaml("mappings:\n  - name: gate\n    title: Gateway\n    detect: [{kind: call}]\n    rules:\n      - does: record\n        fields: {at: t, request: q, "
                                            "duration_ms: {path: s, times: 1000}, outcome: {path: ok, map: {\"true\": done, \"false\": failed}}}\n  - name: slog\n    detect: [{never: x}]\n    rules: [{does: skip}]\n");
        QCOMPARE(own.diagnostics.size(), 0);
        QCOMPARE(own.names().size(), 5);
        QVERIFY(own.find(QStringLiteral("slog"))->rules.first().action == MappingRule::Action::Skip);
        const QByteArray line = "{\"kind\":\"call\",\"t\":1777626000,\"q\":\"hello\",\"s\":1.5,\"ok\":false}\n";
        QCOMPARE(detectMappingName(line, own), QStringLiteral("gate"));
        const ConversionResult all = convertLog(*own.find(QStringLiteral("gate")), line);
        QCOMPARE(*all.interactions.first().durationMs, 1500);
        QCOMPARE(all.interactions.first().outcome, QStringLiteral("failed"));
    }

    /// A tool call counts on every line that describes an interaction.
    void toolsCountOnRecordsQuestionsAndParts()
    {
        const QByteArray rules = "fields: {at: t, request: q, tools: calls, tool_errors: failed}}\n";
        const LogMappings own = mappingsFromYaml("mappings:\n  - name: gate\n    title: Gateway\n    detect: [{kind: record}]\n    rules:\n      - {when: {kind: record}, does: record, " + rules
            + "      - {when: {kind: question}, does: question, " + rules + "      - {does: part, " + rules);
        QVERIFY2(own.diagnostics.isEmpty(), qPrintable(toString(own.diagnostics.value(0))));
        const auto line = [](const QByteArray &kind) { return QByteArray("{\"kind\":\"" + kind + "\",\"t\":1777626000,\"q\":\"hello\",\"calls\":[\"Read\",\"Write\"],\"failed\":[\"x\"]}\n"); };
        const LogMapping &mapping = *own.find(QStringLiteral("gate"));
        for (const char *kind : {"record", "question"}) {
            const ConversionResult all = convertLog(mapping, line(kind));
            QCOMPARE(all.interactions.size(), 1);
            QCOMPARE(all.interactions.first().details["tools"], (Json{{"Read", 1}, {"Write", 1}}));
            QCOMPARE(all.interactions.first().details["tool_errors"], Json(1));
        }
        QByteArray withDefinitions = line("record");
        withDefinitions.replace("\"t\":", "\"tools\":[{\"name\":\"Read\"}],\"t\":"); // logs of requests contain the definitions of the tools
        const ConversionResult counted = convertLog(mapping, withDefinitions);
        QCOMPARE(counted.interactions.value(0).details["tools"], (Json{{"Read", 1}, {"Write", 1}}));
        const ConversionResult turn = convertLog(mapping, line("question") + line("part"));
        QCOMPARE(turn.interactions.size(), 1);
        QCOMPARE(turn.interactions.first().details["tools"], (Json{{"Read", 2}, {"Write", 2}}));
        QCOMPARE(turn.interactions.first().details["tool_errors"], Json(2));
    }

    /// A condition on a field with a list has the same meaning for the mapped value and for the unmapped values.
    void conditionsCompareTheItemsOfLists()
    {
        const LogMappings own = mappingsFromYaml("mappings:\n  - name: gate\n    title: Gateway\n    detect: [{kind: call}]\n    rules:\n      - does: record\n        fields: {at: t, request: \"parts[tags=question].text\"}\n");
        QVERIFY2(own.diagnostics.isEmpty(), qPrintable(toString(own.diagnostics.value(0))));
        const ConversionResult all = convertLog(*own.find(QStringLiteral("gate")),
            "{\"kind\":\"call\",\"t\":\"2026-05-01T09:00:00Z\",\"parts\":[{\"tags\":[\"user\",\"question\"],\"text\":\"Why?\"},{\"tags\":[\"user\"],\"text\":\"Because.\"}]}\n");
        QCOMPARE(all.interactions.size(), 1);
        QCOMPARE(all.interactions.first().request, QStringLiteral("Why?"));
        QCOMPARE(all.unmapped, (QStringList{QStringLiteral("parts[*].tags"), QStringLiteral("parts[*]")}));
    }

    void locatesInvalidMappings()
    {
        const LogMappings path = mappingsFromYaml("mappings:\n  - name: a\n    detect: [{x: true}]\n    rules: [{does: record, fields: {at: \"a[\"}}]\n");
        QVERIFY(!path.diagnostics.isEmpty());
        QCOMPARE(path.diagnostics.last().location.range.start.line, 4);
        const LogMappings field = mappingsFromYaml("mappings:\n  - name: a\n    detect: [{x: true}]\n    rules: [{does: fly}]\n");
        QVERIFY(!field.diagnostics.isEmpty());
    }

    void separatesConversationsInOneLog()
    {
        const QByteArray log = "{\"type\":\"user\",\"sessionId\":\"a\",\"uuid\":\"1\",\"timestamp\":\"2026-05-01T09:00:00Z\",\"message\":{\"role\":\"user\",\"content\":\"one\"}}\n"
                               "{\"type\":\"user\",\"sessionId\":\"b\",\"uuid\":\"2\",\"timestamp\":\"2026-05-01T09:00:01Z\",\"message\":{\"role\":\"user\",\"content\":\"two\"}}\n"
                               "{\"type\":\"assistant\",\"sessionId\":\"a\",\"uuid\":\"3\",\"timestamp\":\"2026-05-01T09:00:02Z\",\"message\":{\"role\":\"assistant\",\"content\":[{\"type\":\"text\",\"text\":\"first\"}]}}\n";
        const ConversionResult all = convertLog(QStringLiteral("claude-code"), log);
        QCOMPARE(all.interactions.size(), 2);
        QCOMPARE(all.interactions.first().response, QStringLiteral("first"));
        QCOMPARE(all.interactions.last().response, QString());
    }

    void failedCallIsNotAResponse()
    {
        const QByteArray question = "{\"type\":\"user\",\"sessionId\":\"a\",\"uuid\":\"1\",\"timestamp\":\"2026-05-01T09:00:00Z\",\"message\":{\"role\":\"user\",\"content\":\"one\"}}\n";
        const QByteArray response = "{\"type\":\"assistant\",\"sessionId\":\"a\",\"uuid\":\"2\",\"timestamp\":\"2026-05-01T09:00:01Z\",\"message\":{\"role\":\"assistant\",\"model\":\"m\",\"content\":[{\"type\":\"text\",\"text\":\"first\"}]}}\n";
        const QByteArray failure = "{\"type\":\"assistant\",\"sessionId\":\"a\",\"uuid\":\"3\",\"timestamp\":\"2026-05-01T09:00:02Z\",\"isApiErrorMessage\":true,"
                                   "\"message\":{\"role\":\"assistant\",\"model\":\"<synthetic>\",\"content\":[{\"type\":\"text\",\"text\":\"API Error: 529 overloaded\"}]}}\n";
        const ConversionResult all = convertLog(QStringLiteral("claude-code"), question + response + failure);
        QCOMPARE(all.interactions.size(), 1);
        QCOMPARE(all.interactions.first().response, QStringLiteral("first"));
        QCOMPARE(all.interactions.first().model, QStringLiteral("m"));
        QCOMPARE(all.interactions.first().outcome, QStringLiteral("failed"));
    }
};

OUTCROP_TEST(TestLogMapping, NoApplication)

} // namespace tst_logmapping

#include "tst_logmapping.moc"
