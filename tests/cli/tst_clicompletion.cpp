// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the completion script with bash.
#include "cli/knowncommands.h"
#include "clirun.h"
#include "tests/support/testregistry.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

/// Returns the completions that bash offers after these words; the last one is incomplete.
QStringList offered(const QStringList &words)
{
    QStringList quoted;
    for (const QString &word : words)
        quoted += u'\'' + word + u'\'';
    const QByteArray script = runCli({QStringLiteral("completion"), QStringLiteral("bash")}, plainWorkspace()).out + "\nCOMP_WORDS=(outcrop-cli "
        + quoted.join(u' ').toUtf8() + ")\nCOMP_CWORD=" + QByteArray::number(words.size()) + "\n_outcrop_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
    QProcess bash;
    bash.start(QStringLiteral("bash"), {QStringLiteral("--norc"), QStringLiteral("-u")});
    bash.write(script);
    bash.closeWriteChannel();
    bash.waitForFinished();
    return QString::fromUtf8(bash.readAllStandardOutput() + bash.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

class CliCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty())
            QSKIP("there is no bash");
    }

    void everyCommandIsOffered()
    {
        QStringList names;
        for (const KnownCommand &command : knownCommands())
            names += QLatin1String(command.name);
        QCOMPARE(offered({QString()}), names);
    }

    void whatMayFollowIsOffered_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("a command") << QStringList{"hist"} << QStringList{"history"};
        QTest::newRow("its commands") << QStringList{"log", "im"} << QStringList{"import"};
        QTest::newRow("behind a folder") << QStringList{"-C", "garden", "log", "im"} << QStringList{"import"};
        QTest::newRow("an option") << QStringList{"send", "--dry"} << QStringList{"--dry-run"};
        QTest::newRow("an option of an inner command") << QStringList{"history", "diff", "--age"} << QStringList{"--agent"};
        QTest::newRow("an option of every command") << QStringList{"layers", "--js"} << QStringList{"--json"};
        QTest::newRow("files are bash's own") << QStringList{"parse", "answer"} << QStringList();
        QTest::newRow("nothing like it") << QStringList{"nonsense"} << QStringList();
    }

    void whatMayFollowIsOffered()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, found);
        QCOMPARE(offered(words), found);
    }

    void otherShellsAreRefused()
    {
        const CliRun run = runCli({QStringLiteral("completion"), QStringLiteral("csh")}, plainWorkspace());
        QCOMPARE(run.code, ExitCode::Usage);
        QVERIFY2(run.err.contains("bash"), run.err.constData());
    }
};

OUTCROP_TEST(CliCompletion, CoreApplication)
#include "tst_clicompletion.moc"
