// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that F1 opens the handbook at the page of the focused panel.
#include "app/help/handbook.h"
#include "gui/help/handbookwindow.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace outcrop;

namespace {

QStringList shownPages(const HandbookWindow &window)
{
    QStringList titles;
    for (QTreeWidgetItemIterator item(window.findChild<QTreeWidget *>(), QTreeWidgetItemIterator::NotHidden | QTreeWidgetItemIterator::NoChildren); *item; ++item)
        titles.append((*item)->text(0));
    return titles;
}

} // namespace

class TestHandbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPanelHasAPage()
    {
        OpenWindow open;
        const QList<QDockWidget *> docks = open.window().findChildren<QDockWidget *>();
        QVERIFY(docks.size() >= 17);
        for (const QDockWidget *dock : docks)
            QVERIFY2(handbookTopicFor(dock->widget()).startsWith(QLatin1String("panel-")), qPrintable(dock->objectName()));
    }

    void theCommandOpensThePageOfTheFocus()
    {
        OpenWindow open;
        QVERIFY(open.openSample());
        open.window().activateWindow();
        auto *dock = open.find<QDockWidget>(QStringLiteral("libraryDock"));
        dock->show();
        QLineEdit *filter = dock->findChild<QLineEdit *>();
        filter->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), filter);
        open.trigger(QStringLiteral("showHandbook"));
        const auto *handbook = open.window().findChild<HandbookWindow *>();
        QVERIFY(handbook && handbook->isVisible());
        QCOMPARE(handbook->topic(), QStringLiteral("panel-library"));
        QVERIFY(handbook->findChild<QTextBrowser *>()->toPlainText().startsWith(QLatin1String("Library")));
    }

    void linksAreFollowedAndTakenBack()
    {
        HandbookWindow window;
        window.showTopic(QStringLiteral("panel-budget"));
        const auto *contents = window.findChild<QTreeWidget *>();
        QVERIFY(contents->currentItem());
        QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Budget"));
        QVERIFY(contents->currentItem()->isSelected());
        auto *page = window.findChild<QTextBrowser *>();
        page->setSource(QUrl(QStringLiteral("prompts.md")));
        QCOMPARE(window.topic(), QStringLiteral("prompts"));
        QVERIFY(page->toPlainText().startsWith(QLatin1String("Prompts")));
        window.findChild<QToolButton *>(QStringLiteral("back"))->click();
        QCOMPARE(window.topic(), QStringLiteral("panel-budget"));
        QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Budget"));
    }

    void nothingOutsideTheHandbookIsShown()
    {
        HandbookWindow window;
        window.showTopic(QStringLiteral("window"));
        auto *page = window.findChild<QTextBrowser *>();
        for (const char *target : {"file:///etc/passwd", "https://example.org/x.md", "../README.md", "no-such-page.md"}) {
            page->setSource(QUrl(QString::fromLatin1(target)));
            QVERIFY2(page->toPlainText().startsWith(QLatin1String("The window")), target);
        }
    }

    void pagesAreFilteredByTheirText()
    {
        HandbookWindow window;
        const qsizetype all = shownPages(window).size();
        QCOMPARE(all, handbookPages().size());
        window.findChild<QLineEdit *>()->setText(QStringLiteral("postgresql schema"));
        const QStringList found = shownPages(window);
        QVERIFY2(found.contains(QStringLiteral("Recipe: team store on PostgreSQL")), qPrintable(found.join(u',')));
        QVERIFY(found.size() < all);
        window.findChild<QLineEdit *>()->clear();
        QCOMPARE(shownPages(window).size(), all);
    }
};

OUTCROP_TEST(TestHandbook, GuiApplication)
#include "tst_handbook.moc"
