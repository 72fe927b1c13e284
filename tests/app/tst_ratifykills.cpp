// SPDX-License-Identifier: GPL-3.0-or-later
// Tests killing a program at any moment while it accepts a suggestion: the file is old or new, and the log agrees. OUTCROP_KILLS sets the number of kills.
#include "tests/app/ratifyworkspace.h"
#include "tests/support/childprocess.h"
#include "tests/support/testregistry.h"

#include <QStandardPaths>
#include <QTest>

#include <random>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_ratifykills {

namespace {

constexpr qint64 begun = 1;
constexpr qint64 done = 2;

int rounds()
{
    bool isSet = false;
    const int value = qEnvironmentVariableIntValue("OUTCROP_KILLS", &isSet);
    return isSet ? value : 30;
}

/// Accepts a suggestion as the command does. Called in a child process, which opens the store itself.
void accept(const QString &folder, RecordId id, bool isRepository, const ChildProcess::Report &report)
{
    report(begun);
    const Result<OpenedStore> store = openSqliteStore(folder + QStringLiteral("/.outcrop/outcrop.db"));
    const Result<std::unique_ptr<History>> history = isRepository ? openHistory(folder) : Result<std::unique_ptr<History>>(Error{});
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!store || !opened)
        return;
    History *versions = history ? history->get() : nullptr;
    const Result<AcceptPlan> plan = planAcceptance(*opened, versions, findSuggestion(*store->store, id)->suggestion);
    if (plan && acceptSuggestion(*store->store, *opened, versions, *plan, {QStringLiteral("ada"), QDateTime::currentDateTimeUtc()}))
        report(done);
}

struct Counts {
    int killed = 0;
    int written = 0;
    int settled = 0;
    int locked = 0; ///< number of repositories in which git's lock file remained, so that commits fail
};

/// Checks that the file and the log agree after the next start has settled the interrupted acceptance.
void checkSettledState(RatifyWorkspace &workspace, const Suggestion &suggestion, History *history, bool wasDone, Counts &counts)
{
    const auto settled = settleAcceptances(workspace.store(), workspace.folder(), history);
    QVERIFY2(settled.ok(), settled.ok() ? "" : qPrintable(toString(settled.error())));
    counts.settled += !settled->isEmpty();
    const QString now = workspace.layerText();
    const bool isWritten = now == RatifyWorkspace::suggestedText();
    QVERIFY2(isWritten || now == RatifyWorkspace::originalText(), "the file is torn");
    QVERIFY2(isWritten || !wasDone, "an acceptance that was reported as done is lost");
    counts.written += isWritten;
    const auto listed = findSuggestion(workspace.store(), suggestion.id);
    QCOMPARE(listed->state(), isWritten ? SuggestionState::Accepted : SuggestionState::Open);
    for (const Decision &decision : listed->decisions)
        QVERIFY(decision.verdict == u"accepted" || decision.verdict == u"abandoned");
    if (history && isWritten) {
        // Git's lock file can remain, and only the user can decide whether it is stale.
        if (listed->decisions.last().details.contains("not_committed")) {
            ++counts.locked;
            QVERIFY(QDirIterator(workspace.copy().path(QStringLiteral(".git")), {QStringLiteral("*.lock")}, QDir::Files, QDirIterator::Subdirectories).hasNext());
            return;
        }
        QCOMPARE(workspace.git({QStringLiteral("status"), QStringLiteral("--porcelain"), QStringLiteral("--"), suggestion.target}), QByteArray());
        QCOMPARE(workspace.git({QStringLiteral("log"), QStringLiteral("-1"), QStringLiteral("--format=%H"), QStringLiteral("--"), suggestion.target}).trimmed(),
                 listed->decisions.last().commit.toLatin1());
        // The change was committed exactly once.
        QCOMPARE(workspace.git({QStringLiteral("rev-list"), QStringLiteral("--count"), QStringLiteral("HEAD")}), QByteArray("2\n"));
    }
}

} // namespace

class TestRatifyKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fileAndLogAgreeAfterAKill_data()
    {
        QTest::addColumn<bool>("repository");
        QTest::newRow("a folder") << false;
        QTest::newRow("a repository") << true;
    }

    void fileAndLogAgreeAfterAKill()
    {
        QFETCH(bool, repository);
        if (repository && QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        std::mt19937 random(8);
        Counts counts;
        qint64 usual = 20'000; // usual duration of an acceptance, in microseconds
        for (int round = 0; round < rounds(); ++round) {
            RatifyWorkspace workspace;
            if (repository)
                workspace.makeRepository();
            const Suggestion suggestion = workspace.storeSuggestion();
            workspace.closeStore();
            ChildProcess other([&](const ChildProcess::Report &report) { accept(workspace.folder(), suggestion.id, repository, report); });
            QCOMPARE(other.next(), begun);
            const auto start = std::chrono::steady_clock::now();
            bool wasDone = other.next(std::chrono::milliseconds(round == 0 ? 60'000 : qint64(random() % (usual * 5 / 4)) / 1000)) == done;
            wasDone = other.kill() == done || wasDone;
            if (round == 0)
                usual = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();
            counts.killed += !wasDone;
            const auto history = repository ? openHistory(workspace.folder()) : Result<std::unique_ptr<History>>(Error{});
            checkSettledState(workspace, suggestion, history ? history->get() : nullptr, wasDone, counts);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d runs: %d killed, %d files written, %d logs settled, %d without a commit", rounds(), counts.killed, counts.written, counts.settled, counts.locked);
    }
};

OUTCROP_TEST(TestRatifyKills, CoreApplication)

} // namespace tst_ratifykills

#include "tst_ratifykills.moc"
