// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Conversation dock's models: sessions, and the turns of a session by phase.
#include "models/base/roles.h"
#include "models/conversation/sessionsmodel.h"
#include "models/conversation/transcript.h"
#include "models/conversation/turnsmodel.h"
#include "models/response/responseroles.h"
#include "tests/models/modeldump.h"
#include "tests/models/sampleresponses.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_conversationmodels {

class TestConversationModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void listsSessions()
    {
        SessionsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({sampleSession()});
        const auto text = [&](SessionColumn column) { return model.index(0, static_cast<int>(column)).data().toString(); };
        QCOMPARE(text(SessionColumn::Title), QStringLiteral("Plan the release"));
        QCOMPARE(text(SessionColumn::Turns), QStringLiteral("3"));
        QCOMPARE(text(SessionColumn::Tokens), QStringLiteral("3,108"));
        QCOMPARE(text(SessionColumn::Cost), QStringLiteral("$0.0246"));
        QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("Plan the release\n") + sampleSession().id);
        QVERIFY(rejectsOutOfRange(model));
        QVERIFY(model.indexOf(sampleSession().id).isValid());
        QVERIFY(!model.indexOf(QStringLiteral("another")).isValid());
    }

    void keepsTheSelectionWhenASessionIsAdded()
    {
        SessionsModel model;
        model.setRows({sampleSession()});
        const QPersistentModelIndex chosen = model.index(0, 0);
        SessionRow newer = sampleSession();
        newer.id = QStringLiteral("2026-03-02-review");
        model.setRows({newer, sampleSession()});
        QCOMPARE(chosen.row(), 1);
    }

    void listsTurnsBelowTheirPhases()
    {
        TurnsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SessionRow session = sampleSession();
        for (TurnRow &turn : session.turns)
            turn.time = {};
        model.setSession(session);
        QCOMPARE(dump(model), QStringLiteral("# Turn | Role | Provider and model | Input | Output | Cost | Verdict | Time\n"
                                             "planning | planner | 2 turn(s) | 2,408 | 700 | $0.0246 |  |\n"
                                             "  Turn 1 | planner | anthropic · claude-x | 1,204 | 350 | $0.0123 | Valid |\n"
                                             "  Turn 2 | planner | anthropic · claude-x | 1,204 | 350 | $0.0123 | Repaired |\n"
                                             "generating | generator | 1 turn(s) |  |  |  |  |\n"
                                             "  Turn 1 | generator | openai · gpt-x |  |  |  | Failed |\n"));
        QVERIFY(rejectsOutOfRange(model));
        QVERIFY(!model.turnAt(model.index(0, 0)));
        const QModelIndex failed = model.index(0, 0, model.index(1, 0));
        QCOMPARE(model.turnAt(failed)->promptFile, session.turns.at(2).promptFile);
        QCOMPARE(failed.data(SeverityRole).toInt(), static_cast<int>(Severity::Error));
        QCOMPARE(failed.data(Qt::ToolTipRole).toString(), session.turns.at(2).problem);
        QCOMPARE(model.index(1, 0, model.index(0, 0)).data(VerdictRole).toInt(), static_cast<int>(Verdict::Repaired));
    }

    /// The cost of a phase is the sum of the costs of its turns. A failed turn has no cost.
    void addsUpPhaseCosts()
    {
        SessionRow session = sampleSession();
        TurnRow failed = session.turns.last();
        failed.phase = session.turns.first().phase;
        session.turns = {failed, session.turns.at(0), session.turns.at(1)};
        session.turns[1].number = 2;
        session.turns[2].number = 3;
        TurnsModel model;
        model.setSession(session);
        QCOMPARE(model.index(0, static_cast<int>(TurnColumn::Cost)).data().toString(), QStringLiteral("$0.0246"));
    }

    void showsTheTurnState()
    {
        SessionRow session = sampleSession();
        session.turns = {session.turns.last()};
        const auto verdict = [&](TurnState state) {
            session.turns[0].state = state;
            TurnsModel model;
            model.setSession(session);
            return model.index(0, static_cast<int>(TurnColumn::Verdict), model.index(0, 0)).data().toString();
        };
        QCOMPARE(verdict(TurnState::Waiting), QStringLiteral("Waiting for the response"));
        QCOMPARE(verdict(TurnState::Interrupted), QStringLiteral("Interrupted"));
        QCOMPARE(verdict(TurnState::Failed), QStringLiteral("Failed"));
    }

    void separatesIterations()
    {
        SessionRow session = sampleSession();
        session.turns.last() = session.turns.first();
        session.turns.last().iteration = 2;
        TurnsModel model;
        model.setSession(session);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("planning, iteration 2"));
    }

    void verdictNamesRoundTrip()
    {
        for (int verdict = 0; verdict <= static_cast<int>(Verdict::Blocked); ++verdict)
            QCOMPARE(verdictFromName(verdictName(static_cast<Verdict>(verdict))), static_cast<Verdict>(verdict));
        QVERIFY(!verdictFromName(QStringLiteral("splendid")));
    }

    void hasNoTotalWithUnknownCosts()
    {
        SessionRow session = sampleSession();
        session.turns[0].cost.reset();
        QVERIFY(!session.cost());
        QVERIFY(SessionRow().cost()->isZero());
    }

    /// Without a record of the tokens, the number of tokens of a session is unknown, not zero.
    void showsUnknownTokensAndCosts()
    {
        SessionsModel model;
        SessionRow session = sampleSession();
        for (TurnRow &turn : session.turns) {
            turn.usage = {};
            turn.cost.reset();
        }
        model.setRows({session, SessionRow{}});
        const auto cell = [&](int row, SessionColumn column) { return model.index(row, static_cast<int>(column)); };
        for (const SessionColumn column : {SessionColumn::Tokens, SessionColumn::Cost}) {
            QCOMPARE(cell(0, column).data().toString(), QStringLiteral("–"));
            QVERIFY(cell(0, column).data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("no tokens are recorded for these turns")));
        }
        QCOMPARE(cell(1, SessionColumn::Tokens).data().toString(), QStringLiteral("0")); // a session without turns has used no tokens
        session.turns[0].usage = {100, 20, {}, {}, {}};
        model.setRows({session});
        QCOMPARE(cell(0, SessionColumn::Tokens).data().toString(), QStringLiteral("120"));
        QVERIFY(cell(0, SessionColumn::Tokens).data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("Excludes 2 turn(s) without recorded tokens")));
        QCOMPARE(cell(0, SessionColumn::Cost).data().toString(), QStringLiteral("–"));
        QVERIFY(cell(0, SessionColumn::Cost).data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("the price of a model is unknown")));
    }

    /// Messages keep their order. Calls and results are separate parts, and attachments are named. A phase without messages is omitted.
    void readsAConversation()
    {
        const QByteArray bytes = QByteArray("{'messages': ["
                                            "{'role': 'user', 'content': 'How many <b>seeds</b>?', 'timestamp': '2026-11-24 08:10', 'attachments': ['notes/shelf.png']},"
                                            "{'role': 'assistant', 'content': '', 'tool_calls': [{'id': 'c1', 'function': {'name': 'count', 'arguments': {'lot': 7}}}]},"
                                            "{'role': 'tool', 'tool_call_id': 'c1', 'content': '63', 'attachments': ['notes/count.png']},"
                                            "{'role': 'assistant', 'content': '63 packets.'}]}")
                                     .replace('\'', '"');
        const QString path = QStringLiteral("sessions/s/iteration-2/planning-conversation.json");
        Diagnostics diagnostics;
        const std::optional<PhaseConversation> conversation = PhaseConversation::read(*readDocument(path, bytes, DocumentKind::Conversation), diagnostics);
        QVERIFY(conversation);
        Session session;
        session.id = QStringLiteral("s");
        session.phases += SessionPhase{{QStringLiteral("s"), 1, QStringLiteral("planning"), 1}, {}, {}, {}};
        session.phases += SessionPhase{{QStringLiteral("s"), 2, QStringLiteral("planning"), 1}, *conversation, {}, path};
        using Kind = TranscriptPart::Kind;
        const QList<TranscriptPart> parts = transcriptOf(session);
        QCOMPARE(parts.size(), 5);
        QCOMPARE(parts.at(0), (TranscriptPart{Kind::Phase, QStringLiteral("planning, iteration 2")}));
        QCOMPARE(parts.at(1), (TranscriptPart{Kind::Message, QStringLiteral("User"), QStringLiteral("2026-11-24 08:10"), QStringLiteral("How many <b>seeds</b>?"), {QStringLiteral("notes/shelf.png")}}));
        QCOMPARE(parts.at(2), (TranscriptPart{Kind::ToolCall, QStringLiteral("count"), {}, QStringLiteral("{\n  \"lot\": 7\n}")}));
        QCOMPARE(parts.at(3), (TranscriptPart{Kind::ToolResult, QStringLiteral("count"), {}, QStringLiteral("63"), {QStringLiteral("notes/count.png")}}));
        QCOMPARE(parts.at(4), (TranscriptPart{Kind::Message, QStringLiteral("Assistant"), {}, QStringLiteral("63 packets.")}));
    }
};

OUTCROP_TEST(TestConversationModels, NoApplication)

} // namespace tst_conversationmodels

#include "tst_conversationmodels.moc"
