// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session.h"
#include "core/sessions/selectionjson.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_sessionlist {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

TurnRecord record(int turn, TurnState state, const QDateTime &time)
{
    TurnRecord row;
    row.turn = turn;
    row.state = state;
    row.prompt = QStringLiteral("planning-prompt.md");
    row.request = QStringLiteral("Plan\nit.");
    row.startTime = time;
    row.cost = Cost::fromPico(1'000'000);
    return row;
}

QByteArray conversation(const QList<TurnRecord> &rows)
{
    PhaseConversation conversation =
        PhaseConversation::create(QStringLiteral("s"), 1, QStringLiteral("planning"), Json::object());
    for (const TurnRecord &row : rows)
        conversation.setTurn(row);
    return conversation.bytes();
}

Workspace workspace(const QList<QPair<QString, QByteArray>> &files)
{
    QList<SourceFile> sources;
    for (const auto &[path, bytes] : files)
        sources.append({path, bytes});
    return Workspace::fromFiles({QStringLiteral("w"), QStringLiteral("/w"), QStringLiteral("/h")}, sources);
}

/// Returns a workspace with a session as the seed stores it, without records.
Workspace seedWorkspace()
{
    return workspace({{QStringLiteral("sessions/s/iteration-1/planning-prompt.md"), "P"},
        {QStringLiteral("sessions/s/iteration-1/planning-response.md"), "R"},
        {QStringLiteral("sessions/s/iteration-1/planning-conversation.json"), R"([{"role": "user", "content": "P"}])"},
        {QStringLiteral("sessions/s/iteration-1/generation-prompt.md"), "P"},
        {QStringLiteral("sessions/s/iteration-1/generation-response.md"), "R"},
        {QStringLiteral("sessions/s/iteration-2/revision-prompt.md"), "P"}});
}

} // namespace

class Sessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsASessionFromFilesAlone();
    void mergesRowsAndFiles();
    void findsAPartialResponse();
    void sortsNewestFirst();
    void locatesFindings();
    void nextTurnOverwritesNoFiles_data();
    void nextTurnOverwritesNoFiles();
    void roundTripsASelection();
};

void Sessions::readsASessionFromFilesAlone()
{
    const std::optional<Session> session = sessionOf(seedWorkspace(), QStringLiteral("s"));
    QVERIFY(session);
    QStringList phases;
    for (const SessionPhase &phase : session->phases)
        phases.append(QStringLiteral("%1/%2 %3").arg(phase.location.iteration).arg(phase.location.phase, turnStateName(phase.turns.value(0).state)));
    QCOMPARE(phases, (QStringList{QStringLiteral("1/planning answered"), QStringLiteral("1/generation answered"), QStringLiteral("2/revision waiting")}));
    QCOMPARE(session->lastIteration(), 2);
    QCOMPARE(session->latest()->location.phase, QStringLiteral("revision"));
    QVERIFY(session->phase(1, QStringLiteral("generating")));
    QVERIFY(!session->cost());
    QVERIFY(!sessionOf(seedWorkspace(), QStringLiteral("other")));
}

void Sessions::mergesRowsAndFiles()
{
    const QString folder = QStringLiteral("sessions/s/iteration-1/");
    const Session session = *sessionOf(workspace({{folder + QStringLiteral("planning-conversation.json"),
                                                      conversation({record(1, TurnState::Answered, noon), record(2, TurnState::Interrupted, noon)})},
                                           {folder + QStringLiteral("planning-prompt.md"), "P"}, {folder + QStringLiteral("planning-turn-2-prompt.md"), "P"},
                                           {folder + QStringLiteral("planning-turn-3-prompt.md"), "by hand"}}),
        QStringLiteral("s"));
    const QList<TurnRecord> &turns = session.phases.first().turns;
    QCOMPARE(turns.size(), 3);
    QCOMPARE(turns.at(1).state, TurnState::Interrupted);
    QCOMPARE(turns.at(2).state, TurnState::Waiting);
    QCOMPARE(session.title(), QStringLiteral("Plan it."));
    QCOMPARE(session.cost(), std::optional(Cost::fromPico(2'000'000)));
    QCOMPARE(session.phases.first().promptFile(turns.at(2)), folder + QStringLiteral("planning-turn-3-prompt.md"));
}

