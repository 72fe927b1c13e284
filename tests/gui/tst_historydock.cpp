// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the History dock in the window: versions of the current document, their difference from the current text, the origins of lines, and restoring as an
// edit that can be undone.
#include "gui/diff/diffview.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/history/historypanel.h"
#include "gui/widgets/emptystate.h"
#include "models/editing/editsession.h"
#include "tests/gui/openwindow.h"
#include "tests/support/gitfolder.h"
#include "tests/support/testregistry.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace outcrop;

namespace tst_historydock {

namespace {

const QString soul = QStringLiteral("layers/soul.md");

/// The window with a folder, its layer open, and the dock.
class HistoryDockFixture
{
public:
    explicit HistoryDockFixture(const QString &folder)
    {
        m_isReady = m_window.openFolder(folder);
        m_window.window().show();
        m_window.find<DocumentTabs>(QStringLiteral("documents"))->open(soul);
        m_window.trigger(QStringLiteral("showHistory"));
        m_isReady = m_isReady && m_window.wait();
    }
    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QAbstractItemModel &versions() { return *table()->model(); }
    QTreeView *table() { return m_window.find<QTreeView>(QStringLiteral("versionTable")); }
    // Found in this panel, because other docks also have diff views.
    DiffView *diff() { return m_window.find<HistoryPanel>(QStringLiteral("history"))->findChild<DiffView *>(); }
    /// Returns the message that is shown instead of versions or of a difference; null if there is none.
    const EmptyState *empty()
    {
        const EmptyState *shown = nullptr;
        for (const EmptyState *state : m_window.find<HistoryPanel>(QStringLiteral("history"))->findChildren<EmptyState *>())
            shown = state->isVisible() ? state : shown;
        return shown;
    }
    QToolButton *button(const char *name) { return m_window.find<QToolButton>(QLatin1StringView(name)); }
    EditSession &session() { return *m_window.find<DocumentTabs>(QStringLiteral("documents"))->current()->session(); }

private:
    OpenWindow m_window;
    bool m_isReady;
};

} // namespace

class TestHistoryDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("HOME", m_home.path().toUtf8()); }

    /// Each empty view offers the next step.
    void offersAnActionWithoutVersions()
    {
        GitFolder folder;
        folder.write(QStringLiteral("layers/other.md"), "Another.\n");
        folder.commit("Begin", 1'780'000'000);
        folder.write(soul, "You are calm.\n");
        HistoryDockFixture shown(folder.folder());
        QVERIFY(shown.isReady());
        QTRY_VERIFY(shown.empty());
        QCOMPARE(shown.empty()->actionButton()->text(), QStringLiteral("Reload versions"));
        folder.commit("Add the soul", 1'780'100'000);
        shown.empty()->actionButton()->click();
        QTRY_COMPARE(shown.versions().rowCount(), 1);
    }

    /// Without a document, the button goes to the list of documents.
    void goesToTheLibraryWithoutADocument()
    {
        GitFolder folder;
        folder.write(soul, "You are calm.\n");
        HistoryDockFixture shown(folder.folder());
        QVERIFY(shown.isReady());
        shown.window().trigger(QStringLiteral("closeAllDocuments"));
        QVERIFY(shown.window().wait());
        const EmptyState *empty = shown.empty();
        QVERIFY(empty);
        QCOMPARE(empty->actionButton()->text(), QStringLiteral("Go to Library"));
        auto *library = shown.window().find<QDockWidget>(QStringLiteral("libraryDock"));
        library->hide();
        empty->actionButton()->click();
        QVERIFY(library->isVisible());
    }

    void showsCommitsAndRestoresAVersion()
    {
        GitFolder folder;
        folder.write(soul, "You are calm.\n");
        folder.commit("Begin", 1'780'000'000);
        folder.write(soul, "You are very calm.\n");
        folder.commit("Be calmer", 1'780'100'000);
        HistoryDockFixture shown(folder.folder());
        QVERIFY(shown.isReady());
        QTRY_COMPARE(shown.versions().rowCount(), 2);
        QCOMPARE(shown.table()->currentIndex().row(), 1); // the latest version equals the current file, so the version before it is selected
        QTRY_COMPARE(shown.diff()->diff().hunks.size(), 1);
        QCOMPARE(shown.diff()->diff().before, QStringLiteral("You are calm.\n"));
        shown.button("restoreVersion")->click();
        QVERIFY(shown.window().wait());
        QCOMPARE(shown.session().text(), QStringLiteral("You are calm.\n"));
        QVERIFY(shown.session().isModified());
        QCOMPARE(folder.read(soul), QByteArray("You are very calm.\n"));
        shown.session().undoStack().undo();
        QCOMPARE(shown.session().text(), QStringLiteral("You are very calm.\n"));
    }

    void showsTheOriginOfLines()
    {
        GitFolder folder;
        folder.write(soul, "one\ntwo\n");
        folder.commit("Begin", 1'780'000'000);
        folder.write(soul, "one\nTWO\n");
        folder.commit("Shout", 1'780'100'000);
        HistoryDockFixture shown(folder.folder());
        QTRY_COMPARE(shown.versions().rowCount(), 2);
        shown.button("showOrigins")->click();
        QVERIFY(shown.window().wait());
        const QAbstractItemModel *lines = shown.window().find<QTreeView>(QStringLiteral("originTable"))->model();
        QTRY_COMPARE(lines->rowCount(), 2);
        QCOMPARE(lines->index(0, 2).data().toString(), QStringLiteral("Begin"));
        QCOMPARE(lines->index(1, 2).data().toString(), QStringLiteral("Shout"));
    }

    void comparesTheSelectedVersion()
    {
        GitFolder folder;
        for (int i = 0; i < 4; ++i) {
            folder.write(soul, QByteArray::number(i) + "\n");
            folder.commit(QStringLiteral("Step %1").arg(i), 1'780'000'000 + i * 1000);
        }
        HistoryDockFixture shown(folder.folder());
        QTRY_COMPARE(shown.versions().rowCount(), 4);
        shown.table()->setCurrentIndex(shown.versions().index(3, 0));
        QVERIFY(shown.window().wait());
        QTRY_COMPARE(shown.diff()->diff().before, QStringLiteral("0\n"));
        QCOMPARE(shown.table()->currentIndex().row(), 3);
        QCOMPARE(shown.diff()->diff().after, QStringLiteral("3\n"));
    }

    /// In the default window, the message of a version is visible, regardless of the other columns. The tooltip contains the columns that do not fit,
    /// and the user can scroll to them.
    void showsTheWholeMessage_data()
    {
        QTest::addColumn<bool>("repository");
        QTest::addColumn<QString>("message");
        QTest::newRow("journal") << false << "Original";
        QTest::newRow("git") << true << "Water the beds";
    }
    void showsTheWholeMessage()
    {
        QFETCH(const bool, repository);
        QFETCH(const QString, message);
        GitFolder folder(repository);
        folder.write(soul, "You are calm.\n");
        if (repository)
            folder.commit(message, 1'780'000'000);
        HistoryDockFixture shown(folder.folder());
        if (!repository) {
            shown.session().edit(TextChanges{{0, {}, QStringLiteral("Hello. ")}}, QStringLiteral("Type"));
            shown.window().trigger(QStringLiteral("save"));
        }
        QTRY_VERIFY(shown.versions().rowCount() > 0);
        QVERIFY(shown.window().wait());
        const QModelIndex cell = shown.versions().index(shown.versions().rowCount() - 1, 1);
        QCOMPARE(cell.data().toString(), message);
        const int around = 2 * (shown.table()->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, shown.table()) + 1);
        const int needed = shown.table()->fontMetrics().horizontalAdvance(message) + around;
        const auto place = [&] { return shown.table()->visualRect(cell); };
        QTRY_VERIFY2(place().width() >= needed, qPrintable(QStringLiteral("%1 of %2").arg(place().width()).arg(needed)));
        QTRY_VERIFY(place().right() < shown.table()->viewport()->width());
        QCOMPARE(shown.table()->horizontalScrollBar()->maximum() > 0, repository); // the user can scroll to the column of the author
        QVERIFY(cell.data(Qt::ToolTipRole).toString().startsWith(message));
        shown.window().window().resize(2600, 880);
        QTRY_VERIFY(shown.table()->viewport()->width() > 600);
        QTRY_COMPARE(shown.table()->header()->length(), shown.table()->viewport()->width());
    }

    void recordsSavesWithoutGit()
    {
        const GitFolder folder(false);
        folder.write(soul, "You are calm.\n");
        HistoryDockFixture shown(folder.folder());
        QVERIFY(shown.isReady());
        QCOMPARE(shown.versions().rowCount(), 0);
        shown.session().edit(QList<TextEdit>{{{{0, 1, 1}, {0, 1, 1}}, QStringLiteral("Hello. ")}}, QStringLiteral("Type"));
        shown.window().trigger(QStringLiteral("save"));
        QTRY_COMPARE(shown.versions().rowCount(), 2);
        QVERIFY(shown.window().wait());
        QCOMPARE(shown.diff()->diff().before, QStringLiteral("You are calm.\n"));
    }

private:
    QTemporaryDir m_home;
};

OUTCROP_TEST(TestHistoryDock, GuiApplication)

} // namespace tst_historydock

#include "tst_historydock.moc"
