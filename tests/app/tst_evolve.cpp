// SPDX-License-Identifier: GPL-3.0-or-later
// Tests analysis runs on workspaces with a real store: stored records, reports and unchanged files. One test uses the schedule of the seed's
// configuration.
#include "adapters/sqlite/sqlitestore.h"
#include "app/evolution/evolutiontimer.h"
#include "app/evolution/evolvenotices.h"
#include "app/history/openhistory.h"
#include "app/records/storelocation.h"
#include "tests/support/fakeclock.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/simulatedquarter.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_evolve {

namespace {

const QDateTime now(QDate(2026, 11, 21), QTime(15, 0), Qt::UTC);

QByteArray bytesAt(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A workspace in a separate folder, with a store.
class EvolutionWorkspace
{
public:
    void write(const QString &path, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(m_directory.filePath(path)).path());
        QFile file(m_directory.filePath(path));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
    }
    QString folder() const { return m_directory.path(); }
    OpenedWorkspace opened() const { return *openWorkspace(folder()); }
    Result<OpenedStore> store() { return openStore(storeLocation(opened()), m_keys); }
    KeyRing &keys() { return m_keys; }

    /// Returns all files except those that a run may write.
    QMap<QString, QByteArray> documents() const
    {
        QMap<QString, QByteArray> files;
        QDirIterator all(folder(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = QDir(folder()).relativeFilePath(all.next());
            if (!path.startsWith(QStringLiteral("evolution/")))
                files.insert(path, bytesAt(m_directory.filePath(path)));
        }
        return files;
    }
    QStringList reports() const { return QDir(m_directory.filePath(QStringLiteral("evolution"))).entryList(QDir::Files, QDir::Name); }

private:
    QTemporaryDir m_directory;
    QTemporaryDir m_settings;
    KeyRing m_keys{m_settings.filePath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
};

/// Returns turns of the last four weeks whose requests contained these layers. The first `used` turns used them.
QList<Interaction> turnsOfAMonth(const QStringList &layers, int count, int used)
{
    QList<Interaction> turns;
    for (int i = 0; i < count; ++i) {
        Interaction turn{0, now.addSecs(-qint64(28) * 86'400 * (count - i) / count)};
        turn.workload = QStringLiteral("platform/k8s");
        turn.layers = layers;
        turn.details = {{"used", i < used ? jsonStrings(layers) : Json::array()}};
        turns.append(turn);
    }
    return turns;
}

const QByteArray idleLayer = "---\ntier: topsoil\nsection: context\n---\nNotes that nobody needs.\n";

struct CollectingNotifier : Notifier {
    QString name() const override { return QStringLiteral("test"); }
    Status send(const Notification &notice) override
    {
        notices.append(notice.title + QStringLiteral("\n") + notice.text);
        return success();
    }
    QStringList notices;
};

/// Returns the seed's `config.toml`, as printed in its paper; empty if the paper is not available.
QByteArray seedConfiguration()
{
    const QDir seeds(qEnvironmentVariable("OUTCROP_SEEDS"));
    const QStringList found = seeds.entryList({QStringLiteral("003_*")});
    const QString paper = found.isEmpty() ? QString() : QString::fromUtf8(bytesAt(seeds.filePath(found.first())));
    static const QRegularExpression block(QStringLiteral("```toml\\n(\\[conductor\\].*?)```"), QRegularExpression::DotMatchesEverythingOption);
    return block.match(paper).captured(1).toUtf8();
}

void copySample(const EvolutionWorkspace &garden)
{
    const QDir sample(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/sample"));
    QDirIterator files(sample.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = sample.relativeFilePath(files.next());
        if (path != u"config.toml" && !path.startsWith(QStringLiteral("evolution/")) && !path.endsWith(QStringLiteral(".qrc")))
            garden.write(path, bytesAt(sample.filePath(path)));
    }
}

/// Returns one commit for each change of each layer, in the format of `git fast-import`.
QByteArray importStream(const SimulatedQuarter &quarter, quint64 seed)
{
    QList<QPair<QDateTime, QString>> events;
    for (const FileChanges &file : quarter.changes(seed)) {
        for (const QDateTime &time : file.times)
            events.append({time, file.path});
    }
    std::sort(events.begin(), events.end());
    QByteArray stream;
    for (qsizetype i = 0; i < events.size(); ++i) {
        const QByteArray content = "state " + QByteArray::number(i) + "\n";
        stream += "commit refs/heads/main\ncommitter A Gardener <gardener@example.org> " + QByteArray::number(events.at(i).first.toSecsSinceEpoch()) + " +0000\ndata 4\nEdit\nM 100644 inline "
            + events.at(i).second.toUtf8() + "\ndata " + QByteArray::number(content.size()) + "\n" + content + "\n";
    }
    return stream;
}

bool git(const QString &folder, const QStringList &words, const QByteArray &input = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("git"), words);
    process.write(input);
    process.closeWriteChannel();
    return process.waitForFinished(60'000) && process.exitCode() == 0;
}

} // namespace

class TestEvolve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "America/Los_Angeles"); // a comment in the seed states that its hours are in PST
    }

    void storesAndReportsARun()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        const QMap<QString, QByteArray> before = garden.documents();
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {now});
        QVERIFY2(outcome.ok(), outcome ? "" : qPrintable(toString(outcome.error())));
        QCOMPARE(garden.documents(), before);
        QCOMPARE(garden.reports(), QStringList(QStringLiteral("2026-11-21-07.md")));
        const QByteArray report = bytesAt(garden.folder() + u'/' + outcome->path);
        QVERIFY2(report.startsWith("---\nrun: 2026-11-21T07:00:00-08:00\ninteractions: 400\nevidence_days: 30\n"), report.left(200).constData());
        QVERIFY2(report.contains("+when: scope == notes\n") && !report.contains("+tier: "), report.constData());
        const Result<QList<Suggestion>> stored = store->store->suggestions().query();
        QVERIFY(stored);
        QCOMPARE(stored->size(), outcome->report.suggestions.size());
        QVERIFY(!stored->isEmpty() && stored->first().at == now);
    }

