// SPDX-License-Identifier: GPL-3.0-or-later
// Tests decisions of several people on one shared store: each suggestion is decided once, and the log is complete.
#include "app/evolution/decide.h"
#include "app/history/openhistory.h"
#include "adapters/postgresql/postgresstore.h"
#include "app/records/storeroles.h"
#include "tests/app/ratifyworkspace.h"
#include "tests/support/childprocess.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testregistry.h"

#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

#include <memory>
#include <vector>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_concurrentdecisions {

namespace {

constexpr int people = 10;
constexpr int suggestions = 100;
constexpr int linesPerRow = 8; // the distance keeps a hunk from overlapping the context lines of another hunk
constexpr qint64 acceptedMark = 1'000'000;
constexpr qint64 refusedMark = 2'000'000;
constexpr qint64 endMark = 3'000'000;

QString fileText()
{
    QString text = QStringLiteral("---\ntitle: Rows\ntier: topsoil\n---\n");
    for (int row = 0; row < suggestions; ++row) {
        for (int line = 0; line < linesPerRow; ++line)
            text += QStringLiteral("Row %1, plant %2.\n").arg(row).arg(line);
    }
    return text;
}

QString changedLine(int row)
{
    return QStringLiteral("Row %1, plant 4, watered.\n").arg(row);
}

Suggestion suggestionFor(int row)
{
    Suggestion suggestion{.at = QDateTime::currentDateTimeUtc(), .kind = QStringLiteral("edit"), .target = QLatin1String(RatifyWorkspace::layer)};
    suggestion.title = QStringLiteral("Water row %1").arg(row);
    suggestion.reason = QStringLiteral("It is dry.");
    suggestion.baseVersion = QStringLiteral("sha256:") + QString::fromLatin1(checksumOf(fileText().toUtf8()).toHex());
    suggestion.diff = toText(diffFile(fileText(), fileText().replace(QStringLiteral("Row %1, plant 4.\n").arg(row), changedLine(row)), suggestion.target));
    suggestion.fingerprint = QStringLiteral("row %1").arg(row);
    suggestion.evidence = {{"interactions", 10}};
    return suggestion;
}

QString nameOf(int person)
{
    return QStringLiteral("person %1").arg(person);
}

/// Decides on every open suggestion, as one person on one computer. Reports the outcome of each suggestion.
void decideAll(const QString &folder, const QString &address, int person, const QList<RecordId> &ids, const ChildProcess::Report &report)
{
    const Result<OpenedStore> store = openPostgresStore({address, {}, QStringLiteral("team")});
    for (const RecordId id : store ? ids : QList<RecordId>()) {
        const Decider decider{nameOf(person), QDateTime::currentDateTimeUtc(), {}};
        const Result<ListedSuggestion> listed = findSuggestion(*store->store, id);
        if (!listed || listed->state() != SuggestionState::Open)
            continue;
        if ((id + person) % 2 == 0) {
            const Result<Decision> rejected = rejectSuggestion(*store->store, *listed, QStringLiteral("It rained."), decider);
            report(rejected ? id : refusedMark);
            continue;
        }
        const Result<OpenedWorkspace> opened = openWorkspace(folder);
        const Result<AcceptPlan> plan = planAcceptance(*opened, nullptr, listed->suggestion);
        const bool isDone = plan && acceptSuggestion(*store->store, *opened, nullptr, *plan, decider).ok();
        report(isDone ? acceptedMark + id : refusedMark);
    }
    report(endMark);
}

} // namespace

class ConcurrentDecisionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tenPeopleDecideEachSuggestionOnce();
    void tenPeopleClaimDifferentSuggestions();
    void onlyReviewersCanDecide();
    void aRejectionIsNotOverriddenByAnEarlierPlan();

private:
    void runAsOwner(const QString &sql) const;
    Result<OpenedStore> openTeam(const QString &schema) const { return openPostgresStore({m_server->address(), {}, schema}); }

    std::unique_ptr<PostgresServer> m_server;
};

void ConcurrentDecisionsTest::initTestCase()
{
    m_server = std::make_unique<PostgresServer>();
    if (!m_server->problem().isEmpty())
        QSKIP(qPrintable(QStringLiteral("postgresql: ") + m_server->problem()));
}

