// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Response dock: arriving text, highlights, links, failures, and manually entered responses.
#include "gui/response/responsepanel.h"
#include "gui/response/responsetables.h"
#include "gui/response/responsetextview.h"
#include "gui/response/streamedtext.h"
#include "gui/start/application.h"
#include "gui/widgets/emptystate.h"
#include "models/response/responseroles.h"
#include "tests/gui/responsestates.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_responsepanel {

namespace {

struct ResponsePanelFixture {
    ResponsePanel panel;

    explicit ResponsePanelFixture(int width = 1000)
    {
        panel.resize(width, 320);
        panel.show();
        QVERIFY2(QTest::qWaitForWindowExposed(&panel), "the panel is shown");
    }
    template<typename T>
    T *find(const char *name)
    {
        return panel.findChild<T *>(QString::fromLatin1(name));
    }
    ResponseTextView *text() { return find<ResponseTextView>("answerText"); }
    QTreeView *repairs() { return find<QTreeView>("responseRepairs"); }
    QString verdict() { return find<QLabel>("verdict")->text(); }
};

} // namespace

class TestResponsePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void showsAnEmptyStateWithoutResponse()
    {
        ResponsePanelFixture shown;
        QSignalSpy send(&shown.panel, &ResponsePanel::sendRequested);
        shown.panel.clearContents(true);
        QVERIFY(shown.find<EmptyState>("noAnswer")->isVisible());
        shown.find<EmptyState>("noAnswer")->findChild<QPushButton *>()->click();
        QCOMPARE(send.size(), 1);
    }

    /// The hidden text must not have the focus.
    void theFocusIsOnThePageShown()
    {
        ResponsePanelFixture shown;
        shown.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
        shown.panel.clearContents(true);
        shown.panel.setFocus();
        const auto *send = shown.find<EmptyState>("noAnswer")->actionButton();
        QVERIFY(send->isVisible() && send->hasFocus());
        shown.panel.startWaiting({QStringLiteral("anthropic"), QStringLiteral("claude-x")});
        QVERIFY(shown.text()->isVisible() && shown.text()->hasFocus());
        shown.panel.clearContents(false);
        QVERIFY(send->hasFocus());
        shown.find<QToolButton>("pasteAnswer")->setFocus();
        shown.panel.setResponse(sampleResponse());
        QVERIFY(shown.find<QToolButton>("pasteAnswer")->hasFocus());
    }

    void showsStreamedText()
    {
        ResponsePanelFixture shown;
        shown.panel.startWaiting({QStringLiteral("anthropic"), QStringLiteral("claude-x")});
        QVERIFY(shown.find<QToolButton>("stopAnswer")->isVisible());
        QCOMPARE(shown.verdict(), QStringLiteral("Waiting"));
        shown.panel.append(QStringLiteral("Here is "));
        shown.panel.append(QStringLiteral("the plan."));
        QCOMPARE(shown.verdict(), QStringLiteral("Receiving"));
        QCOMPARE(shown.text()->text(), QStringLiteral("Here is the plan."));
        QSignalSpy stop(&shown.panel, &ResponsePanel::stopRequested);
        shown.find<QToolButton>("stopAnswer")->click();
        QCOMPARE(stop.size(), 1);
        shown.panel.setResponse(sampleResponse());
        QVERIFY(!shown.find<QToolButton>("stopAnswer")->isVisible());
        QCOMPARE(shown.text()->text(), sampleResponse().parsed.text);
        QCOMPARE(shown.verdict(), QStringLiteral("Schema mismatch"));
        QVERIFY(shown.find<QLabel>("answerCosts")->text().contains(QStringLiteral("$0.0123")));
    }

    void marksRepairsInTheText()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(sampleResponse());
        const QString text = shown.text()->text();
        QVERIFY(shown.text()
                    ->toolTipAt(text.indexOf(QStringLiteral("\"7\"")))
                    .contains(QStringLiteral("String converted to a number")));
        QVERIFY(shown.text()
                    ->toolTipAt(text.indexOf(QStringLiteral("\"huge\"")) + 2)
                    .contains(QStringLiteral("none of low")));
        QVERIFY(shown.text()->toolTipAt(0).isEmpty());
        QVERIFY(shown.text()->extraSelections().size() >= 4); // the highlights are the data, two repairs and a finding
    }

    void navigatesBetweenRepairsAndText()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(sampleResponse());
        shown.find<ResponseTables>("answerTables")->showPage(ResponseTables::Page::Repaired);
        Q_EMIT shown.repairs()->clicked(shown.repairs()->model()->index(1, 0));
        QCOMPARE(shown.text()->textCursor().selectedText(), QStringLiteral(","));
        const qsizetype seven = shown.text()->text().indexOf(QStringLiteral("\"7\""));
        Q_EMIT shown.text()->characterChosen(seven + 1);
        QCOMPARE(shown.repairs()->currentIndex().row(), 0);
        auto *data = shown.find<QTreeView>("responseData");
        QCOMPARE(data->currentIndex().data(JsonPointerRole).toString(), QStringLiteral("/score"));
    }

    void selectsTheFirstRepair()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(sampleResponse());
        auto *tables = shown.find<ResponseTables>("answerTables");
        QVERIFY(tables->tabText(tables->currentIndex()).remove(u'&').startsWith(QStringLiteral("Repairs")));
        QCOMPARE(shown.repairs()->currentIndex().row(), 0);
        QVERIFY(shown.text()->textCursor().selectedText().contains(u'7'));
    }

    void comparesPredictedAndReportedCacheUse()
    {
        ResponsePanelFixture shown;
        QSignalSpy places(&shown.panel, &ResponsePanel::locationChosen);
        ShownResponse response = sampleResponse();
        response.cache = ShownCache{12'146, 0, 0, 12'146, Cost::fromPico(58'300'000'000), QStringLiteral("layers/soul.md:12 changed."), QStringLiteral("layers/soul.md"), 12};
        shown.panel.setResponse(response);
        auto *cache = shown.find<QLabel>("answerCache");
        QVERIFY(cache->isVisible());
        QVERIFY2(cache->text().contains(QStringLiteral("read 0 of 12,146 predicted tokens, extra cost $0.0583")), qPrintable(cache->text()));
        Q_EMIT cache->linkActivated(QStringLiteral("edit"));
        QCOMPARE(places.size(), 1);
        QCOMPARE(places.first().first().value<Location>().range.start.line, 12);
        response.cache.reset();
        shown.panel.setResponse(response);
        QVERIFY(!cache->isVisible());
    }

    void movesTheTextToATabInANarrowPanel()
    {
        ResponsePanelFixture shown(500);
        shown.panel.setResponse(sampleResponse());
        auto *tables = shown.find<ResponseTables>("answerTables");
        QCOMPARE(tables->indexOf(shown.text()), 0);
        tables->showPage(ResponseTables::Page::Quality);
        QCOMPARE(tables->tabText(tables->currentIndex()).remove(u'&'), QStringLiteral("Quality"));
        shown.panel.resize(1000, 320);
        QTRY_COMPARE(tables->indexOf(shown.text()), -1);
        QVERIFY(shown.text()->isVisible());
        QCOMPARE(tables->tabText(tables->currentIndex()).remove(u'&'), QStringLiteral("Quality"));
        QVERIFY(shown.panel.minimumSizeHint().width() < 460);
    }

    void showsWhyACallFailed()
    {
        ResponsePanelFixture shown;
        shown.panel.startWaiting({QStringLiteral("anthropic"), {}});
        shown.panel.setResponse(failedResponse(FailureKind::Unauthorized, QStringLiteral("The provider does not know this key. Set another one.")));
        QCOMPARE(shown.verdict(), QStringLiteral("No response"));
        auto *message = shown.find<MessageBar>("answerMessage");
        QVERIFY(message->isVisible());
        QCOMPARE(message->notice().title, QStringLiteral("Key rejected"));
        QVERIFY(message->notice().details.contains(QStringLiteral("Set another one")));
        QSignalSpy keys(&shown.panel, &ResponsePanel::keysRequested);
        message->findChild<QPushButton *>()->click();
        QCOMPARE(keys.size(), 1);
    }

    /// A response without a call shows its origin.
    void showsTheOriginOfAResponse_data()
    {
        QTest::addColumn<ResponseOrigin>("origin");
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("expected");
        QTest::newRow("pasted") << ResponseOrigin::Pasted << QString() << QStringLiteral("pasted");
        QTest::newRow("file") << ResponseOrigin::File << QString() << QStringLiteral("from a file");
        QTest::newRow("session") << ResponseOrigin::Session << QString() << QStringLiteral("from the session");
        QTest::newRow("received") << ResponseOrigin::Received << QStringLiteral("anthropic") << QStringLiteral("anthropic");
        QTest::newRow("pasted for a turn") << ResponseOrigin::Pasted << QStringLiteral("manual") << QStringLiteral("manual · pasted");
    }
    void showsTheOriginOfAResponse()
    {
        QFETCH(ResponseOrigin, origin);
        QFETCH(QString, provider);
        ResponsePanelFixture shown;
        ShownResponse response;
        response.parsed = validResponse().parsed;
        response.origin = origin;
        response.provider = provider;
        shown.panel.setResponse(response);
        QTEST(shown.find<QLabel>("answerCosts")->text(), "expected");
    }

    /// Tool calls without results are named, even if a guardrail expects data that the model sends only after the results.
    void namesToolsThatTheModelWaitsFor()
    {
        ResponsePanelFixture shown;
        ShownResponse response = validResponse();
        response.awaitedTools = {QStringLiteral("stock"), QStringLiteral("orders")};
        response.parsed.verdict = Verdict::ProseOnly;
        response.guardrail = QStringLiteral("Data is required.");
        shown.panel.setResponse(response);
        auto *message = shown.find<MessageBar>("answerMessage");
        QVERIFY(message->isVisible());
        QVERIFY(message->notice().kind == NoticeKind::Note);
        QVERIFY2(message->notice().details.startsWith(QStringLiteral("Called tools: stock, orders.")), qPrintable(message->notice().details));
        QCOMPARE(shown.find<QLabel>("answerFacts")->text(), QString()); // a response with awaited tool calls is not rated
        QCOMPARE(shown.find<QTreeView>("responseQuality")->model()->rowCount(), 0);
        response.parsed.verdict = Verdict::WrongSchema;
        shown.panel.setResponse(response);
        QCOMPARE(message->notice().details, response.guardrail);
    }

    void keepsAPartialResponse()
    {
        ResponsePanelFixture shown;
        shown.panel.startWaiting({QStringLiteral("anthropic"), {}});
        shown.panel.append(QStringLiteral("Half an ans"));
        ShownResponse broken = failedResponse(FailureKind::Truncated, QStringLiteral("The stream ended too early."));
        broken.parsed.text = QStringLiteral("Half an ans");
        shown.panel.setResponse(broken);
        QCOMPARE(shown.text()->text(), QStringLiteral("Half an ans"));
        QVERIFY(shown.find<MessageBar>("answerMessage")->isVisible());
    }

    void showsTheFollowUpBeforeSendingIt()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(sampleResponse());
        auto *again = shown.find<QToolButton>("askAgain");
        QVERIFY(again->isVisible());
        again->click();
        auto *text = shown.find<QPlainTextEdit>("reaskText");
        QVERIFY(text->isVisible());
        QCOMPARE(text->toPlainText(), sampleResponse().retryMessage);
        text->setPlainText(QStringLiteral("Once more."));
        QSignalSpy asked(&shown.panel, &ResponsePanel::retryRequested);
        shown.find<QPushButton>("sendReask")->click();
        QCOMPARE(asked.constFirst().constFirst().toString(), QStringLiteral("Once more."));
        shown.panel.setResponse(validResponse());
        QVERIFY(!again->isVisible());
    }

    void sendsTheFollowUpFromTheKeyboard()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(sampleResponse());
        auto *text = shown.find<QPlainTextEdit>("reaskText");
        QSignalSpy asked(&shown.panel, &ResponsePanel::retryRequested);
        shown.find<QToolButton>("askAgain")->click();
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!text->isVisible());
        shown.find<QToolButton>("askAgain")->click();
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!text->isVisible());
        QCOMPARE(asked.size(), 1);
    }

    /// A refused response has no quality.
    void showsNoQualityForARefusal()
    {
        ResponsePanelFixture shown;
        ShownResponse refused = validResponse();
        refused.parsed.verdict = Verdict::Refused;
        refused.stopDetail = QStringLiteral("refusal");
        shown.panel.setResponse(refused);
        QCOMPARE(shown.find<QLabel>("answerFacts")->text(), QStringLiteral("stop reason: “refusal”"));
    }

    void hidesEmptyRequestColumns()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(failedResponse(FailureKind::RateLimited, QStringLiteral("Wait.")));
        auto *requests = shown.find<QTreeView>("responseRequests");
        QVERIFY(requests->isColumnHidden(static_cast<int>(AttemptColumn::WaitTime)));
        QVERIFY(!requests->isColumnHidden(static_cast<int>(AttemptColumn::Outcome)));
        shown.panel.setResponse(sampleResponse());
        QVERIFY(!requests->isColumnHidden(static_cast<int>(AttemptColumn::WaitTime)));
    }

    void reportsAnEmptyClipboard()
    {
        ResponsePanelFixture shown;
        QSignalSpy brought(&shown.panel, &ResponsePanel::responsePasted);
        QGuiApplication::clipboard()->clear();
        shown.find<QToolButton>("pasteAnswer")->click();
        QCOMPARE(brought.size(), 0);
        QVERIFY(shown.find<MessageBar>("answerMessage")->isVisible());
    }

    void pastesAResponseFromTheClipboard()
    {
        ResponsePanelFixture shown;
        shown.panel.startManualPrompt({QStringLiteral("sessions/a/prompt.md"), QStringLiteral("sessions/a/response.md")});
        QVERIFY(shown.find<EmptyState>("noAnswer")->isVisible());
        QSignalSpy brought(&shown.panel, &ResponsePanel::responsePasted);
        QGuiApplication::clipboard()->setText(QStringLiteral("{}"));
        shown.find<QToolButton>("pasteAnswer")->click();
        QTest::keySequence(&shown.panel, QKeySequence::Paste);
        QCOMPARE(brought.size(), 2);
        QCOMPARE(brought.constFirst().constFirst().toString(), QStringLiteral("{}"));
    }

    void copiesTextAndTables()
    {
        ResponsePanelFixture shown;
        shown.panel.setResponse(sampleResponse());
        shown.panel.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), sampleResponse().parsed.text);
        shown.find<ResponseTables>("answerTables")->showPage(ResponseTables::Page::Values);
        shown.panel.copyTable();
        const QString table = QGuiApplication::clipboard()->text();
        QVERIFY(table.startsWith(QStringLiteral("Field\tValue\tActual type\tExpected type\tFinding\n")));
        QVERIFY(table.contains(QStringLiteral("\nowner\t\tmissing\tstring")));
        shown.find<ResponseTables>("answerTables")->showPage(ResponseTables::Page::Quality);
        shown.panel.copyTable();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Completeness\t50%\t80%")));
    }

    void wrapsLongLinesOnlyForDisplay()
    {
        const QString text = QString(5000, u'x') + QStringLiteral("\r\ny\rz\n") + QString(2500, QChar(0xD83D)).replace(1, 1, QChar(0xDE00));
        StreamedText whole;
        StreamedText pieces;
        QString shownWhole = whole.append(text);
        QString shownPieces;
        for (qsizetype at = 0; at < text.size(); at += 7)
            shownPieces += pieces.append(QStringView(text).mid(at, 7));
        QCOMPARE(shownPieces, shownWhole);
        QCOMPARE(pieces.text(), text);
        QVERIFY(!shownWhole.contains(u'\r'));
        for (qsizetype offset = 0; offset < text.size(); ++offset) {
            const qsizetype shown = whole.toShownOffset(offset);
            if (text.at(offset) != u'\r' && text.at(offset) != u'\n')
                QCOMPARE(shownWhole.at(shown), text.at(offset));
            if (text.at(offset) != u'\n')
                QCOMPARE(whole.offsetAt(shown), offset);
        }
        QCOMPARE(whole.textBetween(0, shownWhole.size()), text);
    }

    /// Later chunks take about as long as the first ones, with a margin for slow machines.
    void appendsALongResponseInLinearTime()
    {
        ResponsePanelFixture shown;
        shown.panel.startWaiting({QStringLiteral("anthropic"), {}});
        const QString piece = QStringLiteral("{\"a line of an answer\": [1, 2, 3]}, ").repeated(115); // a line of 4 KB without a line end
        QElapsedTimer timer;
        const auto take = [&](int count) {
            timer.start();
            for (int i = 0; i < count; ++i)
                shown.panel.append(piece);
            return timer.nsecsElapsed();
        };
        const qint64 first = take(200);
        take(400);
        const qint64 last = take(200);
        QVERIFY2(last < 4 * first + 100'000'000, qPrintable(QStringLiteral("%1 ms, then %2 ms").arg(first / 1'000'000).arg(last / 1'000'000)));
    }
};

OUTCROP_TEST(TestResponsePanel, GuiApplication)

} // namespace tst_responsepanel

#include "tst_responsepanel.moc"
