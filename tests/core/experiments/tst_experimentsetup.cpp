// SPDX-License-Identifier: GPL-3.0-or-later
// Tests an experiment's document, its cases, the order of its trials, and the file of its run.
#include "core/experiments/experimentcases.h"
#include "core/experiments/experimentsetup.h"
#include "core/experiments/trialresult.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_experimentsetup {

namespace {

const QString file = QStringLiteral("experiments/forms.yaml");

const QString whole = QStringLiteral(R"(
description: Which is shorter?
all: {provider: openai, model: gpt-4.1, request: "Check {code}", params: {temperature: 0, top_p: 1}}
arms:
  - {name: xml, format: prompt-xml}
  - {name: text, format: markdown, params: {temperature: 1}}
  - {name: old, files: {layers/soul.md: drafts/soul.md, layers/extra.md: }}
reference: text
data: ./cases.jsonl
cases: 20
metrics: [tokens, {name: latency, relevant: 50}]
repeats: 2
warm_up: 1
seed: 9
plan: {alpha: 0.01, power: 0.9, effect: 0.3}
)");

ParsedExperiment with(const QString &line)
{
    return readExperiment(QStringLiteral("arms: [{name: a}, {name: b}]\ndata: d.csv\n") + line, file);
}

QString codes(const Diagnostics &diagnostics)
{
    QStringList found;
    for (const Diagnostic &one : diagnostics)
        found.append(QStringLiteral("%1 %2").arg(one.location.range.start.line).arg(one.code));
    return found.join(u'\n');
}

QStringList ids(const ParsedCases &read)
{
    QStringList found;
    for (const ExperimentCase &one : read.cases)
        found.append(one.id);
    return found;
}

} // namespace

class TestExperimentSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheWholeDocument()
    {
        const ParsedExperiment read = readExperiment(whole, file);
        QCOMPARE(codes(read.diagnostics), QString());
        const ExperimentSetup &setup = read.setup;
        QCOMPARE(setup.name, QStringLiteral("forms"));
        QCOMPARE(setup.arms.size(), 3);
        QCOMPARE(setup.arms[1].settings.text(QStringLiteral("model")), std::optional(QStringLiteral("gpt-4.1")));
        QVERIFY(!setup.arms[0].settings.text(QStringLiteral("agent")));
        QCOMPARE(setup.arms[1].settings.params.size(), 2);
        QCOMPARE(setup.arms[1].settings.params[0].second, Json(1));
        QCOMPARE(setup.arms[2].settings.files.value(QStringLiteral("layers/soul.md")), std::optional(QStringLiteral("drafts/soul.md")));
        QVERIFY(!setup.arms[2].settings.files.value(QStringLiteral("layers/extra.md"), QStringLiteral("there")));
        QCOMPARE(setup.metrics.size(), 2);
        QCOMPARE(setup.metrics[1].relevantDifference, std::optional(50.0));
        QVERIFY(!setup.isOffline());
        QCOMPARE(setup.goal.alpha, 0.01);
        QCOMPARE(setup.seed, quint64(9));
        QCOMPARE(setup.tests(), 4);
    }

    void pairsArms_data()
    {
        QTest::addColumn<QString>("reference");
        QTest::addColumn<QList<QPair<qsizetype, qsizetype>>>("pairs");
        using Pairs = QList<QPair<qsizetype, qsizetype>>;
        QTest::newRow("with a reference") << QStringLiteral("text") << Pairs{{0, 1}, {2, 1}};
        QTest::newRow("every two") << QString() << Pairs{{0, 1}, {0, 2}, {1, 2}};
    }

    void pairsArms()
    {
        QFETCH(QString, reference);
        ExperimentSetup setup = readExperiment(whole, file).setup;
        setup.reference = reference;
        QTEST(setup.comparisons(), "pairs");
    }

    void reportsFindings_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::newRow("fine") << QStringLiteral("metrics: [tokens]") << QString();
        QTest::newRow("an unknown reference") << QStringLiteral("metrics: [tokens]\nreference: c") << QStringLiteral("4 experiment-reference");
        QTest::newRow("a stop by an unmeasured metric") << QStringLiteral("metrics: [tokens]\nstop: {metric: latency}") << QStringLiteral("4 experiment-stop");
        QTest::newRow("a stop with repeats") << QStringLiteral("metrics: [tokens]\nrepeats: 2\nstop: {metric: tokens}") << QStringLiteral("5 experiment-stop");
        QTest::newRow("no judge") << QStringLiteral("metrics: [judge]") << QStringLiteral("3 experiment-judge");
    }

    void reportsFindings()
    {
        QFETCH(QString, line);
        QTEST(codes(with(line).diagnostics), "code");
    }

    void rejectsInvalidExperiments_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("an unknown metric") << QStringLiteral("metrics: [speed]");
        QTest::newRow("no metric") << QStringLiteral("metrics: []");
        QTest::newRow("no number") << QStringLiteral("metrics: [tokens]\nrepeats: often");
        QTest::newRow("no metrics at all") << QString();
    }

    void rejectsInvalidExperiments()
    {
        QFETCH(QString, line);
        QVERIFY(hasErrors(with(line).diagnostics));
    }

    void reportsDuplicateArmNames()
    {
        const ParsedExperiment read =
            readExperiment(QStringLiteral("arms: [{name: a}, {name: a}]\ndata: d.csv\nmetrics: [tokens]"), file);
        QCOMPARE(codes(read.diagnostics), QStringLiteral("1 experiment-arm-twice"));
    }

    void readsJsonLines()
    {
        const ParsedCases read =
            parseJsonLinesCases("{\"id\": \"a\", \"n\": 3, \"tags\": [\"x\"]}\n\n{\"text\": \"{n}\"}\n", file);
        QCOMPARE(codes(read.diagnostics), QString());
        QCOMPARE(ids(read), (QStringList{QStringLiteral("a"), QStringLiteral("line 3")}));
        QCOMPARE(read.cases[0].fields.value(QStringLiteral("n")), QStringLiteral("3"));
        QCOMPARE(read.cases[0].jsonFields, (QStringList{QStringLiteral("n"), QStringLiteral("tags")}));
        const QByteArray deep = "{\"id\": " + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}\n";
        QCOMPARE(codes(parseJsonLinesCases(deep, file).diagnostics), QStringLiteral("1 experiment-case"));
        QCOMPARE(
            codes(parseJsonLinesCases("{\"id\": \"a\"}\n[]\n{\"id\": \"a\"}\n", file).diagnostics), QStringLiteral("2 experiment-case\n3 experiment-case"));
    }

    void readsCsv()
    {
        const ParsedCases read = parseCsvCases("\xef\xbb\xbfid,text\r\na,\"one, \"\"two\"\"\nthree\"\r\nb,plain\n", file);
        QCOMPARE(codes(read.diagnostics), QString());
        QCOMPARE(ids(read), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(read.cases[0].fields.value(QStringLiteral("text")), QStringLiteral("one, \"two\"\nthree"));
        QCOMPARE(read.cases[1].fields.value(QStringLiteral("text")), QStringLiteral("plain"));
        QCOMPARE(codes(parseCsvCases("id,text\na\n", file).diagnostics), QStringLiteral("2 experiment-case"));
    }

    void expandsPlaceholders()
    {
        const QHash<QString, QString> values{{QStringLiteral("a"), QStringLiteral("{b}")}, {QStringLiteral("b"), QStringLiteral("B")}};
        QCOMPARE(expandPlaceholders(QStringLiteral("{a} and {b}, {c}, {\"a\": {b}} {"), values), QStringLiteral("{b} and B, {c}, {\"a\": B} {"));
        QCOMPARE(unresolvedNames(QStringLiteral("{a} {c} {c} {d e} {"), values), QStringList{QStringLiteral("c")});
    }

    void samplesCasesBySeed()
    {
        QList<ExperimentCase> cases;
        for (int i = 0; i < 50; ++i)
            cases.append({QString::number(i), {}, {}});
        QCOMPARE(sampleCases(cases, 0, 1).size(), 50);
        const QList<ExperimentCase> some = sampleCases(cases, 10, 1);
        QCOMPARE(some.size(), 10);
        QVERIFY(std::is_sorted(some.begin(), some.end(), [](const auto &left, const auto &right) { return left.id.toInt() < right.id.toInt(); }));
        QCOMPARE(sampleCases(cases, 10, 1).first().id, some.first().id);
    }

    void plansPairedTrials()
    {
        ExperimentSetup setup = readExperiment(whole, file).setup;
        const QList<Trial> trials = plannedTrials(setup, 5);
        QCOMPARE(trials.size(), 3 + 3 * 5 * 2);
        QVERIFY(trials[0].isWarmUp && trials[2].isWarmUp && !trials[3].isWarmUp);
        for (qsizetype begin = 3; begin < trials.size(); begin += 3) { // the arms of a case are consecutive
            QCOMPARE(trials[begin].item, trials[begin + 2].item);
            QCOMPARE(trials[begin].arm + trials[begin + 1].arm + trials[begin + 2].arm, 3);
        }
        for (qsizetype i = 0; i < trials.size(); ++i)
            QCOMPARE(trials[i].number, i);
        setup.seed = 10;
        const QList<Trial> others = plannedTrials(setup, 5);
        const bool isSame = std::equal(trials.begin(), trials.end(), others.begin(), [](const Trial &left, const Trial &right) { return left.item == right.item && left.arm == right.arm; });
        QVERIFY(!isSame);
    }

    void plansIndependentTrials()
    {
        ExperimentSetup setup = readExperiment(whole, file).setup;
        setup.design = ExperimentDesign::Independent;
        setup.warmUpCalls = 0;
        QHash<qsizetype, qsizetype> armOf;
        QList<int> cases(3, 0);
        for (const Trial &trial : plannedTrials(setup, 9)) {
            QCOMPARE(armOf.value(trial.item, trial.arm), trial.arm); // all trials of a case are in the same arm
            armOf.insert(trial.item, trial.arm);
            cases[trial.arm] += trial.repeat == 0;
        }
        QCOMPARE(armOf.size(), 9);
        QCOMPARE(cases, (QList<int>{3, 3, 3}));
    }

    void roundTripsRuns()
    {
        TrialResult result;
        result.number = 4;
        result.arm = QStringLiteral("xml");
        result.item = QStringLiteral("caf\u00e9");
        result.repeat = 1;
        result.time = QDateTime::fromString(QStringLiteral("2026-11-21T18:00:00.250Z"), Qt::ISODateWithMs);
        result.values = {{Metric::Tokens, 12}, {Metric::Latency, 0.1}};
        result.hasExactTokens = false;
        result.failure = QStringLiteral("overloaded");
        RunRecord record;
        record.setup = QStringLiteral("abc");
        record.planned = 6;
        record.cases = 3;
        const auto line = [](const Json &json) -> QByteArray { return QByteArray::fromStdString(json.dump()) + '\n'; };
        const QByteArray bytes = line(headJson(record)) + line(toJson(result));
        const Result<ParsedRun> open = readRun(bytes + "{\"trial\": 5, \"val", file);
        QVERIFY(open);
        QCOMPARE(open->completeBytes, bytes.size());
        QVERIFY(open->record.end == RunEnd::Open);
        QCOMPARE(open->record.planned, 6);
        QCOMPARE(open->record.results.size(), 1);
        QCOMPARE(toJson(open->record.results.first()), toJson(result));
        QVERIFY(readRun(bytes + line(endJson(RunEnd::RuleStopped)), file)->record.end == RunEnd::RuleStopped);
        QVERIFY(!readRun(bytes + "{}\n", file));
        QVERIFY(!readRun("", file));
        QVERIFY(!readRun("{\"trial\": 1}\n", file));
    }
};

OUTCROP_TEST(TestExperimentSetup, CoreApplication)

} // namespace tst_experimentsetup

#include "tst_experimentsetup.moc"
