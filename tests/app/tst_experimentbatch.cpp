// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the batch files of experiments and the import of their results.
#include "app/experiments/experimentbatch.h"
#include "core/experiments/experimentreport.h"
#include "tests/support/testregistry.h"
#include "experimentworkspace.h"

#include <QRegularExpression>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_experimentbatch {

namespace {

const QString name = QStringLiteral("forms");

/// Two providers with batch APIs, one for each file format, and one provider without.
const QByteArray three = "all: {agent: '', request: 'Name {what}.'}\n"
                         "arms: [{name: gpt, provider: openai, model: gpt-4.1}, {name: claude, provider: anthropic, model: claude-haiku-5-5}, {name: hand, provider: manual}]\n"
                         "data: ./cases.csv\nmetrics: [success, output_tokens]\n";
const QByteArray both = "all: {agent: '', request: 'Name {what}.'}\n"
                        "arms: [{name: gpt, provider: openai, model: gpt-4.1}, {name: claude, provider: anthropic, model: claude-haiku-5-5}]\n"
                        "data: ./cases.csv\nmetrics: [success, output_tokens, latency]\n";

Json jsonOf(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

QByteArray line(const Json &json)
{
    return QByteArray::fromStdString(json.dump()) + '\n';
}

/// Return a response from OpenAI's Responses API and from Anthropic's Messages API.
Json openAiBody(const QString &text)
{
    const Json part{{"type", "output_text"}, {"text", jsonString(text)}, {"annotations", Json::array()}};
    const Json message{{"type", "message"}, {"role", "assistant"}, {"content", Json::array({part})}};
    return {{"id", "resp_1"},
            {"object", "response"},
            {"status", "completed"},
            {"model", "gpt-4.1"},
            {"output", Json::array({message})},
            {"usage", {{"input_tokens", 20}, {"output_tokens", 5}, {"total_tokens", 25}}}};
}

Json anthropicBody(const QString &text)
{
    const Json part{{"type", "text"}, {"text", jsonString(text)}};
    return {{"id", "msg_1"},
            {"type", "message"},
            {"role", "assistant"},
            {"model", "claude-haiku-5-5"},
            {"content", Json::array({part})},
            {"stop_reason", "end_turn"},
            {"usage", {{"input_tokens", 21}, {"output_tokens", 6}}}};
}

Json succeeded(const Json &id)
{
    return {{"custom_id", id}, {"result", {{"type", "succeeded"}, {"message", anthropicBody(QStringLiteral("Claude"))}}}};
}

Json answered(const Json &id, int status)
{
    const Json body = status == 200 ? openAiBody(QStringLiteral("GPT")) : Json::object();
    return {{"id", "batch_req_1"}, {"custom_id", id}, {"response", {{"status_code", status}, {"request_id", "r"}, {"body", body}}}, {"error", nullptr}};
}

/// Returns responses to all requests of the files, in both formats and in reverse order.
QByteArray answersTo(const BatchExport &batch)
{
    QByteArray results;
    for (const SourceFile &file : batch.files) {
        const Json requests = file.path.endsWith(QLatin1String(".json")) ? jsonOf(file.bytes)["requests"] : Json::array();
        for (const Json &request : requests)
            results.prepend(line(succeeded(request["custom_id"])));
        if (!requests.empty())
            continue;
        for (const QByteArray &text : file.bytes.trimmed().split('\n'))
            results.prepend(line(answered(jsonOf(text)["custom_id"], 200)));
    }
    return results;
}

} // namespace

class TestExperimentBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportsBatchFiles()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{three});
        const Result<BatchExport> batch = exportBatch(workspace.opened(), name);
        QVERIFY2(batch, batch.ok() ? "" : qPrintable(toString(batch.error())));
        QCOMPARE(batch->requests, 6);
        QCOMPARE(batch->files.size(), 2);
        QCOMPARE(batch->unsupportedProviderNotes.size(), 1); // the provider `manual` has no batch API
        QCOMPARE(batch->files[0].path, QStringLiteral("forms-anthropic-claude-haiku-5-5.json"));
        const Json anthropic = jsonOf(batch->files[0].bytes)["requests"];
        QCOMPARE(anthropic.size(), std::size_t(3));
        QVERIFY(anthropic[0]["params"]["max_tokens"].is_number() && anthropic[0]["params"]["messages"].is_array());
        QCOMPARE(batch->files[1].path, QStringLiteral("forms-openai-gpt-4.1.jsonl"));
        const Json openAi = jsonOf(batch->files[1].bytes.split('\n').first());
        QCOMPARE(qString(openAi["method"]), QStringLiteral("POST"));
        QCOMPARE(qString(openAi["url"]), QStringLiteral("/v1/responses"));
        QVERIFY(!openAi["body"].contains("stream"));
        static const QRegularExpression allowed(QStringLiteral("^[a-zA-Z0-9_-]{1,64}$"));
        QVERIFY(allowed.match(qString(openAi["custom_id"])).hasMatch() && allowed.match(qString(anthropic[0]["custom_id"])).hasMatch());
        QCOMPARE(exportBatch(workspace.opened(), name, BatchFormat::OpenAi)->requests, 3);
    }

    void importsBatchResults()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{both});
        const BatchExport batch = *exportBatch(workspace.opened(), name);
        const QByteArray results = answersTo(batch);
        const Result<BatchImport> taken = importBatch(workspace.opened(), name, results, QStringLiteral("r.jsonl"));
        QVERIFY2(taken, taken.ok() ? "" : qPrintable(toString(taken.error())));
        QVERIFY2(taken->problems.isEmpty(), taken->problems.isEmpty() ? "" : qPrintable(taken->problems.first().message));
        QCOMPARE(taken->importedCount, 6);
        QCOMPARE(importBatch(workspace.opened(), name, results, QStringLiteral("r.jsonl"))->known, 6);
        const Result<ExperimentOutcome> outcome = workspace.run(nullptr);
        QVERIFY2(outcome, outcome.ok() ? "" : qPrintable(toString(outcome.error())));
        for (const TrialResult &result : outcome->record.results) {
            QCOMPARE(result.values.value(Metric::OutputTokens), result.arm == u"gpt" ? 5.0 : 6.0);
            QVERIFY(!result.values.contains(Metric::Latency)); // batch results do not include the latency
        }
    }

    void rejectsResultsOfAnotherBatch()
    {
        const ExperimentWorkspace workspace(ExperimentWorkspace::Document{three});
        const BatchExport batch = *exportBatch(workspace.opened(), name);
        const Json id = jsonOf(batch.files[1].bytes.split('\n').first())["custom_id"];
        const QByteArray results = line(succeeded("t99-abc")) + line(succeeded("t0-000000000000000000000000")) + "no json\n" + line(answered(id, 500));
        const Result<BatchImport> taken = importBatch(workspace.opened(), name, results, QStringLiteral("r.jsonl"));
        QVERIFY(taken);
        QCOMPARE(taken->importedCount, 0);
        QCOMPARE(taken->failed, 1);
        QCOMPARE(taken->problems.size(), 3);
        QCOMPARE(taken->problems[2].location.range.start.line, 3);
    }
};

OUTCROP_TEST(TestExperimentBatch, CoreApplication)

} // namespace tst_experimentbatch

#include "tst_experimentbatch.moc"
