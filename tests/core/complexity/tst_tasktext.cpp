// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the inputs that are inferred from a task's text, their locations, and the scale of the score.
#include "core/complexity/scorescale.h"
#include "core/complexity/tasktext.h"
#include "tests/support/testregistry.h"

#include "estimates.h"

#include <QFile>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_tasktext {

namespace {

ComplexityThresholds sampleThresholds()
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample/config/complexity_thresholds.yaml"));
    return file.open(QIODevice::ReadOnly) ? thresholdsFrom(file.readAll()) : ComplexityThresholds();
}

ComplexityEstimate estimateOfSentence(const QString &text)
{
    const ComplexityThresholds thresholds = sampleThresholds();
    return estimateTask(taskFromRequest(text, thresholds, QStringLiteral("note.txt")), thresholds);
}

/// Returns the evidence of one type as `passage@line:column`, joined by `, `.
QString evidenceList(const Task &task, TaskEvidence::Kind kind)
{
    QStringList found;
    for (const TaskEvidence &one : task.evidence) {
        if (one.kind == kind)
            found.append(QStringLiteral("%1@%2:%3").arg(one.passage).arg(one.location.range.start.line).arg(one.location.range.start.column));
    }
    return found.join(QStringLiteral(", "));
}

QString producedText(const Task &task)
{
    QStringList items;
    for (const ProducedItem &item : task.produces)
        items.append(QStringLiteral("%1 %2").arg(item.count).arg(item.kind));
    return items.join(QStringLiteral(", "));
}

} // namespace

