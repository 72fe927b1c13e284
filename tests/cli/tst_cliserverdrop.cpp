// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that tokens that a server drops without an error are reported: in the loss ledger, the budget and the warning, which names the provider.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliserverdrop {

namespace {

const QByteArray longLayer = "---\ntier: granite\n---\n" + QByteArray("Sow the seeds in moist soil. ").repeated(1'000);

/// Runs a command for Ollama, which reads 4,096 tokens by default, with a layer that has more tokens.
CliRun run(const QString &line, const QByteArray &layer = longLayer)
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("layers/long.md"), layer);
    return runCli(line.split(u' ') + QStringList{QStringLiteral("--provider"), QStringLiteral("open-source"), QStringLiteral("--request"), QStringLiteral("Hello")}, copy.folder());
}

} // namespace

class TestCliServerDrop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The entry is the first of the ledger, and the warning names the provider.
    void serverDropIsTheFirstLoss()
    {
        const CliRun text = run(QStringLiteral("render --as losses"));
        QVERIFY2(text.code == ExitCode::Done, text.err.constData());
        const QByteArray first = text.out.split('\n').value(1);
        QVERIFY2(first.startsWith("dropped") && first.contains("dropped by the server: about "), text.out.constData());
        QVERIFY2(text.err.contains("For open-source, the request has "), text.err.constData());
        const CliRun json = run(QStringLiteral("--json render --as losses"));
        const Json document = Json::parse(json.out.begin(), json.out.end(), nullptr, false);
        QCOMPARE(document.at("losses").at(0).at("part"), Json("tokens"));
        QCOMPARE(document.at("losses").at(0).at("action"), Json("dropped"));
    }

    void serverDropIsInTheBudget()
    {
        const CliRun text = run(QStringLiteral("budget"));
        QVERIFY2(text.out.contains("Dropped by the server: about "), text.out.constData());
        QVERIFY2(text.out.contains("It drops the beginning of the prompt: "), text.out.constData());
        const CliRun json = run(QStringLiteral("--json budget"));
        const Json document = Json::parse(json.out.begin(), json.out.end(), nullptr, false);
        const Json budget = document.at("budget");
        QCOMPARE(budget.at("server_window"), Json(4096));
        QCOMPARE(budget.at("dropped_by_server").get<qint64>(), document.at("tokens").at("tokens").get<qint64>() - 4096);
        QCOMPARE(budget.at("left").get<qint64>(), -budget.at("dropped_by_server").get<qint64>());
    }

    void reportsNoServerDropIfTheRequestFits()
    {
        const CliRun text = run(QStringLiteral("render --as losses"), "---\ntier: granite\n---\nSow.\n");
        QVERIFY2(text.code == ExitCode::Done, text.err.constData());
        QVERIFY2(!text.out.contains("dropped by the server"), text.out.constData());
        QVERIFY2(!run(QStringLiteral("budget"), "---\ntier: granite\n---\nSow.\n").out.contains("Dropped by the server"), "the budget");
    }
};

OUTCROP_TEST(TestCliServerDrop, CoreApplication)

} // namespace tst_cliserverdrop

#include "tst_cliserverdrop.moc"
