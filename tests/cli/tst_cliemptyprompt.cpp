// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that `send` rejects a prompt without any text, even with --force, and states what to add.
#include "clirun.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliemptyprompt {

class TestCliEmptyPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNotSentEvenWithForce_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("send") << QStringList();
        QTest::newRow("send --force") << QStringList{QStringLiteral("--force")};
    }

    void isNotSentEvenWithForce()
    {
        QFETCH(const QStringList, options);
        const WorkspaceCopy copy(QStringLiteral("no-layers"));
        copy.write(QStringLiteral("config.toml"), "[workspace]\n");
        const CliRun sent = runCli(QStringList{QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("manual")} + options, copy.folder());
        QCOMPARE(sent.code, ExitCode::Input);
        QVERIFY2(sent.err.contains("The prompt is empty") && sent.err.contains("enter a request"), sent.err.constData());
        QVERIFY2(!sent.err.contains("--force"), sent.err.constData());
        QVERIFY(!QDir(copy.path(QStringLiteral("sessions"))).exists());
    }

    /// With a layer, the request is empty, but the prompt is not.
    void aLayerIsSentWithForce()
    {
        const WorkspaceCopy copy(QStringLiteral("one-layer"));
        copy.write(QStringLiteral("config.toml"), "[workspace]\n");
        copy.write(QStringLiteral("layers/soul.md"), "---\ntier: granite\n---\nSow.\n");
        const QStringList words{QStringLiteral("send"), QStringLiteral("--provider"), QStringLiteral("manual")};
        const CliRun rejected = runCli(words, copy.folder());
        QCOMPARE(rejected.code, ExitCode::Findings);
        QVERIFY2(rejected.err.contains("The request is empty."), rejected.err.constData());
        const CliRun sent = runCli(words + QStringList{QStringLiteral("--force")}, copy.folder());
        QVERIFY2(sent.code == ExitCode::Done, sent.err.constData());
    }
};

OUTCROP_TEST(TestCliEmptyPrompt, CoreApplication)

} // namespace tst_cliemptyprompt

#include "tst_cliemptyprompt.moc"
