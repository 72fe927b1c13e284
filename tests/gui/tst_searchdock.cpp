// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Search dock in the window: an empty index, indexing, search as you type, the reasons for a rank, opening a hit, and the skills of a turn.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/widgets/emptystate.h"
#include "models/search/searchroles.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace outcrop;

namespace tst_searchdock {

namespace {

/// The sample workspace with the dock.
class SearchDockFixture
{
public:
    explicit SearchDockFixture(bool isIndexed = true)
    {
        m_isReady = m_window.openSample();
        m_window.trigger(QStringLiteral("showSearch"));
        m_isReady = m_isReady && m_window.wait();
        if (isIndexed)
            press("updateIndex");
    }

    bool isReady() const { return m_isReady; }
    OpenWindow &window() { return m_window; }
    QListView &hits() { return *m_window.find<QListView>(QStringLiteral("searchHits")); }
    QLineEdit &words() { return *m_window.find<QLineEdit>(QStringLiteral("searchWords")); }
    QString label(const char *name) { return m_window.find<QLabel>(QString::fromLatin1(name))->toolTip(); }
    bool isPageShown(const char *page) { return m_window.find<QWidget>(QString::fromLatin1(page))->isVisible(); }

    void press(const char *button)
    {
        m_window.find<QAbstractButton>(QString::fromLatin1(button))->click();
        m_window.wait();
    }
    void search(const QString &text)
    {
        words().clear();
        QTest::keyClicks(&words(), text);
        m_window.wait();
    }
    bool pick(const char *box, const QString &value)
    {
        auto *choices = m_window.find<QComboBox>(QString::fromLatin1(box));
        choices->setCurrentIndex(choices->findData(value));
        return choices->currentData().toString() == value && m_window.wait();
    }

private:
    OpenWindow m_window;
    bool m_isReady = false;
};

} // namespace

class TestSearchDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersToCreateTheIndex()
    {
        SearchDockFixture dock(false);
        QVERIFY(dock.isReady());
        QVERIFY(dock.isPageShown("searchEmpty"));
        dock.search(QStringLiteral("release"));
        QVERIFY(dock.isPageShown("searchEmpty"));
        QVERIFY2(!QFile::exists(dock.window().path(QStringLiteral("sample/.outcrop/index.db"))), "searching creates no index");
        dock.press("updateIndex");
        QVERIFY2(dock.label("indexState").contains(QStringLiteral("document")), qPrintable(dock.label("indexState")));
    }

    void searchesWhileTyping()
    {
        SearchDockFixture dock;
        QVERIFY(dock.isReady());
        dock.search(QStringLiteral("release conditions"));
        QVERIFY(dock.isPageShown("searchPage"));
        QVERIFY(dock.hits().model()->rowCount() > 0);
        const QModelIndex first = dock.hits().model()->index(0, 0);
        QVERIFY(!first.data(HitReasonRole).toString().isEmpty());
        QVERIFY(!first.data(HitMatchesRole).toList().isEmpty());
        QVERIFY(dock.window().find<QTableView>(QStringLiteral("whyTable"))->model()->rowCount() > 0);
        QVERIFY(dock.window().find<QTableView>(QStringLiteral("turnTable"))->model()->rowCount() > 0);
        dock.search(QStringLiteral("zzyzx"));
        QVERIFY(dock.isPageShown("searchEmpty"));
        dock.search({});
        QCOMPARE(dock.hits().model()->rowCount(), 0);
    }

    /// The button of the empty view removes the filters, or rebuilds the index if there are none.
    void offersAnActionWithoutResults()
    {
        SearchDockFixture dock;
        QVERIFY(dock.isReady());
        dock.search(QStringLiteral("zzyzx"));
        const auto *empty = dock.window().find<EmptyState>(QStringLiteral("searchEmpty"));
        QCOMPARE(empty->actionButton()->text(), QStringLiteral("Rebuild index"));
        QVERIFY(dock.pick("searchCollection", QStringLiteral("skills")));
        QCOMPARE(empty->actionButton()->text(), QStringLiteral("Search everything"));
        empty->actionButton()->click();
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.window().find<QComboBox>(QStringLiteral("searchCollection"))->currentData().toString(), QString());
        QCOMPARE(empty->actionButton()->text(), QStringLiteral("Rebuild index"));
        empty->actionButton()->click();
        QVERIFY(dock.window().wait());
        QVERIFY2(!dock.label("indexState").isEmpty() && !dock.label("indexState").contains(QStringLiteral("No index")), qPrintable(dock.label("indexState")));
    }

    void filtersByCollection()
    {
        SearchDockFixture dock;
        QVERIFY(dock.isReady());
        dock.search(QStringLiteral("release"));
        QVERIFY(dock.pick("searchCollection", QStringLiteral("skills")));
        QVERIFY(dock.hits().model()->rowCount() > 0);
        for (int row = 0; row < dock.hits().model()->rowCount(); ++row)
            QCOMPARE(dock.hits().model()->index(row, 0).data(HitCollectionRole).toString(), QStringLiteral("Skills"));
    }

    void opensAHit()
    {
        SearchDockFixture dock;
        QVERIFY(dock.isReady());
        QVERIFY(dock.pick("searchCollection", QStringLiteral("skills")));
        dock.search(QStringLiteral("release"));
        QTest::keyClick(&dock.words(), Qt::Key_Down);
        QVERIFY(dock.hits().hasFocus() || dock.window().window().focusWidget() == &dock.hits());
        Q_EMIT dock.hits().activated(dock.hits().model()->index(0, 0));
        const DocumentView *view = dock.window().find<DocumentTabs>(QStringLiteral("documents"))->current();
        QVERIFY(view);
        QVERIFY2(view->path().startsWith(QStringLiteral("skills/")), qPrintable(view->path()));
    }

    void clearsHitsWhenTheWorkspaceCloses()
    {
        SearchDockFixture dock;
        QVERIFY(dock.isReady());
        dock.search(QStringLiteral("release"));
        dock.window().trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(dock.window().wait());
        QCOMPARE(dock.hits().model()->rowCount(), 0);
        QCOMPARE(dock.words().text(), QString());
    }
};

OUTCROP_TEST(TestSearchDock, GuiApplication)

} // namespace tst_searchdock

#include "tst_searchdock.moc"
