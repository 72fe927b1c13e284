// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `estimate`: the report, its JSON, the suggestions, the question for a model, the response, and the exit codes.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliestimate {

namespace {

const QByteArray answer = R"(Here you are: {"score": 90, "confidence": 0.8, "reasons": ["It crosses two layers."], "subtasks": []})";

} // namespace

class TestCliEstimate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QFile::copy(QStringLiteral(OUTCROP_TEST_DATA "/tasks/export.yaml"), m_folder.filePath(QStringLiteral("export.yaml"))));
        write("answer.md", answer);
        write("wrong.md", R"({"score": "high"})");
        write("prose.md", "It is big.");
        write("latin1.yaml", "description: caf\xe9");
    }

    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<ExitCode>("code");
        const auto row = [](const char *name, const QString &words, const QByteArray &input, ExitCode code) {
            QTest::newRow(name) << words.split(u' ', Qt::SkipEmptyParts) << input << code;
        };
        row("a task", QStringLiteral("export.yaml"), {}, ExitCode::Done);
        row("standard input", {}, "description: d", ExitCode::Done);
        row("an unknown word is a warning", {}, "{description: d, type: odd}", ExitCode::Done);
        row("a cut suggested is no finding", {}, "{description: d, lines: 9000}", ExitCode::Done);
        row("suggestions", QStringLiteral("export.yaml --as suggestions"), {}, ExitCode::Done);
        row("the question", QStringLiteral("export.yaml --as question"), {}, ExitCode::Done);
        row("an opinion", QStringLiteral("export.yaml --opinion answer.md"), {}, ExitCode::Done);
        row("an opinion of another form", QStringLiteral("export.yaml --opinion wrong.md"), {}, ExitCode::Findings);
        row("an opinion in prose", QStringLiteral("export.yaml --opinion prose.md"), {}, ExitCode::Findings);
        row("no such opinion", QStringLiteral("export.yaml --opinion nowhere.md"), {}, ExitCode::Input);
        row("no such file", QStringLiteral("nowhere.yaml"), {}, ExitCode::Input);
        row("not UTF-8", QStringLiteral("latin1.yaml"), {}, ExitCode::Input);
        row("no task", {}, "[]", ExitCode::Input);
        row("a circle", {}, "{description: d, subtasks: [{id: a, description: d, after: [a]}]}", ExitCode::Input);
        row("no such shape", QStringLiteral("export.yaml --as poem"), {}, ExitCode::Usage);
        row("no such provider", QStringLiteral("export.yaml --provider antropic"), {}, ExitCode::Usage);
        row("two opinions", QStringLiteral("export.yaml --opinion answer.md --provider anthropic"), {}, ExitCode::Usage);
        row("a model without a provider", QStringLiteral("export.yaml --model m"), {}, ExitCode::Usage);
    }

    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, input);
        QFETCH(ExitCode, code);
        const CliRun run = estimate(words, input);
        QVERIFY2(run.code == code, QByteArray(run.out + run.err).constData());
        QCOMPARE(run.out.isEmpty(), code != ExitCode::Done);
        QVERIFY(code == ExitCode::Done || !run.err.isEmpty());
    }

    void reportMatchesTheGoldenFile()
    {
        const CliRun run = estimate({QStringLiteral("export.yaml")});
        QCOMPARE(run.err, QByteArray());
        COMPARE_GOLDEN(QStringLiteral("cli/estimate.txt"), run.out);
    }

    void reportIncludesSuggestions()
    {
        const QByteArray suggestions = estimate({QStringLiteral("export.yaml"), QStringLiteral("--as"), QStringLiteral("suggestions")}).out;
        QVERIFY(suggestions.startsWith("## About the size of this task\n"));
        QVERIFY(estimate({QStringLiteral("export.yaml")}).out.endsWith(suggestions));
    }

    void jsonIsOneDocument()
    {
        const Json json = document(estimate({QStringLiteral("--json"), QStringLiteral("export.yaml")}));
        QCOMPARE(json["title"], Json("Export orders as CSV"));
        QCOMPARE(json["parallel"]["groups"][0]["subtasks"], Json::array({"writer", "guide"}));
        QVERIFY(json["suggestions"].is_string() && json["opinion"].is_null());
        const Json question = document(estimate({QStringLiteral("--json"), QStringLiteral("export.yaml"), QStringLiteral("--as"), QStringLiteral("question")}));
        QVERIFY(question["question"].is_string() && question["schema"].is_object());
    }

    void opinionChangesTheScore()
    {
        const Json json = document(estimate({QStringLiteral("--json"), QStringLiteral("export.yaml"), QStringLiteral("--opinion"), QStringLiteral("answer.md")}));
        QCOMPARE(json["opinion"]["score"], Json(90.0));
        QCOMPARE(json["opinion"]["source"], Json("answer.md"));
        const double heuristic = json["heuristic"]["score"].get<double>();
        const double score = json["raw_score"].get<double>();
        QVERIFY(score >= qMin(heuristic, 90.0) && score <= qMax(heuristic, 90.0) && score != heuristic);
    }

    void estimatesASentence()
    {
        const QString sentence = QStringLiteral("Add login and logout in src/auth.py");
        const Json json = document(estimate({QStringLiteral("--json"), QStringLiteral("--text"), sentence}));
        QCOMPARE(json["heuristic"]["files"], Json(1));
        QVERIFY(json["score"].get<double>() > 0 && json["score"].get<double>() < 100);
        QVERIFY(json["raw_score"].get<double>() >= json["score"].get<double>());
        QCOMPARE(json["read_from_text"][0]["place"], Json("--text:1:1"));
        const CliRun read = estimate({}, sentence.toUtf8());
        QVERIFY2(read.out.contains("standard input:1:5"), read.out.constData());
    }

    void comparesAnOutcomeWithItsEstimate()
    {
        QTemporaryDir folder;
        const auto run = [&folder](const QStringList &words) { return runCli(QStringList{QStringLiteral("estimate")} + words, folder.path()); };
        QVERIFY(run({QStringLiteral("list")}).err.contains("No estimates are recorded"));
        QVERIFY(!QDir(folder.path()).exists(QStringLiteral(".outcrop"))); // the list does not create a store
        const CliRun recorded = run({QStringLiteral("--record"), QStringLiteral("--text"), QStringLiteral("Add search in src/a.py")});
        QVERIFY2(recorded.code == ExitCode::Done && recorded.err.contains("Recorded as estimate 1."), recorded.err.constData());
        const Json outcome = document(run({QStringLiteral("outcome"), QStringLiteral("1"), QStringLiteral("--files"), QStringLiteral("2"), QStringLiteral("--hours"), QStringLiteral("1.5"), QStringLiteral("--json")}));
        QCOMPARE(outcome["figures"]["files"]["accuracy"], Json(0.5));
        const CliRun listed = run({QStringLiteral("list")});
        QVERIFY2(listed.out.contains("Mean accuracy: 50%"), listed.out.constData());
        QVERIFY(run({QStringLiteral("outcome"), QStringLiteral("9"), QStringLiteral("--files"), QStringLiteral("2")}).code == ExitCode::Usage);
        QVERIFY(run({QStringLiteral("outcome")}).code == ExitCode::Usage);
        QVERIFY(run({QStringLiteral("outcome"), QStringLiteral("--files"), QStringLiteral("-1")}).code == ExitCode::Usage);
    }

    void findingsHaveLocations()
    {
        const CliRun run = estimate({}, "description: d\ntype: bugfix\n");
        QVERIFY2(run.err.contains("standard input:2:7: warning: The thresholds do not define the task type `bugfix`; "
                                  "did you mean `bug_fix`? [task-unknown-word]\n"),
            run.err.constData());
    }

    void rejectsABrokenThresholdsFile()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("config")));
        QFile file(folder.filePath(QStringLiteral("config/complexity_thresholds.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("task_type_multipliers: {bug_fix: low}\n") > 0);
        file.close();
        const CliRun run = runCli({QStringLiteral("estimate")}, folder.path(), "description: d");
        QVERIFY(run.code == ExitCode::Input);
        QVERIFY2(run.err.contains("config/complexity_thresholds.yaml:1:34: error: "), run.err.constData());
    }

private:
    static Json document(const CliRun &run) { return Json::parse(run.out.begin(), run.out.end(), nullptr, false); }

    void write(const char *path, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(path)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    CliRun estimate(const QStringList &words, const QByteArray &input = {}) const { return runCli(QStringList{QStringLiteral("estimate")} + words, m_folder.path(), input); }

    QTemporaryDir m_folder;
};

OUTCROP_TEST(TestCliEstimate, NoApplication)

} // namespace tst_cliestimate

#include "tst_cliestimate.moc"
