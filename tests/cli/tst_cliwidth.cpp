// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that tables and sentences in command output fit the terminal width.
#include "cli/base/textwrap.h"
#include "clirun.h"
#include "core/base/textwidth.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliwidth {

namespace {

/// Commands whose output is for people. Commands that print files, requests, findings or matches print their lines unchanged.
const QStringList printed{"layers", "budget --provider anthropic --request x", "budget --provider openai --request x --formats", "context", "context --client codex", "context --client claude",
    "formats", "formats prompty", "models list", "models list anthropic --all", "validate", "validate --list", "rules list", "taxonomy list", "taxonomy show platform", "templates list", "schema fields",
    "schema fields --kind skill", "schema fields --kind agent", "experiment list", "experiment plan ab", "session list", "run list", "log stats", "log quality", "log fields", "log fields violations",
    "index listing", "index show", "history", "keys list", "keys order", "store show", "store check", "suggestions list", "estimate --text Add_login_and_logout_in_src/auth.py",
    "render --provider openai --request x --as losses", "adapters list", "experiment run passages --offline", "experiment report passages", "--help", "review --help", "experiment --help", "send --help", "tokens layers/soul.md layers/user.md", "search watering"};

QStringList outputLines(const QStringList &words, const QString &folder, int width)
{
    std::ostringstream out, err;
    std::istringstream in;
    setLineWidth(out, width);
    std::vector<std::string> arguments;
    for (const QString &word : words)
        arguments.push_back(QString(word).replace(u'_', u' ').toStdString());
    runCommandLine(arguments, Console{out, err, in}, folder);
    return QString::fromStdString(out.str()).split(u'\n');
}

/// Returns whether a line fits. A line fits if it is short enough, or if it has no space where it can wrap, such as a long path. An example always
/// fits, because users copy it.
bool fits(const QString &line, int width)
{
    const bool isExample = line.startsWith(u"  outcrop-cli ") && !line.trimmed().contains(u"  ");
    return textWidth(line) <= width || isExample || wrappedSentence(line, width) == QStringList(line);
}

} // namespace

class TestCliWidth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_directory.filePath(QStringLiteral("config"))));
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        QCOMPARE(runCli({"init", "w", "--sample"}, m_directory.path()).code, ExitCode::Done);
        QCOMPARE(runCli({"new", "experiment", "ab"}, workspace()).code, ExitCode::Done);
        QCOMPARE(runCli({"index"}, workspace()).code, ExitCode::Done);
    }

    void everyLineFitsTheWidth_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("width");
        for (const QString &line : printed) {
            for (const int width : {40, 80, 120})
                QTest::addRow("%s, %d", qPrintable(line), width) << line << width;
        }
    }

    void everyLineFitsTheWidth()
    {
        QFETCH(const QString, line);
        QFETCH(const int, width);
        for (const QString &printedLine : outputLines(line.split(u' '), workspace(), width))
            QVERIFY2(fits(printedLine, width), qPrintable(printedLine));
    }

    /// Wrapping changes only the layout: every character of the wide output is in the narrow one.
    void wrappingLosesNoText_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"formats", "context", "budget --provider anthropic --request x", "validate --list"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void wrappingLosesNoText()
    {
        QFETCH(const QString, line);
        const auto letters = [&](int width) {
            QString text = outputLines(line.split(u' '), workspace(), width).join(u' ').remove(u' ');
            std::sort(text.begin(), text.end());
            return text;
        };
        const QString wide = letters(0), narrow = letters(80);
        // The narrow output can have additional characters, because a table in blocks repeats its key column.
        QVERIFY(std::includes(narrow.begin(), narrow.end(), wide.begin(), wide.end()));
    }

    void environmentSetsTheWidth()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("COLUMNS"));
        const auto longestLine = [&] {
            program.setProcessEnvironment(environment);
            program.start(QStringLiteral(OUTCROP_CLI), {QStringLiteral("formats")});
            program.waitForFinished();
            qsizetype longest = 0;
            for (const QString &line : QString::fromUtf8(program.readAllStandardOutput()).split(u'\n'))
                longest = std::max(longest, textWidth(line));
            return longest;
        };
        QVERIFY(longestLine() > 120); // a pipe has no width, so lines are not wrapped
        environment.insert(QStringLiteral("COLUMNS"), QStringLiteral("80"));
        const qsizetype narrow = longestLine();
        QVERIFY2(narrow > 40 && narrow <= 80, qPrintable(QString::number(narrow)));
        environment.insert(QStringLiteral("COLUMNS"), QStringLiteral("wide"));
        QVERIFY(longestLine() > 120);
    }

private:
    QString workspace() const { return m_directory.filePath(QStringLiteral("w")); }

    QTemporaryDir m_directory;
};

OUTCROP_TEST(TestCliWidth, CoreApplication)

} // namespace tst_cliwidth

#include "tst_cliwidth.moc"