void ConcurrentDecisionsTest::tenPeopleDecideEachSuggestionOnce()
{
    QList<RecordId> ids;
    {
        const Result<OpenedStore> store = openTeam(QStringLiteral("team"));
        QVERIFY(store.ok());
        QList<Suggestion> all;
        for (int row = 0; row < suggestions; ++row)
            all.append(suggestionFor(row));
        ids = *store->store->suggestions().append(all);
    } // The store is closed before the processes start, because they must not share a connection.
    std::vector<std::unique_ptr<RatifyWorkspace>> clones;
    std::vector<std::unique_ptr<ChildProcess>> processes;
    for (int person = 0; person < people; ++person) {
        clones.push_back(std::make_unique<RatifyWorkspace>());
        clones.back()->writeLayer(fileText());
    }
    for (int person = 0; person < people; ++person)
        processes.push_back(std::make_unique<ChildProcess>([&, person](const ChildProcess::Report &report) {
            decideAll(clones[size_t(person)]->folder(), m_server->address(), person, ids, report);
        }));
    QMap<RecordId, QString> loggedPersons; // the person whose decision was logged, as reported by the processes
    int refused = 0;
    for (int person = 0; person < people; ++person) {
        for (qint64 mark = processes[size_t(person)]->next(); mark != endMark; mark = processes[size_t(person)]->next()) {
            QVERIFY2(mark > 0, "a process exited early");
            refused += mark == refusedMark ? 1 : 0;
            if (mark == refusedMark)
                continue;
            const RecordId id = mark % acceptedMark;
            const QString logged = loggedPersons.value(id);
            QVERIFY2(logged.isEmpty(), qPrintable(QStringLiteral("suggestion %1 was decided by %2 and %3").arg(id).arg(logged, nameOf(person))));
            loggedPersons.insert(id, nameOf(person));
        }
    }
    QCOMPARE(loggedPersons.size(), suggestions);
    const Result<OpenedStore> store = openTeam(QStringLiteral("team"));
    const QList<Decision> log = *store->store->decisions().query();
    QCOMPARE(log.size(), suggestions); // one row per suggestion: no duplicate and no missing decision
    qInfo("%d decisions by %d people, %d attempts rejected", suggestions, people, refused);
    QSet<QString> deciders;
    for (const Decision &decision : log) {
        QVERIFY2(decision.verdict == u"accepted" || decision.verdict == u"rejected", qPrintable(decision.verdict));
        QCOMPARE(decision.person, loggedPersons.value(decision.suggestion));
        deciders.insert(decision.person);
        const int row = int(ids.indexOf(decision.suggestion));
        for (int person = 0; person < people; ++person)
            QCOMPARE(clones[size_t(person)]->layerText().contains(changedLine(row)), decision.verdict == u"accepted" && decision.person == nameOf(person));
    }
    QVERIFY(deciders.size() > 1);
}

void ConcurrentDecisionsTest::tenPeopleClaimDifferentSuggestions()
{
    {
        const Result<OpenedStore> store = openTeam(QStringLiteral("claims"));
        QVERIFY(store.ok());
        QList<Suggestion> all;
        for (int row = 0; row < people; ++row)
            all.append(suggestionFor(row));
        QVERIFY(store->store->suggestions().append(all).ok());
    }
    const RatifyWorkspace workspace;
    std::vector<std::unique_ptr<ChildProcess>> processes;
    for (int person = 0; person < people; ++person)
        processes.push_back(std::make_unique<ChildProcess>([&, person](const ChildProcess::Report &report) {
            const Result<OpenedStore> store = openTeam(QStringLiteral("claims"));
            const Result<ListedSuggestion> claimed = claimNextSuggestion(*store->store, workspace.folder(), nullptr, {nameOf(person), QDateTime::currentDateTimeUtc(), {}});
            report(claimed ? claimed->suggestion.id : refusedMark);
        }));
    QSet<qint64> claimed;
    for (const auto &process : processes)
        claimed.insert(process->next());
    QCOMPARE(claimed.size(), people);
    QVERIFY(!claimed.contains(refusedMark) && !claimed.contains(-1));
    const Result<OpenedStore> store = openTeam(QStringLiteral("claims"));
    const Result<ListedSuggestion> none = claimNextSuggestion(*store->store, workspace.folder(), nullptr, {QStringLiteral("eve"), QDateTime::currentDateTimeUtc(), {}});
    QVERIFY(!none.ok());
    QCOMPARE(int(none.error().code), int(ErrorCode::NotFound));
    const Decider later{QStringLiteral("eve"), QDateTime::currentDateTimeUtc().addSecs((claimMinutes + 1) * 60), {}};
    QVERIFY(claimNextSuggestion(*store->store, workspace.folder(), nullptr, later).ok()); // the claims have expired
}

