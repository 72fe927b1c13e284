// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Conversation dock: its lists and transcript, the kept selection, and the buttons.
#include "gui/conversation/conversationpanel.h"
#include "gui/start/application.h"
#include "gui/widgets/emptystate.h"
#include "tests/gui/responsestates.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_conversationpanel {

namespace {

SessionRow session(const QString &id)
{
    SessionRow row{id, QStringLiteral("Plan the release"), sampleTime(), {}, {}};
    TurnRow first{1, QStringLiteral("planning"), 1};
    first.provider = QStringLiteral("anthropic");
    first.usage = {1204, 350, 980, {}, {}};
    first.verdict = Verdict::Valid;
    first.promptFile = QStringLiteral("sessions/%1/iteration-1/planning-prompt.md").arg(id);
    first.responseFile = QStringLiteral("sessions/%1/iteration-1/planning-response.md").arg(id);
    TurnRow second{1, QStringLiteral("generating"), 1};
    second.provider = QStringLiteral("openai");
    second.state = TurnState::Failed;
    second.problem = QStringLiteral("The connection broke.");
    second.promptFile = QStringLiteral("sessions/%1/iteration-1/generation-prompt.md").arg(id);
    row.turns = {first, second};
    return row;
}

struct ConversationPanelFixture {
    ConversationPanel panel;

    ConversationPanelFixture()
    {
        panel.resize(1000, 300);
        panel.show();
        panel.setProviders({QStringLiteral("anthropic"), QStringLiteral("openai")});
        panel.setSessions({session(QStringLiteral("b")), session(QStringLiteral("a"))});
    }
    template<typename T>
    T *find(const char *name)
    {
        return panel.findChild<T *>(QString::fromLatin1(name));
    }
    QTreeView *sessions() { return find<QTreeView>("sessionList"); }
    QTreeView *turns() { return find<QTreeView>("turnList"); }
    void chooseTurn(int phase, int turn)
    {
        const QAbstractItemModel *model = turns()->model();
        turns()->setCurrentIndex(model->index(turn, 0, model->index(phase, 0)));
    }
};

} // namespace

class TestConversationPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void selectsTheLatestSession()
    {
        ConversationPanelFixture shown;
        QCOMPARE(shown.panel.session(), QStringLiteral("b"));
        QCOMPARE(shown.turns()->model()->rowCount(), 2);
    }

    void keepsTheSelection()
    {
        ConversationPanelFixture shown;
        shown.panel.showSession(QStringLiteral("a"));
        shown.chooseTurn(0, 0);
        shown.panel.setSessions({session(QStringLiteral("c")), session(QStringLiteral("b")), session(QStringLiteral("a"))});
        QCOMPARE(shown.panel.session(), QStringLiteral("a"));
        QVERIFY(shown.turns()->currentIndex().parent().isValid());
    }

    void followsTheLatestTurn()
    {
        ConversationPanelFixture shown;
        SessionRow longer = session(QStringLiteral("b"));
        TurnRow next = longer.turns.last();
        next.number = 2;
        longer.turns += next;
        shown.panel.setSessions({longer, session(QStringLiteral("a"))});
        QCOMPARE(shown.turns()->currentIndex().row(), 1);
        shown.chooseTurn(0, 0);
        next.number = 3;
        longer.turns += next;
        shown.panel.setSessions({longer, session(QStringLiteral("a"))});
        QCOMPARE(shown.turns()->currentIndex().parent().row(), 0);
    }

    /// Dates and costs are shown in full; the title is elided.
    void showsDatesAndCostsInFull()
    {
        ConversationPanelFixture shown;
        QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
        const QTreeView *list = shown.sessions();
        for (const SessionColumn column : {SessionColumn::Time, SessionColumn::Turns, SessionColumn::Tokens, SessionColumn::Cost}) {
            const QModelIndex cell = list->model()->index(0, static_cast<int>(column));
            const int needed = list->fontMetrics().horizontalAdvance(cell.data().toString());
            QTRY_VERIFY2(list->columnWidth(cell.column()) >= needed, qPrintable(cell.data().toString()));
        }
        QVERIFY(!list->horizontalScrollBar()->isVisible());
    }

    /// The headings are shown in full; only the provider and model are elided.
    void showsAllHeadings()
    {
        ConversationPanelFixture shown;
        shown.panel.resize(1300, 400);
        SessionRow full = session(QStringLiteral("c"));
        for (TurnRow &turn : full.turns) {
            turn.role = QStringLiteral("planner");
            turn.model = QStringLiteral("a-model-with-a-name-that-needs-most-of-the-width-of-the-panel");
            turn.time = sampleTime();
        }
        shown.panel.setSessions({full});
        QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
        for (const QTreeView *list : {shown.sessions(), shown.turns()}) {
            QTRY_VERIFY2(!list->horizontalScrollBar()->isVisible(), qPrintable(list->objectName()));
            for (int column = 0; column < list->model()->columnCount(); ++column) {
                const QString heading = list->model()->headerData(column, Qt::Horizontal).toString();
                QVERIFY2(list->isColumnHidden(column) || list->columnWidth(column) > list->header()->fontMetrics().horizontalAdvance(heading), qPrintable(heading));
            }
        }
    }

    /// Columns without any value are hidden until the first value arrives.
    void hidesEmptyColumnsOfTurns()
    {
        ConversationPanelFixture shown;
        const auto isHidden = [&shown](TurnColumn column) { return shown.turns()->isColumnHidden(static_cast<int>(column)); };
        QVERIFY(isHidden(TurnColumn::Role) && isHidden(TurnColumn::Time));
        QVERIFY(!isHidden(TurnColumn::Target) && !isHidden(TurnColumn::Input) && !isHidden(TurnColumn::Verdict));
        SessionRow timed = session(QStringLiteral("b"));
        timed.turns[0].role = QStringLiteral("planner");
        timed.turns[1].time = sampleTime();
        shown.panel.setSessions({timed});
        QVERIFY(!isHidden(TurnColumn::Role) && !isHidden(TurnColumn::Time));
    }

    /// Messages are literal text. A tool call shows its arguments after a click on its line.
    void showsTheTranscript()
    {
        using Kind = TranscriptPart::Kind;
        ConversationPanelFixture shown;
        auto *transcript = shown.find<QTextBrowser>("transcript");
        shown.panel.setTranscript(QStringLiteral("a"), {{Kind::Message, QStringLiteral("User"), {}, QStringLiteral("of another session")}});
        QCOMPARE(transcript->toPlainText(), QString());
        shown.panel.setTranscript(QStringLiteral("b"),
            {{Kind::Phase, QStringLiteral("planning, iteration 1")}, {Kind::Message, QStringLiteral("User"), {}, QStringLiteral("Is <b>7</b>\nenough?"), {QStringLiteral("shelf.png")}},
                {Kind::ToolCall, QStringLiteral("count"), {}, QStringLiteral("{\"lot\": 7}")}});
        QCOMPARE(transcript->toPlainText().split(u'\n'),
            (QStringList{"planning, iteration 1", "User", "Is <b>7</b>", "enough?", "Attached: shelf.png", QString::fromUtf8("▸ Tool call: count")}));
        Q_EMIT transcript->anchorClicked(QUrl(QStringLiteral("#2")));
        QVERIFY(transcript->toPlainText().endsWith(QString::fromUtf8("▾ Tool call: count\n{\"lot\": 7}")));
        Q_EMIT transcript->anchorClicked(QUrl(QStringLiteral("#2")));
        QVERIFY(transcript->toPlainText().endsWith(QString::fromUtf8("▸ Tool call: count")));
        shown.panel.showSession(QStringLiteral("a"));
        QCOMPARE(transcript->toPlainText(), QString());
    }

    /// In a mirrored layout, headings that start with a Latin name are at the right; messages have the direction of their text.
    void headingsFollowTheLayout()
    {
        using Kind = TranscriptPart::Kind;
        const QScopeGuard restore([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QApplication::setLayoutDirection(Qt::RightToLeft);
        ConversationPanelFixture shown;
        const auto *transcript = shown.find<QTextBrowser>("transcript");
        shown.panel.setTranscript(QStringLiteral("b"),
            {{Kind::Phase, QStringLiteral("planning, iteration 1")}, {Kind::Message, QStringLiteral("conductor"), {}, QStringLiteral("How many?")}, {Kind::ToolCall, QStringLiteral("count"), {}, QStringLiteral("{}")}});
        QList<Qt::LayoutDirection> directions;
        for (QTextBlock block = transcript->document()->begin(); block.isValid(); block = block.next())
            directions += block.textDirection();
        QCOMPARE(directions, (QList{Qt::RightToLeft, Qt::RightToLeft, Qt::LeftToRight, Qt::RightToLeft}));
    }

    /// Tab selects a tool call. Enter unfolds and folds it, and the next Tab selects the result, which names its file.
    void unfoldsToolTurnsFromTheKeyboard()
    {
        using Kind = TranscriptPart::Kind;
        ConversationPanelFixture shown;
        auto *transcript = shown.find<QTextBrowser>("transcript");
        shown.panel.setTranscript(QStringLiteral("b"),
            {{Kind::Message, QStringLiteral("User"), {}, QStringLiteral("How many?")}, {Kind::ToolCall, QStringLiteral("count"), {}, QStringLiteral("{\"lot\": 7}")},
                {Kind::ToolResult, QStringLiteral("count"), {}, QStringLiteral("63"), {QStringLiteral("shelf.png")}}});
        QVERIFY(transcript->toPlainText().endsWith(QString::fromUtf8("▸ Result of count\nAttached: shelf.png")));
        QTest::keyClick(transcript, Qt::Key_Tab);
        for (const bool isOpen : {true, false}) {
            QTest::keyClick(transcript, Qt::Key_Return);
            QCOMPARE(transcript->toPlainText().contains(QStringLiteral("{\"lot\": 7}")), isOpen);
        }
        QTest::keyClick(transcript, Qt::Key_Tab);
        QTest::keyClick(transcript, Qt::Key_Return);
        QVERIFY(transcript->toPlainText().contains(QStringLiteral("63")));
    }

    /// A time is shown in the user's format; text that is not a time is unchanged.
    void showsTimesInTheUsersFormat()
    {
        using Kind = TranscriptPart::Kind;
        ConversationPanelFixture shown;
        const QString written = QStringLiteral("2026-11-20T09:06:11Z");
        shown.panel.setTranscript(QStringLiteral("b"),
            {{Kind::Message, QStringLiteral("User"), written, QStringLiteral("Hello")}, {Kind::Message, QStringLiteral("User"), QStringLiteral("yesterday"), QStringLiteral("Hello")}});
        const auto withPlainSpaces = [](QString text) { return text.replace(QChar(0x202f), u' '); }; // newer locale data has a narrow space before AM
        const QString text = withPlainSpaces(shown.find<QTextBrowser>("transcript")->toPlainText());
        const QDateTime at = QDateTime::fromString(written, Qt::ISODate).toLocalTime();
        QVERIFY2(text.contains(withPlainSpaces(QLocale().toString(at, QLocale::ShortFormat))), qPrintable(text));
        QVERIFY(!text.contains(written) && text.contains(QStringLiteral("yesterday")));
    }

    /// A very long conversation shows its latest messages and the number of omitted messages.
    void limitsALongConversation()
    {
        using Kind = TranscriptPart::Kind;
        ConversationPanelFixture shown;
        QList<TranscriptPart> parts{TranscriptPart{Kind::Phase, QStringLiteral("planning")}};
        for (int i = 0; i < 3; ++i)
            parts += TranscriptPart{Kind::Message, QStringLiteral("Message %1").arg(i), {}, QStringLiteral("word ").repeated(4'000)};
        shown.panel.setTranscript(QStringLiteral("b"), parts);
        const QString text = shown.find<QTextBrowser>("transcript")->toPlainText();
        QVERIFY(text.startsWith(QStringLiteral("1 earlier message")));
        QVERIFY(!text.contains(QStringLiteral("Message 0")) && text.contains(QStringLiteral("Message 1")) && text.contains(QStringLiteral("Message 2")));
    }

    /// Folded text needs no layout; unfolded text is limited.
    void limitsALongToolResult()
    {
        using Kind = TranscriptPart::Kind;
        ConversationPanelFixture shown;
        const QString result = QStringLiteral("word ").repeated(60'000);
        shown.panel.setTranscript(QStringLiteral("b"), {{Kind::Message, QStringLiteral("User"), {}, QStringLiteral("Read the file.")}, {Kind::ToolResult, QStringLiteral("read"), {}, result}});
        auto *transcript = shown.find<QTextBrowser>("transcript");
        QVERIFY(transcript->toPlainText().contains(QStringLiteral("Read the file.")));
        Q_EMIT transcript->anchorClicked(QUrl(QStringLiteral("#1")));
        const QString text = transcript->toPlainText();
        QVERIFY(text.contains(QStringLiteral("Read the file.")) && text.contains(QStringLiteral("more character")));
        QVERIFY(text.size() < result.size() / 2);
    }

    void offersToAddAMissingResponse()
    {
        ConversationPanelFixture shown;
        auto *bring = shown.find<QToolButton>("addResponse");
        QVERIFY(!bring->isVisible());
        SessionRow waiting = session(QStringLiteral("b"));
        waiting.turns[1].state = TurnState::Waiting;
        waiting.turns[1].problem.clear();
        shown.panel.setSessions({waiting});
        QVERIFY(bring->isVisible());
        QSignalSpy offered(&shown.panel, &ConversationPanel::responseEntryRequested);
        bring->click();
        const auto place = offered.constFirst().constFirst().value<TurnLocation>();
        QCOMPARE(place.session, QStringLiteral("b"));
        QCOMPARE(place.promptPath(), waiting.turns.at(1).promptFile);
    }

    void opensPromptsAndResponses()
    {
        ConversationPanelFixture shown;
        QSignalSpy opened(&shown.panel, &ConversationPanel::documentChosen);
        shown.chooseTurn(0, 0);
        shown.find<QToolButton>("openPrompt")->click();
        shown.find<QToolButton>("openResponse")->click();
        QCOMPARE(opened.size(), 2);
        QVERIFY(opened.at(0).at(0).toString().endsWith(QStringLiteral("planning-prompt.md")));
        QVERIFY(opened.at(1).at(0).toString().endsWith(QStringLiteral("planning-response.md")));
        shown.chooseTurn(1, 0);
        QVERIFY(!shown.find<QToolButton>("openResponse")->isEnabled());
        QVERIFY(shown.find<QToolButton>("openPrompt")->isEnabled());
    }

    void continuesAndReplays()
    {
        ConversationPanelFixture shown;
        QSignalSpy on(&shown.panel, &ConversationPanel::continueRequested);
        QSignalSpy replay(&shown.panel, &ConversationPanel::replayRequested);
        shown.find<QToolButton>("goOn")->click();
        shown.find<QToolButton>("replay")->menu()->actions().at(1)->trigger();
        QCOMPARE(on.constFirst().constFirst().toString(), QStringLiteral("b"));
        QCOMPARE(replay.constFirst().at(1).toString(), QStringLiteral("openai"));
    }

    void copiesTheTurnsTable()
    {
        ConversationPanelFixture shown;
        shown.turns()->setFocus();
        shown.turns()->actions().constFirst()->trigger();
        const QString table = QGuiApplication::clipboard()->text();
        QVERIFY(table.startsWith(QStringLiteral("Turn\tRole\tProvider and model")));
        QCOMPARE(table.count(u'\n'), 5); // the table has a header, two phases, and one turn for each phase
    }

    void showsAnEmptyStateWithoutSessions()
    {
        ConversationPanelFixture shown;
        shown.panel.setSessions({});
        QVERIFY(shown.panel.findChild<EmptyState *>()->isVisible());
        QSignalSpy send(&shown.panel, &ConversationPanel::sendRequested);
        shown.panel.findChild<EmptyState *>()->findChild<QPushButton *>()->click();
        QCOMPARE(send.size(), 1);
        QVERIFY(!shown.find<QToolButton>("goOn")->isEnabled());
    }
};

OUTCROP_TEST(TestConversationPanel, GuiApplication)

} // namespace tst_conversationpanel

#include "tst_conversationpanel.moc"
