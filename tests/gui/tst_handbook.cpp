// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that F1 opens the handbook at the page of the focused panel, and that pages are shown with their pictures.
#include "app/help/handbook.h"
#include "gui/help/handbookbrowser.h"
#include "gui/help/handbookwindow.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace outcrop;

namespace tst_handbook {

namespace {

QStringList shownPages(const HandbookWindow &window)
{
    QStringList titles;
    for (QTreeWidgetItemIterator item(window.findChild<QTreeWidget *>(), QTreeWidgetItemIterator::NotHidden | QTreeWidgetItemIterator::NoChildren); *item; ++item)
        titles.append((*item)->text(0));
    return titles;
}

QTextImageFormat pictureIn(const QTextBrowser &page)
{
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().isImageFormat())
                return part.fragment().charFormat().toImageFormat();
        }
    }
    return {};
}

/// Returns the width available for text beside a scroll bar.
int shownWidth(const QTextBrowser &page)
{
    return page.contentsRect().width() - page.verticalScrollBar()->sizeHint().width() - 2 * qRound(page.document()->documentMargin());
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

    void opensTheFocusedPanelsPage()
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

    /// Escape closes the window from each of its parts, and the widget that had the focus gets it back.
    void closesWithEscape()
    {
        OpenWindow open;
        QVERIFY(open.openSample());
        open.window().activateWindow();
        auto *dock = open.find<QDockWidget>(QStringLiteral("libraryDock"));
        dock->show();
        QLineEdit *filter = dock->findChild<QLineEdit *>();
        filter->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), filter);
        for (const char *part : {"contents", "page", "filter"}) {
            open.trigger(QStringLiteral("showHandbook"));
            auto *handbook = open.window().findChild<HandbookWindow *>();
            QVERIFY(handbook->isVisible());
            auto *widget = handbook->findChild<QWidget *>(QString::fromLatin1(part));
            QVERIFY(QTest::qWaitForWindowActive(handbook));
            widget->setFocus();
            QTest::keyClick(widget, Qt::Key_Escape);
            QVERIFY2(!handbook->isVisible(), part);
            QTRY_COMPARE(QApplication::focusWidget(), filter);
        }
    }

    void showsWholeTitles()
    {
        HandbookWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto *contents = window.findChild<QTreeWidget *>();
        for (QTreeWidgetItemIterator item(window.findChild<QTreeWidget *>(), QTreeWidgetItemIterator::NoChildren); *item; ++item) {
            const int start = contents->visualItemRect(*item).left();
            const int needed = contents->fontMetrics().horizontalAdvance((*item)->text(0));
            QVERIFY2(start + needed <= contents->viewport()->width(), qPrintable((*item)->text(0)));
            QCOMPARE((*item)->toolTip(0), (*item)->text(0));
        }
    }

    void followsLinksAndGoesBack()
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

    void opensOnlyHandbookPages()
    {
        HandbookWindow window;
        window.showTopic(QStringLiteral("window"));
        auto *page = window.findChild<QTextBrowser *>();
        for (const char *target : {"file:///etc/passwd", "https://example.org/x.md", "../README.md", "no-such-page.md"}) {
            page->setSource(QUrl(QString::fromLatin1(target)));
            QVERIFY2(page->toPlainText().startsWith(QLatin1String("The window")), target);
        }
    }

    /// The picture is as wide as the view, and never larger than its file.
    void scalesPicturesToTheView_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 500;
        QTest::newRow("wide") << 2000;
    }

    void scalesPicturesToTheView()
    {
        QFETCH(int, width);
        HandbookBrowser page;
        page.resize(900, 600);
        page.show();
        page.showTopic(QStringLiteral("panel-budget"));
        page.resize(width, 600);
        const QImage file(QStringLiteral(":/handbook/pictures/panel-budget.png"));
        QVERIFY(!file.isNull());
        const QTextImageFormat picture = pictureIn(page);
        QVERIFY(picture.isValid());
        QVERIFY2(picture.width() <= page.viewport()->width(), qPrintable(QString::number(picture.width())));
        QCOMPARE(picture.width(), double(std::min(file.width(), shownWidth(page))));
        QVERIFY(qAbs(picture.height() * file.width() - picture.width() * file.height()) <= file.width());
        const QImage shown = page.document()->resource(QTextDocument::ImageResource, QUrl(picture.name())).value<QImage>();
        QCOMPARE(shown.width(), qRound(picture.width() * page.devicePixelRatioF()));
        QVERIFY(page.horizontalScrollBar()->maximum() == 0);
    }

    /// Screen readers read the caption.
    void showsTheAlternativeTextAsCaption()
    {
        HandbookBrowser page;
        page.showTopic(QStringLiteral("panel-budget"));
        const QString text = pictureIn(page).stringProperty(QTextFormat::ImageAltText);
        QVERIFY(text.startsWith(QLatin1String("The Budget panel shows")));
        QVERIFY2(page.toPlainText().contains(u'\n' + text + u'\n'), qPrintable(page.toPlainText()));
        QVERIFY(!page.toPlainText().contains(QLatin1String("![")));
    }

    void filtersPagesByText()
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

} // namespace tst_handbook

#include "tst_handbook.moc"
