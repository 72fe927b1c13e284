// SPDX-License-Identifier: GPL-3.0-or-later
// A language client from npm (tests/peers) edits ten documents at random. After each edit, the server's findings must equal those of a new check.
// OUTCROP_EDITS sets the number of edits.
#include "core/base/json.h"
#include "tests/support/nodeprogram.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_lsppeers {

class TestLspPeers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsMatchAFreshCheck()
    {
        const QString peers = qEnvironmentVariable("OUTCROP_PEERS");
        if (!QFileInfo::exists(peers + QStringLiteral("/node_modules/vscode-languageserver-protocol")))
            QSKIP("OUTCROP_PEERS does not name a folder with the clients of tests/peers");
        const WorkspaceCopy edited(QStringLiteral("plain"));
        const WorkspaceCopy saved(QStringLiteral("plain"));
        for (const WorkspaceCopy *copy : {&edited, &saved}) {
            copy->write(QStringLiteral("AGENTS.md"), "# Garden\n\nSee [rules](layers/lending-rules.md).\n");
            copy->write(QStringLiteral("CLAUDE.md"), "@AGENTS.md\n");
        }
        const QString edits = qEnvironmentVariable("OUTCROP_EDITS", QStringLiteral("60"));
        QProcess node;
        node.start(nodeProgram(peers), {QStringLiteral(OUTCROP_SOURCE_DIR "/tests/cli/lsppeers.mjs"), QStringLiteral(OUTCROP_CLI), edited.folder(), saved.folder(), edits});
        QVERIFY(node.waitForFinished(std::max(280'000, edits.toInt() * 2000)));
        const QByteArray output = node.readAllStandardOutput();
        const QByteArray errors = node.readAllStandardError();
        const Json report = Json::parse(output.begin(), output.end(), nullptr, false);
        QVERIFY2(report.is_object() && !report.contains("error"), QByteArray(output + errors).constData());
        QCOMPARE(report["edits"].get<int>(), edits.toInt());
        QVERIFY(report["findings"].get<int>() > 0);
        qInfo("%s", output.trimmed().constData());
    }
};

OUTCROP_TEST(TestLspPeers, CoreApplication)

} // namespace tst_lsppeers

#include "tst_lsppeers.moc"
