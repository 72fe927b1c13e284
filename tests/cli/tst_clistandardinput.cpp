// SPDX-License-Identifier: GPL-3.0-or-later
// Tests closed standard input, and a folder as standard input: an error message and exit code 3 from every command that reads it.
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QTest>

using namespace outcrop::testing;

namespace tst_clistandardinput {

namespace {

/// A command line, and the source file below src/cli that reads its standard input.
struct Reader {
    const char *source;
    const char *line;
};

constexpr Reader readers[] = {
    {"agents/rulescommand.cpp", "rules check -"},
    {"agents/schemalowercommand.cpp", "schema lower - --provider openai"},
    {"complexity/estimatecommand.cpp", "estimate"},
    {"complexity/estimatecommand.cpp", "estimate -"},
    {"complexity/estimatecommand.cpp", "estimate task.yaml --opinion -"},
    {"evolution/suggestionsacceptcommand.cpp", "suggestions accept 1 --edited -"},
    {"experiments/experimentcollectcommand.cpp", "experiment collect beds -"},
    {"experiments/experimentimportcommand.cpp", "experiment import -"},
    {"formats/importcommand.cpp", "import -"},
    {"keys/keyscommand.cpp", "keys set openai"},
    {"knowledge/indexcommand.cpp", "index migrate - --to notes"},
    {"prompt/composeoptions.cpp", "compose --request-file -"},
    {"prompt/composeoptions.cpp", "compose --request x --history -"},
    {"prompt/composeoptions.cpp", "render --provider manual --request-file -"},
    {"prompt/composeoptions.cpp", "budget --provider openai --request-file -"},
    {"prompt/composeoptions.cpp", "export --to out --provider openai --request-file -"},
    {"prompt/composeoptions.cpp", "send --provider manual --request-file -"},
    {"prompt/tokenscommand.cpp", "tokens"},
    {"prompt/tokenscommand.cpp", "tokens -"},
    {"records/logcommand.cpp", "log add interactions -"},
    {"records/logimportcommand.cpp", "log import -"},
    {"send/sendoptions.cpp", "send --provider manual --request x --tool-replies -"},
    {"send/parsecommand.cpp", "parse"},
    {"send/parsecommand.cpp", "parse -"},
    {"send/parsecommand.cpp", "parse answer.txt --schema -"},
    {"send/sessioncommand.cpp", "session resume asked --request-file -"},
    {"send/sessioncommand.cpp", "session receive asked"},
    {"send/sessioncommand.cpp", "session receive asked -"},
    {"workflow/runcommand.cpp", "run --vars -"},
};

const QByteArray rules = R"(rules:
  cleaning:
    - {id: DUST_1, name: NO_DUST, description: Nothing is dusty., validation_type: regex, validation_pattern: dust, severity: high}
)";

const QByteArray suggestion = R"({"target":"layers/beds.md","title":"t","diff":"--- a/layers/beds.md\n+++ b/layers/beds.md\n@@ -1 +1 @@\n-a\n+b\n"})";

struct ProcessResult {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

ProcessResult run(const QString &line, const QString &folder, const QByteArray &redirection)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"), QStringLiteral("exec \"$0\" \"$@\" ") + QString::fromLatin1(redirection), QStringLiteral(OUTCROP_CLI)} + line.split(u' '));
    process.waitForFinished();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestCliStandardInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        m_copy->write(QStringLiteral("config/prompt_rules.yaml"), rules);
        m_copy->write(QStringLiteral("task.yaml"), "description: Sow beds.\n");
        m_copy->write(QStringLiteral("answer.txt"), "{}");
        m_copy->write(QStringLiteral("layers/beds.md"), "a\n");
        m_copy->write(QStringLiteral("suggestion.json"), suggestion);
        const ProcessResult added = run(QStringLiteral("log add suggestions suggestion.json"), m_copy->folder(), {});
        QVERIFY2(added.code == 0, added.err.constData());
        const ProcessResult asked = run(QStringLiteral("send --provider manual --request x --session asked"), m_copy->folder(), "</dev/null");
        QVERIFY2(asked.code == 0, asked.err.constData());
    }

    void reportsUnusableStandardInput_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("redirection");
        QTest::addColumn<QByteArray>("sentence");
        for (const Reader &reader : readers) {
            QTest::addRow("%s, closed", reader.line) << QString::fromLatin1(reader.line) << QByteArray("<&-") << QByteArray("standard input is closed");
            QTest::addRow("%s, a folder", reader.line) << QString::fromLatin1(reader.line) << QByteArray("< .") << QByteArray("standard input is a folder");
        }
    }
    void reportsUnusableStandardInput()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, redirection);
        QFETCH(QByteArray, sentence);
        const ProcessResult ended = run(line, m_copy->folder(), redirection);
        QVERIFY2(ended.code == 3, QByteArray(QByteArray::number(ended.code) + ' ' + ended.err).constData());
        QVERIFY2(ended.err.contains(sentence), ended.err.constData());
        QCOMPARE(ended.out, QByteArray());
    }

    /// A new command that reads standard input needs a row above.
    void everyReaderIsTested()
    {
        const QDir sources(QStringLiteral(OUTCROP_SOURCE_DIR "/src/cli"));
        QDirIterator files(sources.path(), {QStringLiteral("*command.cpp"), QStringLiteral("*options.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QByteArray text = bytesOf(path);
            const QByteArray name = sources.relativeFilePath(path).toUtf8();
            const bool reads = text.contains("readInput(") || text.contains("readSecret(") || text.contains("StandardInputDevice ");
            const bool isTried = std::any_of(std::begin(readers), std::end(readers), [&name](const Reader &reader) { return name == reader.source; });
            QVERIFY2(reads == isTried, name.constData());
        }
    }

    /// If standard streams are closed, opened files must not get their descriptors, or they would be used as the streams.
    void filesDoNotReuseClosedStreams()
    {
        const QByteArray before = bytesOf(m_copy->path(QStringLiteral("layers/beds.md")));
        QCOMPARE(run(QStringLiteral("layers"), m_copy->folder(), "<&- >&-").code, 3); // standard output is closed
        QCOMPARE(run(QStringLiteral("layers"), m_copy->folder(), "<&- >&- 2>&-").code, 3);
        QCOMPARE(run(QStringLiteral("store check"), m_copy->folder(), "<&- 2>&-").code, 0);
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral("layers/beds.md"))), before);
    }

private:
    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliStandardInput, CoreApplication)

} // namespace tst_clistandardinput

#include "tst_clistandardinput.moc"
