// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries and the checker of other tools (tests/peers) read exported prompts, and promptfoo sends the same requests as Outcrop.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/nodeprogram.h"
#include "tests/support/testregistry.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

class TestFormatPeers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString peers = qEnvironmentVariable("OUTCROP_PEERS");
        for (const char *package : {"dotprompt", "@langfuse/client", "@langchain/core", "promptfoo"}) {
            if (!QFileInfo::exists(peers + QStringLiteral("/node_modules/") + QLatin1String(package)))
                QSKIP("OUTCROP_PEERS does not name a folder with the formats' libraries of tests/peers");
        }
        QCOMPARE(runCli({QStringLiteral("init"), QStringLiteral("sample"), QStringLiteral("--sample")}, m_folder.path()).code, ExitCode::Done);
        QProcess node;
        node.start(nodeProgram(peers), {QStringLiteral(OUTCROP_SOURCE_DIR "/tests/cli/formatpeers.mjs"), QStringLiteral(OUTCROP_CLI), m_folder.filePath(QStringLiteral("sample")), m_folder.filePath(QStringLiteral("out"))});
        QVERIFY(node.waitForFinished(580'000));
        for (const QByteArray &line : node.readAllStandardOutput().split('\n')) {
            const Json report = Json::parse(line.begin(), line.end(), nullptr, false);
            if (report.is_object())
                m_differences.insert(qString(report["check"]), report["differences"]);
        }
        QVERIFY2(!m_differences.isEmpty(), node.readAllStandardError().constData());
    }

    void peersReadTheSamePrompt_data()
    {
        QTest::addColumn<QString>("check");
        for (const char *check : {"dotprompt", "langfuse", "langchain", "promptfoo-anthropic", "promptfoo-anthropic-default", "promptfoo-openai", "promptfoo-openai-default", "promptfoo-google", "promptfoo-ollama"})
            QTest::newRow(check) << QString::fromLatin1(check);
    }

    void peersReadTheSamePrompt()
    {
        QFETCH(QString, check);
        QVERIFY(m_differences.contains(check));
        QVERIFY2(m_differences.value(check).empty(), m_differences.value(check).dump(1).c_str());
    }

private:
    QTemporaryDir m_folder;
    QMap<QString, Json> m_differences; ///< differences by check
};

OUTCROP_TEST(TestFormatPeers, CoreApplication)
#include "tst_formatpeers.moc"
