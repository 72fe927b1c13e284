// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/fillsample.h"
#include "app/evolution/evolve.h"
#include "app/experiments/runexperiment.h"
#include "app/records/storelocation.h"
#include "app/send/cachereport.h"
#include "app/workspace/initworkspace.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_fillsample {

class FilledSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void storesTurnsAndThreeSuggestions();
    void everySuggestionChangesItsFile();
    void oneSuggestionHasTwoHunks();
    void evidenceAgreesWithTheTurns();
    void containsInstructionsForCodingAgents();
    void experimentIsFinished();
    void containsABrokenFile();
    void sessionShowsTheEditBehindACacheMiss();
    void fillingTwiceAddsNothing();
    void rejectsOtherFolders();

private:
    QTemporaryDir m_directory;
    QString m_folder;
    QTemporaryDir m_settings;
    KeyRing m_keys{m_settings.filePath(QStringLiteral("keys.json")), std::make_unique<testing::FakeSecretStore>(std::make_shared<testing::FakeKeys>())};
    SampleRecords m_records;
};

void FilledSample::initTestCase()
{
    m_folder = m_directory.filePath(QStringLiteral("sample"));
    QVERIFY(initWorkspace(m_folder, true).ok());
    const Result<SampleRecords> records = fillSample(m_folder, m_keys);
    QVERIFY2(records.ok(), records.ok() ? "" : qPrintable(records.error().message));
    m_records = *records;
}

void FilledSample::storesTurnsAndThreeSuggestions()
{
    const Result<OpenedStore> store = openStoreToRead({m_folder}, m_keys);
    QVERIFY(store.ok());
    QCOMPARE(m_records.turns, qint64(72));
    RecordFilter imported;
    imported.where = {{QStringLiteral("source"), {QStringLiteral("sample")}}};
    QCOMPARE(*store->store->interactions().count(imported), qint64(72));
    QCOMPARE(m_records.suggestions, qsizetype(3));
    QCOMPARE(*store->store->suggestions().count(), qint64(3));
}

void FilledSample::everySuggestionChangesItsFile()
{
    const Result<OpenedStore> store = openStoreToRead({m_folder}, m_keys);
    const Result<QList<Suggestion>> suggestions = store->store->suggestions().query();
    QVERIFY(suggestions.ok());
    for (const Suggestion &suggestion : *suggestions) {
        QVERIFY2(QFile::exists(m_folder + u'/' + suggestion.target), qPrintable(suggestion.target));
        QVERIFY2(suggestion.diff.contains(QStringLiteral("@@")), qPrintable(suggestion.title));
        QVERIFY(suggestion.baseVersion.startsWith(QStringLiteral("sha256:")));
    }
}

/// Two hunks, so that the user can accept one without the other.
void FilledSample::oneSuggestionHasTwoHunks()
{
    const Result<OpenedStore> store = openStoreToRead({m_folder}, m_keys);
    const Result<QList<Suggestion>> suggestions = store->store->suggestions().query();
    QVERIFY(suggestions.ok());
    const auto hasTwoHunks = [](const Suggestion &suggestion) { return suggestion.diff.count(QStringLiteral("@@ -")) == 2; };
    QCOMPARE(std::count_if(suggestions->begin(), suggestions->end(), hasTwoHunks), 1);
}

/// The Ratify panel shows the evidence of a suggestion, and the Evolution panel shows the use of the same document.
void FilledSample::evidenceAgreesWithTheTurns()
{
    const OpenedWorkspace opened = *openWorkspace(m_folder);
    const Result<OpenedStore> store = openStoreToRead({m_folder}, m_keys);
    const QDateTime end = QDateTime::fromString(QStringLiteral("2026-11-20T00:00:00Z"), Qt::ISODate);
    const Result<EvolveOutcome> outcome = evolve(opened, *store->store, nullptr, {end, end.addDays(-30), false, {}});
    QVERIFY(outcome.ok());
    QCOMPARE(outcome->report.run.turns, m_records.turns);
    const QList<UsageRow> &usage = outcome->report.run.usage;
    const auto row = std::find_if(usage.begin(), usage.end(),
        [](const UsageRow &one) { return one.path == u"skills/deploy-release/SKILL.md" && one.workload == u"platform"; });
    QVERIFY(row != usage.end());
    const Result<QList<Suggestion>> suggestions = store->store->suggestions().query();
    const auto promotion = std::find_if(suggestions->begin(), suggestions->end(), [](const Suggestion &one) { return one.kind == u"promote"; });
    QVERIFY(promotion != suggestions->end());
    const Json &figure = promotion->evidence.at("figures").at(0);
    QCOMPARE(figure.at("count").get<qint64>(), row->used.count);
    QCOMPARE(figure.at("of").get<qint64>(), row->used.total);
    QVERIFY(promotion->reason.contains(QStringLiteral("%1 of %2 platform turns").arg(row->used.count).arg(row->used.total)));
}

void FilledSample::containsInstructionsForCodingAgents()
{
    QVERIFY(m_records.files.contains(QStringLiteral("AGENTS.md")));
}

void FilledSample::experimentIsFinished()
{
    const Result<ExperimentReport> report = reportOnRecordedRun(*openWorkspace(m_folder), QStringLiteral("passages"));
    QVERIFY2(report.ok(), report.ok() ? "" : qPrintable(report.error().message));
    QVERIFY(m_records.trials > 0);
}

void FilledSample::containsABrokenFile()
{
    const OpenedWorkspace opened = *openWorkspace(m_folder);
    const DocumentPtr broken = opened.workspace().document(QStringLiteral("agents/greenhouse-watch.md"));
    QVERIFY(broken);
    QVERIFY(m_records.files.contains(broken->path));
}

void FilledSample::sessionShowsTheEditBehindACacheMiss()
{
    const OpenedWorkspace opened = *openWorkspace(m_folder);
    const std::optional<Session> session = sessionOf(opened.workspace(), QStringLiteral("2026-11-24-labels"));
    QVERIFY(session);
    QVERIFY(session->diagnostics.isEmpty());
    const QList<TurnCacheReport> reports = cacheReports(opened, *session);
    QCOMPARE(reports.size(), 2);
    QCOMPARE(reports.first().outcome, CacheOutcome::AsPredicted);
    QCOMPARE(reports.last().outcome, CacheOutcome::ReadLess);
    QCOMPARE(reports.last().file, QStringLiteral("layers/house-style.md"));
    QVERIFY(reports.last().line > 0);
    QVERIFY(reports.last().cost);
}

void FilledSample::fillingTwiceAddsNothing()
{
    const Result<SampleRecords> again = fillSample(m_folder, m_keys);
    QVERIFY(again.ok());
    QVERIFY(again->files.isEmpty());
    QCOMPARE(again->turns, qint64(0));
    QCOMPARE(again->suggestions, qsizetype(0));
}

void FilledSample::rejectsOtherFolders()
{
    const QTemporaryDir other;
    QVERIFY(!fillSample(other.path(), m_keys));
    QVERIFY(!QFile::exists(other.filePath(QStringLiteral(".outcrop"))));
}

OUTCROP_TEST(FilledSample, CoreApplication)

} // namespace tst_fillsample

#include "tst_fillsample.moc"
