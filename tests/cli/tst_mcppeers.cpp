// SPDX-License-Identifier: GPL-3.0-or-later
// The official clients of the Model Context Protocol (tests/peers) list and call every tool, prompt and resource, with and without a session.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/nodeprogram.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QProcess>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_mcppeers {

namespace {

const char *const calls = "{\"compose\": {\"request\": \"Hello\"}, \"render\": {\"provider\": \"anthropic\", \"request\": \"Hello\"}, \"context\": {\"clients\": [\"codex\"]}, \"check\": {}, \"budget\": {\"provider\": \"openai\", \"request\": \"Hello\"},"
    "\"tokens\": {\"text\": \"Hello\"}, \"search\": {\"query\": \"lending\"}, \"parse\": {\"text\": \"{\\\"a\\\": 1}\"}, \"convert\": {\"agent\": \"clerk\", \"to\": [\"codex\"]}, \"history_diff\": {\"before\": \"now\", \"request\": \"Hello\"},"
    "\"suggestions_list\": {}, \"suggestions_show\": {\"number\": 1}}";

} // namespace

class TestMcpPeers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString peers = qEnvironmentVariable("OUTCROP_PEERS");
        if (!QFileInfo::exists(peers + QStringLiteral("/node_modules/@modelcontextprotocol/inspector")))
            QSKIP("OUTCROP_PEERS does not name a folder with the clients of tests/peers");
        m_copy.write(QStringLiteral("calls.json"), calls);
        QCOMPARE(runCli({QStringLiteral("index")}, m_copy.folder()).code, ExitCode::Done);
        QCOMPARE(runCli({QStringLiteral("log"), QStringLiteral("add"), QStringLiteral("suggestions")}, m_copy.folder(), "{\"kind\":\"friction\",\"workload\":\"comms\",\"confidence\":1}").code, ExitCode::Done);
        QProcess node;
        node.start(nodeProgram(peers), {QStringLiteral(OUTCROP_SOURCE_DIR "/tests/cli/mcppeers.mjs"), QStringLiteral(OUTCROP_CLI), m_copy.folder(), m_copy.path(QStringLiteral("calls.json"))});
        QVERIFY(node.waitForFinished(280'000));
        for (const QByteArray &line : node.readAllStandardOutput().split('\n')) {
            const Json report = Json::parse(line.begin(), line.end(), nullptr, false);
            if (report.is_object())
                m_reports.insert(qString(report["client"]), report);
        }
        QVERIFY2(!m_reports.isEmpty(), node.readAllStandardError().constData());
    }

    void everyClientCallsEveryTool_data()
    {
        QTest::addColumn<QString>("version");
        QTest::newRow("sdk") << QString();
        QTest::newRow("client legacy") << QStringLiteral("2025-11-25");
        QTest::newRow("client auto") << QStringLiteral("2026-07-28");
        QTest::newRow("client 2026-07-28") << QStringLiteral("2026-07-28");
        QTest::newRow("inspector legacy") << QStringLiteral("legacy");
        QTest::newRow("inspector modern") << QStringLiteral("modern");
    }

    void everyClientCallsEveryTool()
    {
        QFETCH(QString, version);
        const Json report = m_reports.value(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY2(report.is_object() && !report.contains("error"), qPrintable(report.is_object() ? qString(report.value("error", Json())) : QStringLiteral("no report")));
        QVERIFY(version.isEmpty() || qString(report["version"]) == version);
        QCOMPARE(report["tools"].size(), size_t(12));
        QCOMPARE(report["prompts"].get<int>(), 1);
        QVERIFY(report["resources"].get<int>() > 8);
        QVERIFY(report["tools"] == m_reports.value(QStringLiteral("sdk"))["tools"]); // all clients receive equal texts
    }

private:
    WorkspaceCopy m_copy{QStringLiteral("plain")};
    QHash<QString, Json> m_reports;
};

OUTCROP_TEST(TestMcpPeers, CoreApplication)

} // namespace tst_mcppeers

#include "tst_mcppeers.moc"
