// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `tokens`: labeled counts and the calibration of a model's estimates.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clitokens {

namespace {

const QString plain = QStringLiteral("plain");

CliRun tokens(const WorkspaceCopy &copy, const QString &words, const QByteArray &input = {})
{
    return runCli(QStringList{QStringLiteral("tokens")} + words.split(u' ', Qt::SkipEmptyParts), copy.folder(), input);
}

CliRun json(const WorkspaceCopy &copy, const QString &words, const QByteArray &input = {})
{
    return runCli(QStringList{QStringLiteral("--json"), QStringLiteral("tokens")} + words.split(u' ', Qt::SkipEmptyParts), copy.folder(), input);
}

Json documentOf(const CliRun &run)
{
    return Json::parse(run.out.toStdString(), nullptr, false);
}

} // namespace

class TestCliTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsALinePerFile()
    {
        const WorkspaceCopy copy(plain);
        copy.write(QStringLiteral("a.txt"), "hello world\n");
        copy.write(QStringLiteral("b.txt"), "one two three");
        const CliRun run = tokens(copy, QStringLiteral("a.txt b.txt"));
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        QCOMPARE(run.out, QByteArray("TOKENS  METHOD  TOKENIZER   FILE\n"
                                     "     3  exact   o200k_base  a.txt\n"
                                     "     3  exact   o200k_base  b.txt\n"
                                     "     6  exact   o200k_base  total\n"));
    }

    void readsStandardInput_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("a hyphen") << "-";
        QTest::newRow("no file") << "";
    }

    void readsStandardInput()
    {
        QFETCH(QString, words);
        const CliRun run = tokens(WorkspaceCopy(plain), words, "hello world");
        QVERIFY(run.out.endsWith("     2  exact   o200k_base  -\n"));
    }

    void countsForEncodingsAndModels_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("by");
        QTest::newRow("encoding") << "--encoding cl100k_base" << "exact" << "cl100k_base";
        QTest::newRow("estimator") << "--encoding llama-3" << "estimate" << "estimate for Llama 3";
        QTest::newRow("model") << "--model gpt-4.1" << "exact" << "o200k_base";
        QTest::newRow("Claude") << "--model claude-opus-5-5" << "estimate" << "estimate for Claude 4.7 and later";
        QTest::newRow("provider") << "--model gemini-2.5-flash --provider google" << "estimate" << "estimate for Gemini";
        QTest::newRow("an unknown model") << "--model mystery-1" << "estimate" << "estimate for a model whose tokenizer is not known";
    }

    void countsForEncodingsAndModels()
    {
        QFETCH(QString, words);
        QFETCH(QString, kind);
        QFETCH(QString, by);
        const CliRun run = json(WorkspaceCopy(plain), words, "Some words to count, and a few more of them.");
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        const Json row = documentOf(run)["files"][0];
        QCOMPARE(qString(row["kind"]), kind);
        QCOMPARE(qString(row["by"]), by);
        QCOMPARE(row["low"] == row["high"], kind == u"exact");
        QVERIFY(documentOf(run)["total"]["tokens"] == row["tokens"]);
    }

    void usesTheTokenizerFileOfAnAdapter()
    {
        const WorkspaceCopy copy(plain);
        copy.write(QStringLiteral("tokenizers/t.json"), R"({"model": {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": ["a b"]}})");
        copy.write(QStringLiteral("portability/providers/house.yaml"),
                   "provider:\n  name: house\n  api_format: openai-compatible\n  models:\n    - {id: mine, tokenizer: tokenizers/t.json}\nrendering: {system_prompt: {placement: first_message}}\n");
        const CliRun run = tokens(copy, QStringLiteral("--model mine"), "abab");
        QVERIFY2(run.out.endsWith("     2  exact   tokenizers/t.json  -\n"), run.err.constData());
        QCOMPARE(run.err, QByteArray());
        QVERIFY(tokens(copy, QStringLiteral("--encoding tokenizers/t.json"), "abab").out == run.out);
    }

    void acceptsTokenizerFilesOutsideTheWorkspace()
    {
        const WorkspaceCopy copy(plain);
        copy.write(QStringLiteral("../t.json"), R"({"model": {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2}, "merges": ["a b"]}})");
        QVERIFY(tokens(copy, QStringLiteral("--encoding ../t.json"), "abab").out.endsWith("     2  exact   ../t.json  -\n"));
        QVERIFY(tokens(copy, QStringLiteral("--encoding ") + copy.path(QStringLiteral("../t.json")), "abab").code == ExitCode::Done);
    }

    void printsTokenBoundaries()
    {
        const CliRun run = tokens(WorkspaceCopy(plain), QStringLiteral("--boundaries"), "hello  big\n");
        QVERIFY2(run.out.endsWith("  -\n0-5 \"hello\"\n5-6 \" \"\n6-10 \" big\"\n10-11 \"\\n\"\n"), run.out.constData());
        const CliRun asJson = json(WorkspaceCopy(plain), QStringLiteral("--boundaries"), "hello  big\n");
        QCOMPARE(QString::fromStdString(documentOf(asJson)["files"][0]["boundaries"].dump()), QStringLiteral("[5,6,10,11]"));
    }

    void calibratesWithProviderCounts()
    {
        const WorkspaceCopy copy(plain);
        for (int i = 1; i <= 6; ++i) {
            copy.write(QStringLiteral("t.txt"), QByteArray("some words of a sample ").repeated(10 * i));
            const CliRun run = tokens(copy, QStringLiteral("--calibrate t.txt --model claude-opus-5-5 --count %1").arg(80 * i));
            QVERIFY2(run.code == ExitCode::Done, run.err.constData());
            QVERIFY(QString::fromUtf8(run.out).startsWith(QStringLiteral("The provider counted %1 tokens").arg(80 * i)));
            QVERIFY(QString::fromUtf8(run.out).contains(QStringLiteral("%1 sample%2 recorded for").arg(i).arg(i == 1 ? QString() : QStringLiteral("s"))));
        }
        const CliRun run = json(copy, QStringLiteral("t.txt --model claude-opus-5-5"));
        QCOMPARE(qString(documentOf(run)["total"]["by"]), QStringLiteral("Claude 4.7 and later, calibrated on 6 samples"));
        QVERIFY(std::abs(documentOf(run)["total"]["tokens"].get<int>() - 480) < 30);
        QVERIFY(bytesOf(copy.path(QStringLiteral(".outcrop/tokens/calibration.json"))).contains("anthropic/claude-opus-5-5"));
    }

    void reportsAndKeepsBrokenCalibrations()
    {
        const WorkspaceCopy copy(plain);
        copy.write(QStringLiteral(".outcrop/tokens/calibration.json"), "{]");
        const CliRun run = tokens(copy, QStringLiteral("--model claude-opus-5-5"), "words");
        QVERIFY(run.code == ExitCode::Done);
        QVERIFY2(run.err.contains(".outcrop/tokens/calibration.json:1:"), run.err.constData());
        copy.write(QStringLiteral("t.txt"), "words");
        QVERIFY(tokens(copy, QStringLiteral("--calibrate t.txt --model claude-opus-5-5 --count 3")).code == ExitCode::Input);
        QCOMPARE(bytesOf(copy.path(QStringLiteral(".outcrop/tokens/calibration.json"))), QByteArray("{]"));
    }

    void rejectsInvalidArguments_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const int usage = int(ExitCode::Usage);
        const int input = int(ExitCode::Input);
        QTest::newRow("both") << "--encoding o200k_base --model gpt-5" << usage << "--encoding and --model cannot be combined";
        QTest::newRow("provider alone") << "--provider openai" << usage << "--provider requires --model";
        QTest::newRow("no such encoding") << "--encoding o200k" << usage << "unknown tokenizer `o200k`; available: o200k_base, cl100k_base, o200k_harmony, any";
        QTest::newRow("no such provider") << "--model x --provider y" << usage << "There is no provider `y`";
        QTest::newRow("no such tokenizer file") << "--encoding t.json" << input << "t.json";
        QTest::newRow("no such file") << "nothing.txt" << input << "nothing.txt cannot be read";
        QTest::newRow("standard input twice") << "- -" << usage << "- is specified more than once, but standard input can be read only once";
        QTest::newRow("count alone") << "--count 3" << usage << "--calibrate and --count require each other";
        QTest::newRow("calibrate without a model") << "--calibrate a --count 3" << usage << "--calibrate takes one text";
        QTest::newRow("calibrate an unlisted model") << "--calibrate config.toml --count 3 --model mystery" << usage << "specify its provider with --provider";
        QTest::newRow("boundaries of an estimate") << "--boundaries --encoding gemma" << usage << "--boundaries does not support the tokenizer estimate for Gemma; use --encoding with one of: o200k_base, cl100k_base, o200k_harmony";
    }

    void rejectsInvalidArguments()
    {
        QFETCH(QString, words);
        QFETCH(int, code);
        QFETCH(QString, message);
        const CliRun run = tokens(WorkspaceCopy(plain), words);
        QCOMPARE(int(run.code), code);
        QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
        QCOMPARE(run.out, QByteArray());
    }

    void rejectsInputThatIsNotUtf8()
    {
        const CliRun run = tokens(WorkspaceCopy(plain), QString(), "caf\xe9");
        QVERIFY(run.code == ExitCode::Input);
        QVERIFY(run.err.contains("standard input is not UTF-8 text"));
    }
};

OUTCROP_TEST(TestCliTokens, CoreApplication)

} // namespace tst_clitokens

#include "tst_clitokens.moc"