/// Runs a script as the owner of the database.
void ConcurrentDecisionsTest::runAsOwner(const QString &sql) const
{
    const QString name = QStringLiteral("owner");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        database.setHostName(m_server->folder());
        database.setUserName(QStringLiteral("outcrop"));
        database.setDatabaseName(QStringLiteral("postgres"));
        QVERIFY2(database.open(), qPrintable(database.lastError().text()));
        QSqlQuery query(database);
        QVERIFY2(query.exec(sql), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(name);
}

void ConcurrentDecisionsTest::onlyReviewersCanDecide()
{
    RecordId id = 0;
    {
        const Result<OpenedStore> owner = openTeam(QStringLiteral("garden"));
        id = owner->store->suggestions().append({suggestionFor(0)})->first();
        QString logins = rolesSql(QStringLiteral("garden")) + rolesSql(QStringLiteral("garden")); // running the script again has no effect
        for (const char *role : {"reader", "author", "reviewer"})
            logins += QStringLiteral("CREATE ROLE one_%1 LOGIN IN ROLE garden_%1;\n").arg(QLatin1String(role));
        runAsOwner(logins);
    }
    const auto openAs = [this](const QString &role) {
        return openPostgresStore({QString(m_server->address()).replace(QStringLiteral("user=outcrop"), QStringLiteral("user=one_") + role), {}, QStringLiteral("garden")});
    };
    const RatifyWorkspace workspace;
    const auto reject = [&](Store &store) { return rejectSuggestionById(store, workspace.folder(), nullptr, id, QStringLiteral("Not here."), {QStringLiteral("ann"), QDateTime::currentDateTimeUtc(), {}}); };
    const Result<OpenedStore> reader = openAs(QStringLiteral("reader"));
    QVERIFY2(reader.ok(), reader ? "" : qPrintable(reader.error().message));
    QVERIFY(!reader->store->readOnlyReason().isEmpty());
    QCOMPARE(listSuggestions(*reader->store)->size(), 1);
    QVERIFY(!reject(*reader->store).ok());
    const Result<OpenedStore> author = openAs(QStringLiteral("author"));
    QVERIFY(author->store->readOnlyReason().isEmpty());
    QVERIFY(author->store->interactions().append({Interaction{0, QDateTime::currentDateTimeUtc()}}).ok());
    QVERIFY(author->store->suggestions().append({suggestionFor(1)}).ok());
    QVERIFY(!reject(*author->store).ok());
    QVERIFY(!author->store->suggestions().remove({.until = QDateTime::currentDateTimeUtc().addDays(1)}).ok());
    QVERIFY(author->store->decisions().query()->isEmpty());
    const Result<OpenedStore> reviewer = openAs(QStringLiteral("reviewer"));
    const Result<Decision> decision = reject(*reviewer->store);
    QVERIFY2(decision.ok(), decision ? "" : qPrintable(decision.error().message));
    QCOMPARE(author->store->decisions().query()->size(), 1);
}

void ConcurrentDecisionsTest::aRejectionIsNotOverriddenByAnEarlierPlan()
{
    RatifyWorkspace workspace;
    const Suggestion suggestion = workspace.storeSuggestion();
    AcceptPlan plan = *planAcceptance(workspace.open(), nullptr, suggestion);
    QVERIFY(rejectSuggestionById(workspace.store(), workspace.folder(), nullptr, suggestion.id, QStringLiteral("Not now."), {QStringLiteral("ben"), QDateTime::currentDateTimeUtc(), {}}).ok());
    const Result<Acceptance> late = acceptSuggestion(workspace.store(), workspace.open(), nullptr, plan, testDecider());
    QVERIFY(!late.ok());
    QCOMPARE(int(late.error().code), int(ErrorCode::NotAllowed));
    QCOMPARE(workspace.layerText(), RatifyWorkspace::originalText());
    QCOMPARE(workspace.store().decisions().query()->size(), 1);
    plan.choice.overridesRejection = true;
    QVERIFY(acceptSuggestion(workspace.store(), workspace.open(), nullptr, plan, testDecider()).ok());
}

OUTCROP_TEST(ConcurrentDecisionsTest, CoreApplication)

} // namespace tst_concurrentdecisions

#include "tst_concurrentdecisions.moc"
