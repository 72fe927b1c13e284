// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Ratify view in the window: suggestions by evidence, selected hunks, an edited text, a reason for rejecting, and a changed file.
#include "gui/diff/diffview.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/ratify/ratifypanel.h"
#include "gui/widgets/messagebar.h"
#include "models/editing/editsession.h"
#include "tests/gui/evolutionworkspace.h"
#include "tests/support/testregistry.h"

#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_ratifydock {

namespace {

const QString tools = QStringLiteral("layers/tools.md");
const QString added = QStringLiteral("After one: watch errors for ten minutes");
const QString changed = QStringLiteral("after two minutes");

/// The sample workspace with suggestions, the view, and the first suggestion selected.
class RatifyDockFixture
{
public:
    RatifyDockFixture()
    {
        m_isReady = m_window.openSample() && testing::storeTurns(m_window) && testing::storeSuggestions(m_window);
        m_window.trigger(QStringLiteral("showRatify"));
        m_isReady = m_isReady && m_window.wait();
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    RatifyPanel &panel() { return *m_window.find<RatifyPanel>(QStringLiteral("ratify")); }
    QAbstractItemModel &list() { return *m_window.find<QListView>(QStringLiteral("suggestions"))->model(); }
    DiffView &change() { return *m_window.find<DiffView>(QStringLiteral("change")); }
    QAbstractButton &button(const char *name) { return *m_window.find<QAbstractButton>(QString::fromLatin1(name)); }
    QString summary() { return m_window.find<QLabel>(QStringLiteral("ratifySummary"))->toolTip(); }
    /// Returns the note above the buttons about changes that an acceptance would also commit; empty if there are none.
    QString uncommitted()
    {
        const auto *label = m_window.find<QLabel>(QStringLiteral("uncommittedText"));
        return label->isVisible() ? label->text() : QString();
    }
    /// Makes a manual change that is not part of a suggestion.
    bool changeTools() { return testing::rewrite(m_window, tools, QStringLiteral("title: Tools and routing"), QStringLiteral("title: Tools and ways")); }
    bool commit() { return testing::commitLayers(m_window); }
    /// Simulates the user's return from another program.
    bool activateApplication()
    {
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        return m_window.wait();
    }
    QString text(const QString &path = tools) { return testing::fileText(m_window, path); }

    bool press(const char *name)
    {
        if (!button(name).isEnabled())
            return false;
        button(name).click();
        return m_window.wait();
    }

    void choose(const QString &beginning)
    {
        for (int row = 0; row < list().rowCount(); ++row) {
            if (list().index(row, 0).data().toString().startsWith(beginning))
                m_window.find<QListView>(QStringLiteral("suggestions"))->setCurrentIndex(list().index(row, 0));
        }
        m_window.wait();
    }

private:
    OpenWindow m_window;
    bool m_isReady = false;
};

} // namespace

class TestRatifyDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAnEmptyStateWithoutSuggestions()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        window.trigger(QStringLiteral("showRatify"));
        QVERIFY(window.wait());
        QVERIFY(window.find<QWidget>(QStringLiteral("ratifyEmpty"))->isVisible());
        QVERIFY2(!QFile::exists(window.path(QStringLiteral("sample/.outcrop/outcrop.db"))), "opening the view creates no store");
    }

    void postponesAndKeepsTheSuggestionOpen()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        const RecordId first = dock.panel().chosenSuggestion()->suggestion.id;
        const int open = dock.list().rowCount();
        QVERIFY(dock.press("postpone"));
        QCOMPARE(dock.list().rowCount(), open);
        QVERIFY(dock.panel().chosenSuggestion()->suggestion.id != first);
        QVERIFY2(dock.summary().startsWith(QStringLiteral("Postponed")), qPrintable(dock.summary()));
    }

    void undoesAnAcceptanceFromItsMessage()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        const QByteArray before = testing::fileText(dock.window(), tools).toUtf8();
        QVERIFY(dock.press("accept"));
        auto *message = dock.window().find<MessageBar>(QStringLiteral("acceptedMessage"));
        QVERIFY(message->isVisible());
        QVERIFY(testing::fileText(dock.window(), tools).contains(added));
        auto *undo = message->findChild<QPushButton *>();
        QVERIFY(undo);
        undo->click();
        QVERIFY(dock.window().wait());
        QTRY_COMPARE(testing::fileText(dock.window(), tools).toUtf8(), before);
        QVERIFY(!message->isVisible());
    }

    /// After Undo, a partly accepted suggestion is open again and selected, with all hunks.
    void undoReopensTheSuggestion()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        const RecordId first = dock.panel().chosenSuggestion()->suggestion.id;
        dock.change().setChosenHunks({1});
        QVERIFY(dock.press("accept"));
        QCOMPARE(dock.list().rowCount(), 2);
        dock.window().trigger(QStringLiteral("undo"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.list().rowCount(), 3);
        QCOMPARE(dock.panel().chosenSuggestion()->suggestion.id, first);
        QCOMPARE(dock.button("accept").text(), QStringLiteral("Accept 2 of 2 hunks"));
        for (const char *name : {"accept", "reject", "postpone"})
            QVERIFY2(dock.button(name).isEnabled(), name);
        QVERIFY(!dock.window().find<MessageBar>(QStringLiteral("acceptedMessage"))->isVisible());
        QVERIFY2(dock.summary().startsWith(QStringLiteral("Undone")), qPrintable(dock.summary()));
    }

    void showsSuggestionsWithTheirEvidence()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        QCOMPARE(dock.list().rowCount(), 3);
        QCOMPARE(dock.list().index(0, 0).data().toString(), QStringLiteral("Release conditions → TOPSOIL"));
        QCOMPARE(dock.change().diff().hunks.size(), 2);
        QCOMPARE(dock.button("accept").text(), QStringLiteral("Accept 2 of 2 hunks"));
        QVERIFY(dock.window().find<QTableView>(QStringLiteral("evidenceTable"))->model()->rowCount() >= 3);
        QCOMPARE(dock.window().find<QTableView>(QStringLiteral("exampleTable"))->model()->rowCount(), 3);
        QVERIFY(dock.window().find<QTableView>(QStringLiteral("growthTable"))->model()->rowCount() > 1);
        const QString text = dock.window().find<QLabel>(QStringLiteral("suggestionText"))->text();
        QVERIFY2(text.contains(QStringLiteral("With all hunks: ")) && text.contains(QStringLiteral(" tokens with ")) && text.contains(QStringLiteral("The change ")), qPrintable(text)); // as for a move
        QVERIFY2(text.contains(QStringLiteral("These figures are for a prompt with")) && text.contains(QStringLiteral("The status bar shows the prices of the current selection.")), qPrintable(text));
        QVERIFY(dock.window().find<QLabel>(QStringLiteral("growthTitle"))->toolTip().contains(QStringLiteral("These figures are for a prompt with")));
        dock.window().find<QComboBox>(QStringLiteral("suggestionState"))->setCurrentIndex(1);
        QVERIFY(dock.list().rowCount() > 5);
        QVERIFY(!dock.button("accept").isEnabled());
    }

    /// The button of the view counts the open suggestions of the list.
    void decisionsUpdateTheBadge()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        const auto *evolve = dock.window().find<QAction>(QStringLiteral("viewEvolve"));
        QVERIFY2(evolve->toolTip().contains(QStringLiteral("\n3 open suggestion")), qPrintable(evolve->toolTip()));
        QVERIFY(dock.press("accept"));
        QVERIFY2(evolve->toolTip().contains(QStringLiteral("\n2 open suggestion")), qPrintable(evolve->toolTip()));
    }

    void acceptsSelectedHunks()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.change().setChosenHunks({1});
        QCOMPARE(dock.button("accept").text(), QStringLiteral("Accept 1 of 2 hunks"));
        QVERIFY(dock.press("accept"));
        QVERIFY2(dock.summary().startsWith(QStringLiteral("Changed ") + tools), qPrintable(dock.summary()));
        QVERIFY(dock.text().contains(changed));
        QVERIFY(!dock.text().contains(added));
        QCOMPARE(dock.list().rowCount(), 2);
        dock.window().find<QComboBox>(QStringLiteral("suggestionState"))->setCurrentIndex(1);
        dock.choose(QStringLiteral("Release"));
        QVERIFY(dock.panel().chosenSuggestion() && dock.panel().chosenSuggestion()->decisions.last().verdict == u"partly");
    }

    /// The file already contains the accepted hunk. The other hunks alone would look like the accepted change.
    void marksTheAcceptedHunks()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.change().setChosenHunks({1});
        QVERIFY(dock.press("accept"));
        dock.window().find<QComboBox>(QStringLiteral("suggestionState"))->setCurrentIndex(1);
        dock.choose(QStringLiteral("Release"));
        const QList<ShownHunk> hunks = dock.change().diff().hunks;
        QCOMPARE(hunks.size(), 2);
        QCOMPARE(hunks.at(0).note, QStringLiteral("not accepted"));
        QCOMPARE(hunks.at(1).note, QStringLiteral("accepted"));
        const QString after = dock.change().diff().after;
        QVERIFY(after.contains(added) && after.contains(changed));
        QCOMPARE(dock.window().find<QLabel>(QStringLiteral("conflictText"))->text(), QStringLiteral("Accepted hunks: 1 of 2. The other hunks were not applied."));
        QVERIFY(!dock.button("accept").isEnabled());
    }

    /// If the document is open, an accepted change can be undone in one step.
    void acceptanceIsOneUndoStepInAnOpenDocument()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        auto *tabs = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        tabs->open(tools);
        QVERIFY(dock.window().wait());
        const QString before = tabs->current()->session()->text();
        QVERIFY(dock.press("accept"));
        QTRY_VERIFY(tabs->current()->session()->text().contains(added));
        QVERIFY(dock.window().wait());
        tabs->current()->session()->undoStack().undo();
        QCOMPARE(tabs->current()->session()->text(), before);
    }

    /// Undo restores the file of a document that is not open, and reopens the suggestion. Redo accepts it again.
    void acceptanceIsOneUndoStepInAClosedDocument()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        auto *tabs = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(!tabs->paths().contains(tools));
        const QString before = dock.text();
        QVERIFY(dock.press("accept"));
        QVERIFY(dock.text().contains(added));
        QVERIFY(dock.window().wait());
        QVERIFY(!tabs->paths().contains(tools));
        QCOMPARE(dock.window().find<QAction>(QStringLiteral("undo"))->text(), QStringLiteral("&Undo Accept suggestion for ") + tools);
        dock.window().trigger(QStringLiteral("undo"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.text(), before);
        QCOMPARE(dock.list().rowCount(), 3);
        dock.window().trigger(QStringLiteral("redo"));
        QVERIFY(dock.window().wait());
        QVERIFY(dock.text().contains(added));
        QCOMPARE(dock.list().rowCount(), 2);
    }

    void undoesAnAcceptanceOnceInAnOpenDocument()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        auto *tabs = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        tabs->open(tools);
        QVERIFY(dock.window().wait());
        const QString before = dock.text();
        QVERIFY(dock.press("accept"));
        QTRY_VERIFY(tabs->current()->session()->text().contains(added));
        QVERIFY(dock.window().wait());
        dock.window().trigger(QStringLiteral("undo"));
        QVERIFY(dock.window().wait());
        QTRY_COMPARE(tabs->current()->session()->text(), before);
        QCOMPARE(dock.text(), before);
        QVERIFY(!tabs->current()->session()->isModified());
        // The reloads are not separate steps.
        QTRY_VERIFY2(!dock.window().find<QAction>(QStringLiteral("undo"))->isEnabled(), qPrintable(dock.window().find<QAction>(QStringLiteral("undo"))->text()));
    }

    /// The view applies the token guard of the command line: a change that exceeds a budget is accepted only if the user confirms it.
    void exceedingTheBudgetRequiresConfirmation()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        const QString before = dock.text();
        dock.button("editFirst").setChecked(true);
        auto *editor = dock.window().find<QPlainTextEdit>(QStringLiteral("editedText"));
        editor->setPlainText(editor->toPlainText() + QStringLiteral("A bed and its path and what grows along them.\n").repeated(40'000));
        QVERIFY(dock.press("accept"));
        QCOMPARE(dock.window().dialogs().titles.constLast(),
            QStringLiteral("Accept even though the prompt exceeds its budget?"));
        QCOMPARE(dock.text(), before);
        QVERIFY2(dock.summary().startsWith(QStringLiteral("Not accepted: the prompt would exceed a limit")), qPrintable(dock.summary()));
        QCOMPARE(dock.list().rowCount(), 3);
        dock.window().dialogs().nextConfirmation = true;
        QVERIFY(dock.press("accept"));
        QTRY_VERIFY(dock.text().size() > 1'000'000);
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.list().rowCount(), 2);
    }

    void doesNotAcceptWithUnsavedChanges()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        auto *tabs = dock.window().find<DocumentTabs>(QStringLiteral("documents"));
        tabs->open(tools);
        QVERIFY(dock.window().wait());
        tabs->current()->session()->edit(TextChanges{{0, {}, QStringLiteral(" ")}}, QStringLiteral("Type"));
        QVERIFY(dock.window().wait());
        if (dock.button("accept").isEnabled())
            QVERIFY(dock.press("accept"));
        QVERIFY(!dock.text().contains(added));
    }

    void acceptsAnEditedText()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.button("editFirst").setChecked(true);
        auto *editor = dock.window().find<QPlainTextEdit>(QStringLiteral("editedText"));
        QVERIFY(editor->isVisible());
        editor->setPlainText(editor->toPlainText().replace(added, QStringLiteral("After one: watch errors for an hour")));
        QCOMPARE(dock.button("accept").text(), QStringLiteral("Accept edited text"));
        QVERIFY(dock.press("accept"));
        QVERIFY(dock.text().contains(QStringLiteral("errors for an hour")));
        QVERIFY(dock.text().contains(changed));
    }

    void rejectsWithAReason()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        const QString before = dock.text();
        dock.button("reject").click();
        auto *reason = dock.window().find<QLineEdit>(QStringLiteral("rejectReason"));
        QVERIFY(reason->isVisible());
        QVERIFY2(!dock.button("confirmReject").isEnabled(), "rejecting requires a reason");
        QTest::keyClicks(reason, QStringLiteral("too long"));
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.list().rowCount(), 2);
        QCOMPARE(dock.text(), before);
        const QAbstractItemModel *decisions = dock.window().find<QTableView>(QStringLiteral("decisionTable"))->model();
        QCOMPARE(decisions->index(0, 4).data().toString(), QStringLiteral("too long"));
    }

    void escapeCancelsTheRejection()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.button("reject").click();
        auto *reason = dock.window().find<QLineEdit>(QStringLiteral("rejectReason"));
        QTest::keyClick(reason, Qt::Key_Escape);
        QVERIFY(!reason->isVisible());
        QCOMPARE(dock.list().rowCount(), 3);
    }

    void showsConflictsAndAcceptsOnlyMatchingHunks()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        QVERIFY(testing::rewrite(dock.window(), tools, QStringLiteral("if the job is red, say so and stop.\n\n## Label"), QStringLiteral("if the job is red, call the web developer.\n\n## Label")));
        QTRY_VERIFY(dock.window().find<QTableView>(QStringLiteral("conflictTable"))->isVisible());
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.change().diff().hunks.size(), 1);
        QVERIFY2(dock.press("accept"), "the matching hunk can be accepted");
        QVERIFY(dock.text().contains(changed));
        QVERIFY(dock.text().contains(QStringLiteral("call the web developer")));
        QVERIFY(!dock.text().contains(added));
    }

    /// A commit contains whole files. Before an acceptance, the view reports that the commit will include the user's other changes of this file.
    void warnsAboutUncommittedChanges()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        RatifyDockFixture dock;
        QVERIFY(dock.isReady() && dock.commit());
        QVERIFY(dock.activateApplication());
        QCOMPARE(dock.uncommitted(), QString());
        QVERIFY(dock.changeTools());
        QTRY_VERIFY2(dock.uncommitted().startsWith(tools), qPrintable(dock.uncommitted()));
        QVERIFY(dock.window().find<QLabel>(QStringLiteral("uncommittedIcon"))->isVisible());
        QCOMPARE(dock.button("accept").accessibleDescription(), dock.uncommitted());
        dock.choose(QStringLiteral("The season"));
        QCOMPARE(dock.uncommitted(), QString());
        dock.choose(QStringLiteral("Release"));
        QVERIFY(dock.uncommitted().startsWith(tools));
        QVERIFY(dock.press("accept"));
        QCOMPARE(dock.uncommitted(), QString());
        dock.window().find<QComboBox>(QStringLiteral("suggestionState"))->setCurrentIndex(1);
        dock.choose(QStringLiteral("Release"));
        QCOMPARE(dock.uncommitted(), QString());
    }

    /// If the file is committed outside the window, the workspace does not change. The warning is removed when the user returns to the window or the view.
    void detectsExternalCommits_data()
    {
        QTest::addColumn<bool>("isOpened");
        QTest::newRow("the user returns to the window") << false;
        QTest::newRow("the user opens the view") << true;
    }
    void detectsExternalCommits()
    {
        QFETCH(const bool, isOpened);
        if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        RatifyDockFixture dock;
        QVERIFY(dock.isReady() && dock.commit());
        QVERIFY(dock.changeTools());
        QTRY_VERIFY(!dock.uncommitted().isEmpty());
        QVERIFY(dock.commit());
        if (isOpened)
            dock.window().trigger(QStringLiteral("showRatify"));
        QVERIFY(isOpened ? dock.window().wait() : dock.activateApplication());
        QCOMPARE(dock.uncommitted(), QString());
    }

    void keepsTheEditedTextWhenReselected()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.button("editFirst").setChecked(true);
        auto *editor = dock.window().find<QPlainTextEdit>(QStringLiteral("editedText"));
        editor->setPlainText(QStringLiteral("mine"));
        QVERIFY(dock.activateApplication());
        QVERIFY(editor->isVisible());
        QCOMPARE(editor->toPlainText(), QStringLiteral("mine"));
    }

    void showsNoCommitWarningWithoutARepository()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        QVERIFY(dock.changeTools());
        QCOMPARE(dock.uncommitted(), QString());
    }

    void disablesAcceptForGapSuggestions()
    {
        RatifyDockFixture dock;
        QVERIFY(dock.isReady());
        dock.choose(QStringLiteral("A skill"));
        QVERIFY(!dock.button("accept").isEnabled());
        QVERIFY(dock.button("reject").isEnabled());
    }
};

OUTCROP_TEST(TestRatifyDock, GuiApplication)

} // namespace tst_ratifydock

#include "tst_ratifydock.moc"
