// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the contrast of texts in screenshots of the real window, in each palette.
#include "gui/look/theme.h"
#include "gui/start/application.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QHash>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace outcrop;

namespace tst_contrast {

namespace {

/// Returns the contrast of a picture. The most frequent color is the background; the text is the color with the highest contrast to it.
double contrastIn(const QImage &picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            counts[picture.pixel(x, y)] += 1;
    }
    QRgb ground = 0;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        if (count.value() > counts.value(ground))
            ground = count.key();
    }
    double best = 1;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        best = std::max(best, contrast(QColor(count.key()), QColor(ground)));
    return best;
}

QImage pictureOf(QWidget *widget, const QRect &part)
{
    return widget->grab(part).toImage().convertToFormat(QImage::Format_RGB32);
}

void checkContrast(QStringList &faults, const QString &what, const QImage &picture, double least)
{
    const double found = contrastIn(picture);
    if (found < least)
        faults += QStringLiteral("%1: %2").arg(what).arg(found, 0, 'f', 2);
}

bool isMeasurable(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty();
}

void checkLabels(QStringList &faults, QWidget &window, double least)
{
    const QList<QLabel *> labels = window.findChildren<QLabel *>();
    for (QLabel *label : labels) {
        if (isMeasurable(label) && !label->text().trimmed().isEmpty())
            checkContrast(faults, QStringLiteral("label ") + label->objectName() + u' ' + label->text().left(30),
                pictureOf(label, label->rect()), least);
    }
}

/// Measures buttons without icon and border, so that only the text counts.
void checkButtons(QStringList &faults, QWidget &window, double least)
{
    const QList<QAbstractButton *> buttons = window.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons) {
        if (!isMeasurable(button) || button->text().trimmed().isEmpty())
            continue;
        const QIcon icon = button->icon();
        button->setIcon({});
        checkContrast(faults, QStringLiteral("button ") + button->objectName(),
            pictureOf(button, button->rect().adjusted(4, 4, -4, -4)), least);
        button->setIcon(icon);
    }
}

void checkRows(QStringList &faults, QWidget &window, double least)
{
    const QList<QAbstractItemView *> views = window.findChildren<QAbstractItemView *>();
    for (QAbstractItemView *view : views) {
        if (!isMeasurable(view) || !view->model())
            continue;
        for (int row = 0; row < std::min(5, view->model()->rowCount(view->rootIndex())); ++row) {
            const QModelIndex index = view->model()->index(row, 0, view->rootIndex());
            const QRect place = view->visualRect(index).intersected(view->viewport()->rect());
            if (place.height() > 8 && !index.data().toString().isEmpty())
                checkContrast(faults, QStringLiteral("row ") + view->objectName() + u' ' + index.data().toString(),
                    pictureOf(view->viewport(), place), least);
        }
    }
}

void checkMenus(QStringList &faults, const QMenuBar *bar, double least)
{
    const QList<QMenu *> menus = bar->findChildren<QMenu *>();
    for (QMenu *menu : menus) {
        menu->resize(menu->sizeHint());
        if (!menu->actions().isEmpty())
            checkContrast(faults, QStringLiteral("menu ") + menu->objectName(), pictureOf(menu, menu->rect()), least);
    }
}

} // namespace

class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void everyTextHasEnoughContrast_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<double>("least");
        QTest::newRow("light") << "themeLight" << 4.5;
        QTest::newRow("dark") << "themeDark" << 4.5;
        QTest::newRow("high contrast light") << "themeHighContrastLight" << 7.0;
        QTest::newRow("high contrast dark") << "themeHighContrastDark" << 7.0;
    }

    void everyTextHasEnoughContrast()
    {
        QFETCH(QString, theme);
        QFETCH(double, least);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(theme);
        for (const char *opened : {"showSettings", "showShortcuts", "findCommand"})
            test.trigger(QLatin1String(opened));
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents(); // later iterations of the event loop apply the palette to the colors
        QStringList faults;
        checkLabels(faults, test.window(), least);
        checkButtons(faults, test.window(), least);
        checkRows(faults, test.window(), least);
        checkMenus(faults, test.window().menuBar(), least);
        test.trigger(QStringLiteral("themeSystem"));
        QCOMPARE(faults.join(u'\n'), QString());
    }
};

OUTCROP_TEST(TestContrast, GuiApplication)

} // namespace tst_contrast

#include "tst_contrast.moc"