    /// A run uses the store of the folder. With `storesResults = false`, it makes the same suggestions but writes no report.
    void usesTheFoldersStore()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        {
            const Result<OpenedStore> store = garden.store();
            QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        }
        const Result<EvolveOutcome> looked = runEvolution(garden.opened(), garden.keys(), {.now = now, .storesResults = false});
        QVERIFY(looked && looked->path.isEmpty() && garden.reports().isEmpty());
        const Result<EvolveOutcome> outcome = runEvolution(garden.opened(), garden.keys(), {now});
        QVERIFY2(outcome.ok(), outcome ? "" : qPrintable(toString(outcome.error())));
        QCOMPARE(outcome->report.run.turns, 400);
        QCOMPARE(outcome->report.suggestions.size(), looked->report.suggestions.size());
        QVERIFY(!outcome->report.suggestions.isEmpty());
        QCOMPARE(garden.reports(), QStringList(outcome->path.section(u'/', -1)));
        const Result<OpenedStore> store = garden.store();
        QCOMPARE(store->store->suggestions().query()->size(), outcome->report.suggestions.size());
    }

    /// The analysis of a worker is stored again if the program that stored it was killed before it removed the analysis from the queue.
    void storesAnAnalysisOnce()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        {
            const Result<OpenedStore> store = garden.store();
            QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        }
        const Result<EvolveOutcome> analyzed = runEvolution(garden.opened(), garden.keys(), {.now = now, .storesResults = false});
        QVERIFY(analyzed && !analyzed->report.suggestions.isEmpty());
        const Result<EvolveOutcome> first = storeEvolution(garden.opened(), garden.keys(), analyzed->report);
        QVERIFY2(first.ok(), first ? "" : qPrintable(toString(first.error())));
        QCOMPARE(first->report.suggestions.size(), analyzed->report.suggestions.size());
        QCOMPARE(garden.reports(), QStringList(first->path.section(u'/', -1)));
        const Result<EvolveOutcome> second = storeEvolution(garden.opened(), garden.keys(), analyzed->report);
        QVERIFY2(second.ok(), second ? "" : qPrintable(toString(second.error())));
        QVERIFY(second->report.suggestions.isEmpty());
        QCOMPARE(second->path, first->path);
        QCOMPARE(garden.reports().size(), 1);
        const Result<OpenedStore> store = garden.store();
        QCOMPARE(store->store->suggestions().query()->size(), first->report.suggestions.size());
    }

    void writesNoReportWithoutRecords()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const QMap<QString, QByteArray> before = garden.documents();
        const Result<EvolveOutcome> outcome = runEvolution(garden.opened(), garden.keys(), {now});
        QVERIFY2(outcome.ok(), outcome ? "" : qPrintable(toString(outcome.error())));
        QCOMPARE(outcome->report.run.turns, 0);
        QVERIFY(outcome->path.isEmpty() && garden.reports().isEmpty());
        QCOMPARE(garden.documents(), before);
        QCOMPARE(outcome->findings.value(0).code, QStringLiteral("store-empty"));
        QVERIFY(sendDueNotices(*outcome, garden.opened(), garden.keys()));
    }

    void rejectsBrokenConfiguration_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("the taxonomy") << "taxonomy.ttl" << QByteArray("<a> .");
        QTest::newRow("the manifest") << "config.toml" << QByteArray("[workspace\n");
    }
    void rejectsBrokenConfiguration()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, text);
        EvolutionWorkspace garden;
        garden.write(path, text);
        const Result<EvolveOutcome> outcome = runEvolution(garden.opened(), garden.keys(), {now});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::Invalid);
        QCOMPARE(outcome.error().location.file, path);
    }

    /// A demotion mentions search only if [retrieval] includes the documents.
    void mentionsSearchOnlyIfItIncludesDocuments_data()
    {
        QTest::addColumn<QByteArray>("manifest");
        QTest::addColumn<bool>("mentioned");
        QTest::newRow("all collections") << QByteArray() << true;
        QTest::newRow("without the documents") << QByteArray("[retrieval]\ncollections = [\"memory\", \"skills\"]\n") << false;
        QTest::newRow("with them") << QByteArray("[retrieval]\ncollections = [\"documents\"]\n") << true;
    }
    void mentionsSearchOnlyIfItIncludesDocuments()
    {
        QFETCH(const QByteArray, manifest);
        QFETCH(const bool, mentioned);
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("config.toml"), manifest);
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {.now = now, .storesResults = false});
        QVERIFY(outcome && !outcome->report.suggestions.isEmpty());
        const QString reason = outcome->report.suggestions.first().reason;
        QVERIFY2(reason.contains(QStringLiteral("Search still finds the layer")) == mentioned, qPrintable(reason));
    }

    /// An open suggestion is not reported again, and no report is overwritten.
    void doesNotRepeatOpenSuggestions()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        const Result<EvolveOutcome> first = evolve(garden.opened(), *store->store, nullptr, {now});
        const Result<EvolveOutcome> second = evolve(garden.opened(), *store->store, nullptr, {now.addSecs(60)});
        QVERIFY(first && second);
        QVERIFY(second->report.suggestions.isEmpty());
        QCOMPARE(second->report.repeatedCount, first->report.suggestions.size());
        QCOMPARE(garden.reports(), QStringList({QStringLiteral("2026-11-21-07-2.md"), QStringLiteral("2026-11-21-07.md")}));
    }

    /// Parallel runs within one hour each write a separate report.
    void parallelRunsWriteSeparateReports()
    {
        constexpr int runs = 8;
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const OpenedWorkspace opened = garden.opened();
        QVERIFY(garden.store());
        QStringList paths(runs);
        QStringList texts(runs);
        std::vector<std::jthread> threads;
        for (int i = 0; i < runs; ++i) {
            threads.emplace_back([&, i] {
                const Result<OpenedStore> store = openSqliteStore(opened.folder + QStringLiteral("/.outcrop/outcrop.db"));
                const Result<EvolveOutcome> outcome = store ? evolve(opened, *store->store, nullptr, {now, now.addDays(-1 - i)}) : store.error();
                paths[i] = outcome ? outcome->path : toString(outcome.error());
                texts[i] = outcome ? outcome->text : QString();
            });
        }
        threads.clear();
        QCOMPARE(QSet<QString>(paths.begin(), paths.end()).size(), qsizetype(runs));
        QCOMPARE(garden.reports().size(), qsizetype(runs));
        for (int i = 0; i < runs; ++i)
            QCOMPARE(QString::fromUtf8(bytesAt(garden.folder() + u'/' + paths.at(i))), texts.at(i));
    }

    void rejectsAnEmptyTimeRange()
    {
        EvolutionWorkspace garden;
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store);
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {now, now});
        QVERIFY(!outcome);
        QCOMPARE(int(outcome.error().code), int(ErrorCode::Invalid));
        QVERIFY(garden.reports().isEmpty());
    }

    /// The report counts a suggestion as notified only after it was announced. A report that the user changed is not overwritten.
    void countsOnlyAnnouncedSuggestionsAsNotified()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {now});
        QVERIFY(outcome && !outcome->report.suggestions.isEmpty());
        const QString path = garden.folder() + u'/' + outcome->path;
        QVERIFY(bytesAt(path).contains("\nnotified: 0\n"));
        CollectingNotifier notices;
        QVERIFY(sendNotification(*outcome, garden.opened(), notices));
        const QByteArray count = QByteArray::number(qMin(qsizetype(3), outcome->report.suggestions.size()));
        QVERIFY2(bytesAt(path).contains(QByteArray("\nnotified: " + count + "\n")), bytesAt(path).left(200).constData());
        garden.write(outcome->path, "Mine.\n");
        QVERIFY(sendNotification(*outcome, garden.opened(), notices));
        QCOMPARE(bytesAt(path), QByteArray("Mine.\n"));
    }

    /// If the report cannot be written, no suggestion is stored. The next run makes the suggestions again.
    void repeatsSuggestionsIfTheReportCouldNotBeWritten()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        garden.write(QStringLiteral("evolution"), "in the way\n");
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        QVERIFY(!evolve(garden.opened(), *store->store, nullptr, {now}));
        QCOMPARE(*store->store->suggestions().count(), qint64(0));
        QVERIFY(QFile::remove(garden.folder() + QStringLiteral("/evolution")));
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {now.addSecs(60)});
        QVERIFY(outcome && !outcome->report.suggestions.isEmpty());
        QCOMPARE(outcome->report.repeatedCount, qsizetype(0));
    }

    void dryRunWritesNothing()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/notes.md")}, 400, 0)));
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {.now = now, .storesResults = false});
        QVERIFY(outcome && !outcome->report.suggestions.isEmpty() && outcome->path.isEmpty());
        QVERIFY(garden.reports().isEmpty());
        QCOMPARE(*store->store->suggestions().count(), qint64(0));
    }

    void doesNotApplySuggestionsAutomatically()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("config.toml"), "[evolution]\nenabled = true\nauto_apply = true\n");
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store);
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {now});
        QVERIFY(!outcome);
        QCOMPARE(int(outcome.error().code), int(ErrorCode::NotAllowed));
        QCOMPARE(toString(outcome.error()), QStringLiteral("config.toml:3:14: Suggestions are never applied automatically. Set auto_apply to false."));
        QVERIFY(garden.reports().isEmpty());
    }

    void countsTheEffectOnThePrompt()
    {
        EvolutionWorkspace garden;
        garden.write(QStringLiteral("config.toml"), "[conductor]\nmodel = \"openai/gpt-6-sol\"\n");
        garden.write(QStringLiteral("layers/notes.md"), idleLayer);
        const Result<OpenedStore> store = garden.store();
        QList<Interaction> turns = turnsOfAMonth({QStringLiteral("layers/notes.md")}, 2000, 0);
        for (qsizetype i = 0; i < 100; ++i) {
            turns[i].workload = QStringLiteral("comms");
            turns[i].details = {{"used", i % 2 == 0 ? jsonStrings({QStringLiteral("notes")}) : Json::array()}};
        }
        QVERIFY(store && store->store->interactions().append(turns));
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {now});
        QVERIFY(outcome && !outcome->report.suggestions.isEmpty());
        const auto demote = std::find_if(outcome->report.suggestions.begin(), outcome->report.suggestions.end(), [](const Suggestion &each) { return each.kind == u"demote"; });
        QVERIFY(demote != outcome->report.suggestions.end());
        QVERIFY2(demote->diff.contains(QStringLiteral("+when: workload == comms")), qPrintable(demote->diff));
        QVERIFY(demote->evidence.contains("tokens"));
        QVERIFY(demote->evidence["tokens"]["after"].get<qint64>() < demote->evidence["tokens"]["before"].get<qint64>());
    }

    /// Uses the unchanged configuration of ADR-0163, section 7, with the sample workspace: three runs a day for two days.
    void runsTheSeedConfigurationOnSchedule()
    {
        const QByteArray configuration = seedConfiguration();
        if (configuration.isEmpty())
            QSKIP("OUTCROP_SEEDS is not set: the design papers are not part of the repository.");
        EvolutionWorkspace garden;
        copySample(garden);
        garden.write(QStringLiteral("config.toml"), configuration);
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(turnsOfAMonth({QStringLiteral("layers/tools.md"), QStringLiteral("layers/season.md")}, 400, 3)));
        const EvolutionSettings settings = readEvolutionSettings(garden.opened().workspace().manifest());
        QVERIFY(settings.isEnabled && !hasErrors(settings.diagnostics));
        QCOMPARE(settings.channel, QStringLiteral("telegram"));
        const QMap<QString, QByteArray> before = garden.documents();
        CollectingNotifier notices;
        QStringList problems;
        FakeClock clock(now.addSecs(-3600));
        EvolutionTimer timer(clock, [&](const QDateTime &due) {
            const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, nullptr, {due});
            if (!outcome || !sendNotification(*outcome, garden.opened(), notices))
                problems.append(outcome ? QStringLiteral("not notified") : toString(outcome.error()));
        });
        timer.setSettings(settings);
        clock.advanceTo(now.addDays(2).addSecs(-60));
        QCOMPARE(problems, QStringList());
        QCOMPARE(garden.reports(), QStringList({QStringLiteral("2026-11-21-07.md"), QStringLiteral("2026-11-21-13.md"), QStringLiteral("2026-11-21-21.md"),
            QStringLiteral("2026-11-22-07.md"), QStringLiteral("2026-11-22-13.md"), QStringLiteral("2026-11-22-21.md")}));
        QCOMPARE(garden.documents(), before);
        QCOMPARE(notices.notices.size(), qsizetype(1));
        QVERIFY2(notices.notices.first().contains(QStringLiteral("demote: Send tools only with --scope tools")), qPrintable(notices.notices.first()));
        QVERIFY(garden.opened().workspace().manifest().diagnostics.isEmpty());
    }

    /// Runs an analysis of the simulated quarter with a store, files and a git repository. Every planted case is found.
    void findsEveryPlantedCaseInAQuarter()
    {
        constexpr quint64 seed = 7;
        const SimulatedQuarter quarter;
        EvolutionWorkspace garden;
        for (const SourceFile &file : quarter.files())
            garden.write(file.path, file.bytes);
        if (!git(garden.folder(), {QStringLiteral("init"), QStringLiteral("-q"), QStringLiteral("-b"), QStringLiteral("main")})
            || !git(garden.folder(), {QStringLiteral("fast-import"), QStringLiteral("--quiet")}, importStream(quarter, seed)))
            QSKIP("git is not installed");
        const Result<OpenedStore> store = garden.store();
        QVERIFY(store && store->store->interactions().append(quarter.interactions(seed)));
        const Result<std::unique_ptr<History>> history = openHistory(garden.folder());
        QVERIFY(history);
        const Result<EvolveOutcome> outcome = evolve(garden.opened(), *store->store, history->get(), {quarter.until(), quarter.from()});
        QVERIFY2(outcome.ok(), outcome ? "" : qPrintable(toString(outcome.error())));
        QCOMPARE(outcome->report.run.turns, SimulatedQuarter::turns);
        QSet<QString> found;
        for (const Suggestion &suggestion : outcome->report.suggestions)
            found.insert(suggestion.fingerprint);
        for (const QSet<QString> &planted : quarter.planted())
            QVERIFY2(found.intersects(planted), qPrintable(planted.values().join(u'|')));
    }
};

OUTCROP_TEST(TestEvolve, CoreApplication)

} // namespace tst_evolve

#include "tst_evolve.moc"
