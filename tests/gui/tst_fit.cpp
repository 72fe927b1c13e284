// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every scene of the tour fits on a small screen: no window is larger than 1024×700, and no control cuts off its text.
#include "gui/start/application.h"
#include "gui/widgets/elidedlabel.h"
#include "tests/gui/tourscenes.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace outcrop;

namespace tst_fit {

namespace {

constexpr QSize smallScreen(1024, 700);
constexpr int tolerance = 2; ///< missing pixels that do not cut off a letter

/// Returns the longest width of a line of a control's text, without the mnemonic.
int textWidth(const QWidget &widget, QString text)
{
    text.replace(QLatin1String("&&"), QLatin1String("\1")).remove(u'&').replace(u'\1', u'&');
    int width = 0;
    for (const QString &line : text.split(u'\n'))
        width = std::max(width, widget.fontMetrics().horizontalAdvance(line));
    return width;
}

/// Returns the missing width of a button's text; 0 or less if it fits or is not shown.
int missingWidth(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool isIconOnly = tool && !button.icon().isNull()
        && (tool->toolButtonStyle() == Qt::ToolButtonIconOnly || tool->toolButtonStyle() == Qt::ToolButtonFollowStyle);
    if (button.text().isEmpty() || isIconOnly)
        return 0;
    const bool hasIconBeside = !button.icon().isNull() && !(tool && tool->toolButtonStyle() != Qt::ToolButtonTextBesideIcon);
    return textWidth(button, button.text()) + (hasIconBeside ? button.iconSize().width() : 0) - button.width();
}

/// Returns the missing width, or height for text with several lines, of a label. Labels that shorten their text on purpose always fit.
int missingSize(const QLabel &label)
{
    if (label.text().isEmpty() || qobject_cast<const ElidedLabel *>(&label))
        return 0;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) - label.height();
    if (Qt::mightBeRichText(label.text()))
        return label.sizeHint().width() - label.width();
    return textWidth(label, label.text()) - label.width();
}

QString described(const QWidget &widget, const QString &text)
{
    QStringList names;
    for (const QWidget *each = &widget; each && names.size() < 3; each = each->parentWidget()) {
        if (!each->objectName().isEmpty())
            names.prepend(each->objectName());
    }
    return QStringLiteral("%1 \"%2\" (%3 × %4)").arg(names.join(u'/'), text.left(60)).arg(widget.width()).arg(widget.height());
}

/// Returns the visible controls of a window whose text does not fit.
QStringList truncatedTexts(const QWidget &window)
{
    QStringList truncated;
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && missingWidth(*button) > tolerance)
            truncated += described(*button, button->text());
    }
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (label->isVisible() && missingSize(*label) > tolerance)
            truncated += described(*label, label->text());
    }
    return truncated;
}

/// Returns whether a window is larger than the screen, or cannot be made small enough for it.
bool isTooLarge(const QWidget &window)
{
    const QSize needed = window.size().expandedTo(window.minimumSizeHint()).expandedTo(window.minimumSize());
    return needed.width() > smallScreen.width() || needed.height() > smallScreen.height();
}

/// Lets deferred layout finish.
void settle(OpenWindow &tour)
{
    tour.wait();
    for (int turns = 0; turns < 100; ++turns)
        QCoreApplication::processEvents();
}

} // namespace

class TestFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    /// A label, a button and a window that are too small or too large are detected.
    void findsTruncatedAndOversizedWidgets()
    {
        QWidget window;
        QLabel label(QStringLiteral("A text that needs a lot of room"), &window);
        QPushButton button(QStringLiteral("Export the whole bundle"), &window);
        label.setGeometry(0, 0, 400, 30);
        button.setGeometry(0, 40, 400, 30);
        window.resize(500, 100);
        window.show();
        QCOMPARE(truncatedTexts(window), QStringList());
        QVERIFY(!isTooLarge(window));
        label.resize(20, 30);
        button.resize(20, 30);
        window.setMinimumHeight(701);
        QCOMPARE(truncatedTexts(window).size(), 2);
        QVERIFY(isTooLarge(window));
    }

    /// The scenes share a window, because some continue others. Its width is that of the widest docks so far; tst_views tests the width of each view.
    void everySceneFitsASmallScreen()
    {
        OpenWindow tour;
        QStringList wrong;
        for (const Scene &scene : tourScenes()) {
            tour.window().resize(smallScreen);
            scene.play(tour);
            if (tour.window().width() > smallScreen.width() || tour.window().height() > smallScreen.height())
                tour.window().resize(smallScreen); // some scenes are drawn in a large window
            settle(tour);
            QWidget *shown = widgetToDraw(scene, tour);
            if (shown->height() > smallScreen.height())
                wrong += QStringLiteral("%1: the window is %2 high").arg(scene.name).arg(shown->height());
            for (const QString &text : truncatedTexts(*shown))
                wrong += scene.name + QStringLiteral(": ") + text;
            if (shown != &tour.window())
                delete shown;
        }
        for (const QString &one : std::as_const(wrong))
            qWarning().noquote() << one; // a failure's message is truncated
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }
};

OUTCROP_TEST(TestFit, GuiApplication)

} // namespace tst_fit

#include "tst_fit.moc"
