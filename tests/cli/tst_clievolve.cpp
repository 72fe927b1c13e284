// SPDX-License-Identifier: GPL-3.0-or-later
// Tests `evolve`: its output, stored records and errors.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clievolve {

namespace {

const QByteArray configuration = "[evolution]\nenabled = true\nschedule = \"7,13,21\"\ntime_zone = \"PST\"\nauto_apply = false\nnotify_channel = \"none\"\n";

/// Returns turns of November whose requests included a layer that they never used.
QByteArray turns(int count)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i) {
        const QByteArray day = QByteArray::number(1 + i % 20).rightJustified(2, '0');
        lines += "{\"at\":\"2026-11-" + day + "T10:00:00Z\",\"workload\":\"platform\",\"layers\":[\"layers/idle.md\"],\"details\":{\"used\":[]}}\n";
    }
    return lines;
}

Json document(const CliRun &run)
{
    return Json::parse(run.out.begin(), run.out.end(), nullptr, false);
}

} // namespace

class TestCliEvolve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("none"));
        m_copy->write(QStringLiteral("config.toml"), configuration);
        m_copy->write(QStringLiteral("layers/idle.md"), "---\ntier: topsoil\nsection: context\n---\nA paragraph about the label printer.\n");
        m_copy->write(QStringLiteral("skills/ops/SKILL.md"), "---\nname: ops\ndescription: Use it for platform work.\nmetadata:\n  workloads: \"platform\"\n---\nLook first.\n");
        QCOMPARE(run({"log", "add", "interactions", "-"}, turns(200)).code, ExitCode::Done);
    }

    void writesSuggestionsAndAReport()
    {
        const CliRun first = run({"evolve", "--until", "2026-11-21"});
        QVERIFY2(first.code == ExitCode::Done, first.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/evolve.txt"), first.out);
        COMPARE_GOLDEN(QStringLiteral("cli/evolve-report.md"), bytesOf(m_copy->path(QStringLiteral("evolution/2026-11-20-16.md"))));
        const Json again = document(run({"--json", "evolve", "--until", "2026-11-21"}));
        QCOMPARE(again["repeated"].get<int>(), 1);
        QVERIFY(again["suggestions"].empty());
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral("layers/idle.md"))).contains("tier: topsoil"), true);
    }

    void dryRunWritesNothing()
    {
        const CliRun dry = run({"evolve", "--dry-run", "--until", "2026-11-21"});
        QVERIFY(dry.out.contains("\n+when: scope == idle\n"));
        QVERIFY(!QFileInfo::exists(m_copy->path(QStringLiteral("evolution"))));
        const Json json = document(run({"--json", "evolve", "--dry-run", "--until", "2026-11-21"}));
        QCOMPARE(json["turns"].get<int>(), 200);
        QCOMPARE(json["report"].is_null(), true);
        QCOMPARE(json["suggestions"][0]["kind"].get<std::string>(), std::string("demote"));
    }

    void rejectsAutoApply()
    {
        m_copy->write(QStringLiteral("config.toml"), QByteArray(configuration).replace("auto_apply = false", "auto_apply = true"));
        const CliRun refused = run({"evolve"});
        QCOMPARE(refused.code, ExitCode::Input);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY2(refused.err.contains("config.toml:5:14: ") && refused.err.contains("Suggestions are never applied automatically. Set auto_apply to false."), refused.err.constData());
    }

    void printsTheSchedule()
    {
        QCOMPARE(run({"evolve", "--print-schedule", "systemd"}).out, QByteArray("OnCalendar=*-*-* 07,13,21:00:00 America/Los_Angeles\n"));
        QVERIFY(run({"evolve", "--print-schedule", "cron"}).out.startsWith("CRON_TZ=America/Los_Angeles\n0 7,13,21 * * * outcrop-cli -C '"));
        QCOMPARE(run({"evolve", "--print-schedule", "at"}).code, ExitCode::Usage);
    }

    void rejectsEmptyPeriods_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const QByteArray turned("the period is empty: --since must be earlier than --until");
        QTest::newRow("reversed") << QStringList{"--since", "2026-11-20", "--until", "2026-11-10"} << turned;
        QTest::newRow("the same") << QStringList{"--since", "2026-11-20", "--until", "2026-11-20"} << turned;
        QTest::newRow("in the future") << QStringList{"--since", "2999-01-01"} << QByteArray("--since is in the future");
    }
    void rejectsEmptyPeriods()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, message);
        const CliRun refused = run(QStringList{"evolve"} + words);
        QCOMPARE(refused.code, ExitCode::Usage);
        QVERIFY2(refused.err.contains(message), refused.err.constData());
        QVERIFY(!QFileInfo::exists(m_copy->path(QStringLiteral("evolution"))));
    }

    void reportsMissingRecords()
    {
        QTemporaryDir empty;
        const CliRun none = runCli({"evolve"}, empty.path());
        QCOMPARE(none.code, ExitCode::Done);
        QVERIFY2(none.err.contains("There are no records in") && none.out.contains("No suggestions"), none.err.constData());
        QVERIFY2(QDir(empty.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), "the command creates no files");
        QCOMPARE(run({"evolve", "--since", "yesterday"}).code, ExitCode::Usage);
    }

private:
    CliRun run(const QStringList &words, const QByteArray &input = {}) const { return runCli(words, m_copy->folder(), input); }

    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliEvolve, CoreApplication)

} // namespace tst_clievolve

#include "tst_clievolve.moc"
