// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the tokens of a thousand validation prompts built from the real rules. Compares structured with unstructured prompts (ADR-006), and one <prompt>
// document with both (KEP-002). Every result has its confidence interval.
#include "app/experiments/runexperiment.h"
#include "app/prompt/renderprompt.h"
#include "core/experiments/numbertext.h"
#include "core/experiments/randomnumbers.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_promptforms {

namespace {

constexpr int prompts = 1'000;

const QByteArray setup = R"(description: Validation prompts as METADATA and INSTRUCTION, as prose, and as one XML document.
all: {provider: openai, model: gpt-4.1, type: validation}
arms:
  - {name: structured, mode: structured, request: "Check this code against the rules.\n\n```python\n{code}```"}
  - {name: unstructured, mode: unstructured, request: "{rules}\n\nCheck this code against the rules.\n\n```python\n{code}```\n\n{answer}"}
  - {name: xml, format: prompt-xml, request: "{rules}\n\nCheck this code against the rules.\n\n```python\n{code}```\n\n{answer}"}
data: ./prompts.jsonl
metrics: [tokens, overhead]
seed: 20
)";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// Returns a value as indented lines: `key: value`, or `- value` for the items of a list.
QString prose(const Json &value, const QString &indent = {})
{
    QString text;
    for (const auto &[key, part] : value.items()) {
        const QString label = value.is_array() ? QStringLiteral("-") : QString::fromStdString(key) + u':';
        if (part.is_structured())
            text += indent + label + u'\n' + prose(part, indent + QStringLiteral("  "));
        else
            text += indent + label + u' ' + (part.is_string() ? qString(part).trimmed() : QString::fromStdString(part.dump())) + u'\n';
    }
    return text;
}

/// Returns the rules of METADATA in prose form: an introduction, then one line for each rule.
QString rulesInProse(const Json &metadata)
{
    QStringList lines{QStringLiteral("You validate code. These rules apply:")};
    int number = 0;
    for (const Json &rule : metadata.at("rules")) {
        const auto field = [&rule](const char *name) { return qString(rule.value(name, Json())).simplified(); };
        lines.append(QStringLiteral("%1. %2 (%3), severity %4, checked by %5: %6")
                         .arg(QString::number(++number), field("name"), field("id"), field("severity"), field("validation_type"), field("description")));
    }
    return lines.join(u'\n');
}

QString answerInProse(const Json &metadata)
{
    return QStringLiteral("Report violations in detail, with their location and a suggestion.\nAnswer with one JSON object that has these fields:\n")
        + prose(metadata.at("response_schema"));
}

/// A workspace with the real rules and templates, and a thousand code samples from the examples of the rules.
class FormsWorkspace
{
public:
    explicit FormsWorkspace(const QString &corpora)
    {
        for (const char *name : {"prompt_rules", "response_schemas", "complexity_thresholds", "hybrid_prompt_templates"})
            write(path(QStringLiteral("config/%1.yaml").arg(QLatin1String(name))), bytesOf(corpora + QStringLiteral("/obra/%1.yaml").arg(QLatin1String(name))));
        write(path(QStringLiteral("layers/system.md")), bytesOf(corpora + QStringLiteral("/joelclaw/system.md")));
        write(path(QStringLiteral("experiments/forms.yaml")), setup);
        writeCases();
    }

    OpenedWorkspace open() const { return *openWorkspace(m_folder.path()); }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    void writeCases()
    {
        const OpenedWorkspace workspace = open();
        RenderJob job;
        job.provider = QStringLiteral("openai");
        job.selection.promptType = QStringLiteral("validation");
        const Result<RenderResult> composed = renderPrompt(workspace, job);
        if (!composed || !composed->bundle.hybrid)
            qFatal("the prompt has no METADATA");
        const Json metadata = composed->bundle.hybrid->metadata;
        RandomNumbers random(20);
        QByteArray lines;
        for (int i = 0; i < prompts; ++i)
            lines += QByteArray::fromStdString(Json{{"id", i}, {"code", jsonString(code(workspace, random))}, {"rules", jsonString(rulesInProse(metadata))}, {"answer", jsonString(answerInProse(metadata))}}.dump())
                + '\n';
        write(path(QStringLiteral("experiments/forms/prompts.jsonl")), lines);
    }

    /// Returns one to four random examples of rules, each positive or negative.
    static QString code(const OpenedWorkspace &workspace, RandomNumbers &random)
    {
        const QList<Rule> &rules = workspace.library.configuration.rules->rules;
        QString text;
        for (qsizetype left = 1 + random.below(4); left > 0; --left) {
            const Rule &rule = rules.at(random.below(rules.size()));
            text += (random.below(2) == 0 ? rule.positiveExample : rule.negativeExample).trimmed() + QStringLiteral("\n\n");
        }
        return text;
    }

    QTemporaryDir m_folder;
};

const ArmComparison &comparison(const ExperimentReport &report, Metric metric, const QString &first, const QString &second)
{
    for (const MetricReport &one : report.metrics) {
        for (const ArmComparison &pair : one.comparisons) {
            if (one.metric == metric && pair.first == first && pair.second == second)
                return pair;
        }
    }
    qFatal("the comparison is missing");
}

} // namespace

class TestPromptForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesAThousandPromptsInThreeFormats()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        const FormsWorkspace workspace(corpora);
        const Result<ExperimentOutcome> outcome = runExperiment(workspace.open(), QStringLiteral("forms"), {});
        QVERIFY2(outcome, outcome.ok() ? "" : qPrintable(toString(outcome.error())));
        const ExperimentReport report = createReport(outcome->setup, outcome->record);
        QCOMPARE(report.completedTrials, 3 * prompts);
        QVERIFY2(report.hasExactTokens, qPrintable(report.counter));
        for (const MetricReport &metric : report.metrics) {
            for (const ArmComparison &one : metric.comparisons)
                qInfo("%s", qPrintable(one.sentence));
        }
        printChange(report, QStringLiteral("structured"), QStringLiteral("unstructured"));
        printChange(report, QStringLiteral("structured"), QStringLiteral("xml"));
        const ArmComparison xml = comparison(report, Metric::Tokens, QStringLiteral("unstructured"), QStringLiteral("xml"));
        const double overhead = 100 * (xml.secondMean - xml.firstMean) / xml.firstMean;
        qInfo("as one <prompt> document the same prompts have %.2f %% more tokens than as text", overhead);
        QVERIFY(overhead < 20); // the limit is in KEP-002, "Token Overhead"
    }

private:
    static void printChange(const ExperimentReport &report, const QString &first, const QString &second)
    {
        const ArmComparison &one = comparison(report, Metric::Tokens, first, second);
        const double percent = 100 / one.secondMean;
        qInfo("%s against %s: %+.2f %% tokens (95 %% interval %+.2f to %+.2f)", qPrintable(first), qPrintable(second), percent * (one.firstMean - one.secondMean),
              percent * one.interval->low, percent * one.interval->high);
    }
};

OUTCROP_TEST(TestPromptForms, CoreApplication)

} // namespace tst_promptforms

#include "tst_promptforms.moc"
