// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that an unreadable configuration stops the commands that depend on it. They report the location, and do not store data in an unintended
// place.
#include "clirun.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cliconfiguration {

namespace {

const QByteArray interaction = "{\"at\": \"2026-06-01T08:00:00Z\", \"workload\": \"build\", \"request\": \"a\"}\n";
const QByteArray brokenManifest = "[workspace]\nstore = \"postgresql://n@127.0.0.1:1/x\"\n[retrieval\n";

const QByteArray brokenTaxonomy = "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n"
                                  "<urn:x:build> a skos:Concept ; skos:notation \"build\" ; skos:prefLabel \"Build\"@en .\n"
                                  "<urn:x:other> a skos:Concept ; skos:notation \"other\" ; skos:prefLabel \"Other\"@en .\n"
                                  "<urn:x:broken> a skos:Concept ; ; skos:notation ] .\n";

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ');
}

} // namespace

class TestCliConfiguration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_copy = std::make_unique<WorkspaceCopy>(QStringLiteral("plain")); }

    void unreadableManifestStopsCommands_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"log", "log stats", "log quality", "log list interactions", "log add interactions -", "log import -",
                 "log import - --dry-run", "log classify", "log purge", "log purge --before 2026-06-02 --yes", "store", "store show", "store check",
                 "store backup", "store restore copy", "store migrate 1", "store export records", "store rescue rescued", "evolve",
                 "evolve --print-schedule cron", "suggestions list", "suggestions show 1", "suggestions accept 1",
                 "suggestions reject 1 --reason x", "index", "index show", "index listing", "search words", "search words --turn", "taxonomy",
                 "taxonomy show platform", "taxonomy check", "taxonomy propose", "templates", "models", "models refresh", "session",
                 "session list", "session show x", "experiment plan x", "experiment report x", "history diff now", "parse -", "estimate -"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }
    void unreadableManifestStopsCommands()
    {
        QFETCH(QString, line);
        m_copy->write(QStringLiteral("config.toml"), brokenManifest);
        const CliRun run = runCli(line.split(u' '), m_copy->folder(), interaction);
        QVERIFY2(run.code == ExitCode::Input, run.err.constData());
        QVERIFY2(run.err.startsWith("config.toml:3:"), run.err.constData());
        QCOMPARE(run.out, QByteArray());
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))));
    }

    void repairCommandsRunWithABrokenManifest_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("its history") << "history";
        QTest::newRow("looking for words") << "find retrieval";
    }
    void repairCommandsRunWithABrokenManifest()
    {
        QFETCH(QString, line);
        m_copy->write(QStringLiteral("config.toml"), brokenManifest);
        const CliRun run = runCli(line.split(u' '), m_copy->folder());
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    }

    void invalidValuesStopCommands_data()
    {
        QTest::addColumn<QByteArray>("manifest");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("place");
        const QByteArray days = "[log]\nretention_days = \"ten\"\n";
        QTest::newRow("days, purge") << days << "log purge" << QByteArray("config.toml:2:18: ");
        QTest::newRow("days, import") << days << "log import -" << QByteArray("config.toml:2:18: ");
        QTest::newRow("negative days") << QByteArray("[log]\nretention_days = -1\n") << "log purge" << QByteArray("config.toml:2:18: ");
        QTest::newRow("store") << QByteArray("[workspace]\nstore = 5\n") << "log import -" << QByteArray("config.toml:2:9: ");
        QTest::newRow("collections") << QByteArray("[retrieval]\ncollections = 5\n") << "index" << QByteArray("config.toml:2:15: ");
    }
    void invalidValuesStopCommands()
    {
        QFETCH(QByteArray, manifest);
        QFETCH(QString, line);
        QFETCH(QByteArray, place);
        m_copy->write(QStringLiteral("config.toml"), manifest);
        const CliRun run = runCli(line.split(u' '), m_copy->folder(), interaction);
        QVERIFY2(run.code == ExitCode::Input, run.err.constData());
        QVERIFY2(run.err.startsWith(place), run.err.constData());
        QVERIFY(!QFile::exists(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))));
    }

    void unrelatedInvalidValuesAreIgnored()
    {
        m_copy->write(QStringLiteral("config.toml"), "[evolution]\nauto_apply = true\n[conductor]\nname = 5\n");
        const CliRun run = runCli(words("log import -"), m_copy->folder(), interaction);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
    }

    void manifestOutsideTheWorkspaceStopsCommands()
    {
        const QString path = m_copy->path(QStringLiteral("config.toml"));
        m_copy->write(QStringLiteral("../other.toml"), "[log]\n");
        QVERIFY(QFile::remove(path) && QFile::link(m_copy->path(QStringLiteral("../other.toml")), path));
        for (const char *line : {"log import -", "log add interactions -"}) {
            const CliRun run = runCli(words(line), m_copy->folder(), interaction);
            QVERIFY2(run.code == ExitCode::Input, line);
            QVERIFY2(run.err.startsWith("config.toml"), run.err.constData());
        }
    }

    void unreadableConfigurationStopsCommands_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line");
        const QString quality = QStringLiteral("config/quality_thresholds.yaml");
        QTest::newRow("quality, parse") << quality << "parse -";
        QTest::newRow("quality, parse of a type") << quality << "parse - --type planning";
        QTest::newRow("quality, log quality") << quality << "log quality";
        QTest::newRow("answers, parse of a type") << "config/response_schemas.yaml" << "parse - --type planning";
        const QString taxonomy = QStringLiteral("taxonomy.ttl");
        for (const char *line : {"log import -", "log classify", "index", "evolve", "taxonomy", "taxonomy list", "taxonomy show build", "taxonomy propose"})
            QTest::addRow("taxonomy, %s", line) << taxonomy << QString::fromUtf8(line);
    }
    void unreadableConfigurationStopsCommands()
    {
        QFETCH(QString, file);
        QFETCH(QString, line);
        runCli(words("log add interactions -"), m_copy->folder(), interaction);
        const QByteArray store = bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db")));
        m_copy->write(file, file.endsWith(u"ttl") ? brokenTaxonomy : QByteArray("a: [\n"));
        const CliRun run = runCli(line.split(u' '), m_copy->folder(), interaction);
        QVERIFY2(run.code == ExitCode::Input, run.err.constData());
        QVERIFY2(run.err.startsWith(QByteArray(file.toUtf8() + ':')), run.err.constData());
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(bytesOf(m_copy->path(QStringLiteral(".outcrop/outcrop.db"))), store);
    }

    void searchReportsABrokenTaxonomy()
    {
        QVERIFY(runCli(words("index"), m_copy->folder()).code == ExitCode::Done);
        m_copy->write(QStringLiteral("taxonomy.ttl"), brokenTaxonomy);
        const CliRun run = runCli(words("search words --workload build"), m_copy->folder());
        QVERIFY2(run.err.contains("taxonomy.ttl:4:"), run.err.constData());
    }

    void checkReportsABrokenTaxonomy()
    {
        m_copy->write(QStringLiteral("taxonomy.ttl"), brokenTaxonomy);
        const CliRun run = runCli(words("taxonomy check"), m_copy->folder());
        QVERIFY2(run.code == ExitCode::Findings, run.err.constData());
        QVERIFY2(run.out.contains("taxonomy.ttl:4:49: error: "), run.out.constData());
    }

private:
    std::unique_ptr<WorkspaceCopy> m_copy;
};

OUTCROP_TEST(TestCliConfiguration, CoreApplication)

} // namespace tst_cliconfiguration

#include "tst_cliconfiguration.moc"
