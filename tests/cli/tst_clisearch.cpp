// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the output, JSON and exit codes of `index` and `search`.
#include "clirun.h"
#include "core/base/json.h"
#include "tests/support/golden.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_clisearch {

class TestCliSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(run(QStringLiteral("init garden --sample")).code, ExitCode::Done);
        m_folder = QDir(m_place.filePath(QStringLiteral("garden")));
        write("MEMORY.md", "# Memory\n\n## Platform\n\n- **Cold room**: the alarm rings twice.\n- Labels are printed at noon (2026-10-01).\n");
        const CliRun indexed = run(QStringLiteral("index"));
        QVERIFY2(indexed.code == ExitCode::Done, indexed.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/index.txt"), indexed.out);
    }

    void firstSearchCreatesTheIndex()
    {
        const QTemporaryDir room;
        QCOMPARE(runCli({QStringLiteral("init"), QStringLiteral("w"), QStringLiteral("--sample")}, room.path()).code, ExitCode::Done);
        const CliRun found = runCli({QStringLiteral("search"), QStringLiteral("germination")}, room.filePath(QStringLiteral("w")));
        QVERIFY2(found.code == ExitCode::Done && !found.out.isEmpty(), found.err.constData());
        QVERIFY2(found.err.contains("indexed "), found.err.constData());
        QVERIFY(!runCli({QStringLiteral("search"), QStringLiteral("germination")}, room.filePath(QStringLiteral("w"))).err.contains("indexed "));
    }

    void outputMatchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("golden");
        QTest::newRow("search") << "search cold room alarm --limit 4" << "cli/search.txt";
        QTest::newRow("explained") << "search germinaton --limit 2 --explain" << "cli/search-explain.txt";
        QTest::newRow("json") << "--json search labels --collection skills --limit 1" << "cli/search.json";
        QTest::newRow("turn") << "search print a label --workload comms --turn --limit 3" << "cli/search-turn.txt";
        QTest::newRow("listing") << "index listing --budget 900" << "cli/index-listing.txt";
    }

    void outputMatchesTheGoldenFiles()
    {
        QFETCH(QString, words);
        QFETCH(QString, golden);
        const CliRun run = this->run(words);
        QVERIFY2(run.code == ExitCode::Done, run.err.constData());
        COMPARE_GOLDEN(golden, run.out);
    }

    void listingAcceptsOtherNamesOfAClient()
    {
        const CliRun listing = run(QStringLiteral("--json index listing --client claude-code"));
        QVERIFY2(listing.code == ExitCode::Done, listing.err.constData());
        QCOMPARE(Json::parse(listing.out.toStdString())["client"], Json("claude"));
    }

    void indexingAgainChangesNothing()
    {
        const Json report = Json::parse(run(QStringLiteral("--json index")).out.toStdString());
        for (const Json &one : report["collections"])
            QVERIFY(one["added"] == 0 && one["changed"] == 0 && one["removed"] == 0);
    }

    void showDescribesTheIndex()
    {
        const CliRun shown = run(QStringLiteral("--json index show"));
        const Json stats = Json::parse(shown.out.toStdString());
        QVERIFY(qString(stats["place"]).endsWith(QStringLiteral(".outcrop/index.db")));
        QVERIFY(stats["bytes"] > 0);
    }

    void migratesMemoryWithoutChangingIt()
    {
        const QByteArray before = read("MEMORY.md");
        const CliRun first = run(QStringLiteral("index migrate MEMORY.md --to taken"));
        QVERIFY2(first.code == ExitCode::Done, first.err.constData());
        COMPARE_GOLDEN(QStringLiteral("cli/index-migrate.txt"), first.out);
        QCOMPARE(read("MEMORY.md"), before);
        QVERIFY(read("taken/cold-room.md").contains("source: \"MEMORY.md:5\""));
        QCOMPARE(run(QStringLiteral("index migrate MEMORY.md --to taken")).code, ExitCode::Input);
    }

    void exitCodeMatchesTheOutcome_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<ExitCode>("code");
        QTest::newRow("nothing found") << "search xyzzyplugh" << ExitCode::Done;
        QTest::newRow("no words") << "search" << ExitCode::Usage;
        QTest::newRow("no word in the query") << "search ***" << ExitCode::Usage;
        QTest::newRow("no such collection") << "search pod --collection skils" << ExitCode::Usage;
        QTest::newRow("no limit") << "search pod --limit 0" << ExitCode::Usage;
        QTest::newRow("an unknown workload") << "search pod --workload nowhere" << ExitCode::Done;
        QTest::newRow("no such client") << "index listing --client nobody" << ExitCode::Usage;
        QTest::newRow("no such memory") << "index migrate nowhere.md --to x" << ExitCode::Input;
        QTest::newRow("a memory without a folder") << "index migrate MEMORY.md" << ExitCode::Usage;
    }

    void exitCodeMatchesTheOutcome()
    {
        QFETCH(QString, words);
        const CliRun run = this->run(words);
        QTEST(run.code, "code");
        QVERIFY(run.code == ExitCode::Done || run.out.isEmpty());
    }

    void rejectsACollectionThatIsNotConfigured()
    {
        const QByteArray before = read("config.toml");
        QVERIFY(before.contains(", \"documents\"]"));
        write("config.toml", QByteArray(before).replace(", \"documents\"]", "]"));
        const CliRun found = run(QStringLiteral("search pod --collection documents"));
        write("config.toml", before);
        QCOMPARE(found.code, ExitCode::Usage);
        QVERIFY(found.out.isEmpty());
    }

    /// Layers, agents and profiles are in the index, including the tables in them.
    void findsLayersAgentsAndProfiles()
    {
        QVERIFY(pathsFor(QStringLiteral("germination floor")).contains(QStringLiteral("layers/seed-knowledge.md")));
        QVERIFY(pathsFor(QStringLiteral("count of seedlings")).contains(QStringLiteral("agents/germination-analyst.md")));
        QVERIFY(pathsFor(QStringLiteral("shop-feature")).contains(QStringLiteral("profiles/shop-feature/config.yml")));
    }

private:
    QStringList pathsFor(const QString &query) const
    {
        QStringList paths;
        const Json found = Json::parse(run(QStringLiteral("--json search ") + query).out.toStdString());
        for (const Json &hit : found["hits"])
            paths.append(qString(hit["path"]));
        return paths;
    }

    CliRun run(const QString &words) const { return runCli(words.split(u' ', Qt::SkipEmptyParts), m_folder.path()); }

    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray read(const char *name) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_place;
    QDir m_folder{m_place.path()};
};

OUTCROP_TEST(TestCliSearch, CoreApplication)

} // namespace tst_clisearch

#include "tst_clisearch.moc"