void Sessions::findsAPartialResponse()
{
    const QString folder = QStringLiteral("sessions/s/iteration-1/");
    const Session session = *sessionOf(workspace({{folder + QStringLiteral("planning-conversation.json"), conversation({record(1, TurnState::Interrupted, noon)})},
                                           {folder + QStringLiteral("planning-prompt.md"), "P"},
                                           {folder + QStringLiteral("planning-response.partial.md"), "half"}}),
        QStringLiteral("s"));
    const SessionPhase &phase = session.phases.first();
    QCOMPARE(phase.responseFile(phase.turns.first()), folder + QStringLiteral("planning-response.partial.md"));
}

void Sessions::sortsNewestFirst()
{
    const auto file = [](const QString &id, const QDateTime &time) {
        return QPair<QString, QByteArray>(QStringLiteral("sessions/%1/iteration-1/planning-conversation.json").arg(id),
            conversation({record(1, TurnState::Answered, time)}));
    };
    const Workspace all = workspace({file(QStringLiteral("a"), noon), file(QStringLiteral("b"), noon.addDays(1)), file(QStringLiteral("c"), noon.addDays(-1)),
        {QStringLiteral("sessions/d/iteration-1/planning-prompt.md"), "P"}, {QStringLiteral("sessions/e/iteration-1/planning-prompt.md"), "P"}});
    QStringList ids;
    for (const Session &session : sessionsOf(all))
        ids.append(session.id);
    QCOMPARE(ids, (QStringList{QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("c"), QStringLiteral("e"), QStringLiteral("d")}));
}

void Sessions::locatesFindings()
{
    const Session session = *sessionOf(workspace({{QStringLiteral("sessions/s/iteration-1/planning-conversation.json"), "{\n  \"messages\": [,]\n}"}}), QStringLiteral("s"));
    QVERIFY(!session.diagnostics.isEmpty());
    QCOMPARE(session.diagnostics.first().location.file, QStringLiteral("sessions/s/iteration-1/planning-conversation.json"));
    QCOMPARE(session.diagnostics.first().location.range.start.line, 2);
}

void Sessions::nextTurnOverwritesNoFiles_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<bool>("goesOn");
    QTest::addColumn<QString>("file");
    QTest::newRow("tried in an earlier iteration") << "planning" << false << "iteration-2/planning-prompt.md";
    QTest::newRow("its conversation is continued") << "planning" << true << "iteration-1/planning-turn-2-prompt.md";
    QTest::newRow("the seed's name for it") << "generating" << true << "iteration-1/generation-turn-2-prompt.md";
    QTest::newRow("tried in the last iteration") << "revising" << false << "iteration-3/revision-prompt.md";
    QTest::newRow("not tried yet") << "reviewing" << false << "iteration-2/review-prompt.md";
    QTest::newRow("continued, and not tried yet") << "reviewing" << true << "iteration-2/review-prompt.md";
}

void Sessions::nextTurnOverwritesNoFiles()
{
    QFETCH(QString, phase);
    QFETCH(bool, goesOn);
    const Session session = *sessionOf(seedWorkspace(), QStringLiteral("s"));
    QFETCH(QString, file);
    QCOMPARE(nextTurnLocation(session, phase, goesOn).promptPath(), QStringLiteral("sessions/s/") + file);
    QCOMPARE(nextTurnLocation({QStringLiteral("new"), {}, {}}, phase, goesOn).iteration, 1);
}

void Sessions::roundTripsASelection()
{
    Selection selection;
    selection.agent = QString();
    selection.phase = QStringLiteral("planning");
    selection.scope = QStringLiteral("entity");
    selection.workload = QStringLiteral("platform/k8s");
    selection.promptType = QStringLiteral("planning");
    selection.promptFields = {{QStringLiteral("task_id"), 7}, {QStringLiteral("context.files"), Json::array({"a"})}};
    selection.includesTools = false;
    selection.includesLayers = false;
    const Selection back = readSelection(selectionJson(selection));
    QCOMPARE(back.agent, selection.agent);
    QVERIFY(!back.profile);
    QCOMPARE(back.scope, selection.scope);
    QCOMPARE(back.workload, selection.workload);
    QCOMPARE(back.promptType, selection.promptType);
    QCOMPARE(back.promptFields, selection.promptFields);
    QCOMPARE(back.includesTools, false);
    QCOMPARE(back.includesLayers, false);
    QCOMPARE(back.includesOutputSchema, true);
    QVERIFY(readSelection(Json("nonsense")).phase.isEmpty());
}

OUTCROP_TEST(Sessions, NoApplication)

} // namespace tst_sessionlist

#include "tst_sessionlist.moc"