class TestTaskText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void infersInputsFromASentence()
    {
        const Task task = estimateOfSentence(QStringLiteral("Add login, logout and password reset in src/auth.py and src/mail.py.\n"
                                                            "Connect the shop to Stripe with three new endpoints; this is urgent.")).task;
        QCOMPARE(task.type, QStringLiteral("feature_implementation"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Type), QStringLiteral("Add@1:1"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Feature), QStringLiteral("login@1:5, logout@1:12, password reset@1:23"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::File), QStringLiteral("src/auth.py@1:41, src/mail.py@1:57"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Integration), QStringLiteral("Stripe@2:21"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Output), QStringLiteral("endpoints@2:43"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Circumstance), QStringLiteral("urgent@2:62"));
        QCOMPARE(task.concepts.join(u' '), QStringLiteral("security_critical external_api_integration"));
        QCOMPARE(producedText(task), QStringLiteral("3 medium_function, 1 integration_layer, 3 api_endpoint"));
    }

    void infersTheTypeFromTheVerb_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("type");
        const auto row = [](const char *text, const char *type) { QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(type); };
        row("Fix the crash when adding a plot.", "bug_fix");
        row("Add tests for the ledger.", "testing");
        row("Add a ledger.", "feature_implementation");
        row("Refactor the ledger and add tests.", "refactoring");
        row("Upgrade Qt.", "dependency_upgrade");
        row("The ledger.", "");
        row("Do not fix this.", "");
        row("The prefix of the suffix.", "");
    }

    void infersTheTypeFromTheVerb()
    {
        QFETCH(QString, text);
        QFETCH(QString, type);
        QCOMPARE(estimateOfSentence(text).task.type, type);
    }

    void countsOutputs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("produces");
        const auto row = [](const char *text, const char *produces) { QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(produces); };
        row("Add an endpoint.", "1 api_endpoint");
        row("Add endpoints.", "2 api_endpoint");
        row("Add 5 endpoints.", "5 api_endpoint");
        row("Add four small REST endpoints.", "4 api_endpoint");
        row("Add a class.", "1 medium_class");
        row("Add search and two endpoints.", "1 medium_function, 2 api_endpoint");
        row("Fix the sum.", "1 simple_function");
        row("Think about it.", "");
    }

    void countsOutputs()
    {
        QFETCH(QString, text);
        QFETCH(QString, produces);
        QCOMPARE(producedText(estimateOfSentence(text).task), produces);
    }

    void riskRaisesTheScore()
    {
        const QStringList rising{QStringLiteral("Fix a typo in README.md."), QStringLiteral("Add a report."), QStringLiteral("Add a report with encrypted exports."),
            QStringLiteral("Add encrypted exports, two endpoints and a Stripe integration in src/a.py, src/b.py and src/c.py.")};
        double previous = 0;
        for (const QString &text : rising) {
            const ComplexityEstimate estimate = estimateOfSentence(text);
            QVERIFY2(estimate.score > previous && estimate.score < 100, qPrintable(text));
            previous = estimate.score;
        }
    }

    void statedKeysTakePrecedence()
    {
        const ComplexityThresholds thresholds = sampleThresholds();
        const TaskDocument document = taskFrom("description: Fix the login endpoint in src/a.py\ntype: testing\nconcepts: []\nlines: 10\n", thresholds);
        QVERIFY2(document.diagnostics.isEmpty(), qPrintable(findings(document.diagnostics)));
        const Task &task = document.task;
        QCOMPARE(task.type, QStringLiteral("testing"));
        QVERIFY(task.concepts.isEmpty() && task.produces.isEmpty());
        QCOMPARE(task.files.join(u' '), QStringLiteral("src/a.py"));
        QCOMPARE(task.inferredKeys.join(u' '), QStringLiteral("files"));
    }

    void locatesEvidenceInTheYamlFile()
    {
        const Task task = taskFrom("title: Add search\ndescription: |\n  Two lines.\n  Encrypt the ledger.\n", sampleThresholds()).task;
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Concept), QStringLiteral("Encrypt@4:3"));
        QCOMPARE(evidenceList(task, TaskEvidence::Kind::Type), QStringLiteral("Add@1:8"));
    }

    void readsWordsFromTheWorkspace()
    {
        const ComplexityThresholds thresholds = thresholdsFrom(thresholdsYaml() + "task_words: {types: {bug_fix: [heal*]}, concepts: {hard: [frost]}}\n");
        QVERIFY2(thresholds.diagnostics.isEmpty(), qPrintable(findings(thresholds.diagnostics)));
        const Task task = taskFromRequest(QStringLiteral("Healing the frost"), thresholds, QStringLiteral("t"));
        QCOMPARE(task.type, QStringLiteral("bug_fix"));
        QCOMPARE(task.concepts.join(u' '), QStringLiteral("hard"));
    }

    void inferredInputsCountHalf()
    {
        const ComplexityEstimate estimate = estimateOfSentence(QStringLiteral("Add a report in src/a.py"));
        QCOMPARE(estimate.confidence.value, 1.5 / 6); // the type, the size and the files are known
        QVERIFY2(estimate.confidence.reasons.first().startsWith(QStringLiteral("0 of 6 inputs stated, 3 inferred from the text; not stated: ")), qPrintable(estimate.confidence.reasons.first()));
        QVERIFY(!estimate.notes.isEmpty() && estimate.isSizeKnown());
    }

    void scaledScoresStayBelow100()
    {
        const ComplexityThresholds thresholds = someThresholds(); // the suggestion applies to scores from 60 to 100
        QCOMPARE(scaledScore(-1, thresholds), 0.0);
        QCOMPARE(scaledScore(25, thresholds), 25.0);
        QCOMPARE(scaledScore(60, thresholds), 60.0);
        QCOMPARE(scaledScore(100, thresholds), 76.0);
        QCOMPARE(scaledScore(240, thresholds), 90.0);
        double previous = -1;
        for (double raw = 0; raw < 1e6; raw = raw * 1.1 + 1) {
            const double score = scaledScore(raw, thresholds);
            QVERIFY(score > previous && score < 100);
            QCOMPARE(score >= 60, raw >= 60);
            previous = score;
        }
        QCOMPARE(scaledScore(100, thresholdsFrom("decomposition_thresholds: {max_complexity_score: 200, suggestion_threshold: 120}")), 50.0);
        QCOMPARE(scaledScore(30, ComplexityThresholds()), 30.0);
    }

    void longTextsAreReadInLinearTime()
    {
        const Task task = estimateOfSentence(QStringLiteral("Add one endpoint, and search, in src/a.py; ").repeated(5000)).task;
        QCOMPARE(task.files.size(), 1);
        QVERIFY(task.evidence.size() > 15'000);
    }
};

OUTCROP_TEST(TestTaskText, NoApplication)

} // namespace tst_tasktext

#include "tst_tasktext.moc"
