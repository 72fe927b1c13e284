// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that controls are large enough to be hit with a pointer, in every view and palette: 24 × 24 pixels, or a smaller control with enough space around
// it (WCAG 2.2, success criterion 2.5.8).
#include "gui/start/application.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_targetsize {

namespace {

constexpr int leastSize = 24; ///< minimum size in pixels

struct Target {
    QString name;
    QRect rect; ///< rectangle in the coordinates of the window

    bool isSmall() const { return rect.width() < leastSize || rect.height() < leastSize; }
    QPoint center() const { return rect.center(); }
};

int squared(const QPoint &distance)
{
    return QPoint::dotProduct(distance, distance);
}

/// Returns the nearest point of a rectangle.
QPoint nearestIn(const QRect &rect, const QPoint &point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

/// Returns whether a circle with the minimum size around a small target touches another target. If the other target is also small, its circle is
/// used.
bool isTooClose(const Target &small, const Target &other)
{
    if (other.isSmall() && squared(small.center() - other.center()) < leastSize * leastSize)
        return true;
    return squared(nearestIn(other.rect, small.center()) - small.center()) < leastSize * leastSize / 4;
}

QStringList tooSmall(const QList<Target> &targets)
{
    QStringList found;
    for (qsizetype at = 0; at < targets.size(); ++at) {
        const Target &target = targets.at(at);
        for (qsizetype other = 0; target.isSmall() && other < targets.size(); ++other) {
            if (other != at && isTooClose(target, targets.at(other)))
                found += QStringLiteral("%1: %2 × %3, beside %4").arg(target.name).arg(target.rect.width()).arg(target.rect.height()).arg(targets.at(other).name);
        }
    }
    return found;
}

/// Returns whether the user can press or edit the widget. The parts of a field belong to the field. Qt creates the buttons in the titles of panels, and
/// the View menu has their commands.
bool isControl(const QWidget &widget)
{
    const bool isField = qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget);
    if (!isField && !qobject_cast<const QAbstractButton *>(&widget))
        return false;
    const QWidget *parent = widget.parentWidget();
    return !qobject_cast<const QComboBox *>(parent) && !qobject_cast<const QAbstractSpinBox *>(parent) && !qobject_cast<const QLineEdit *>(parent)
        && !qobject_cast<const QTabBar *>(parent) && !widget.inherits("QTableCornerButton") && !widget.inherits("QDockWidgetTitleButton");
}

QList<Target> targetsIn(const QWidget &window)
{
    QList<Target> targets;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (widget->window() != &window || !widget->isVisible() || !widget->isEnabled() || widget->visibleRegion().isEmpty() || !isControl(*widget))
            continue;
        const QString name = QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
        targets += Target{name, QRect(widget->mapTo(&window, QPoint(0, 0)), widget->size())};
    }
    return targets;
}

} // namespace

class TestTargetSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void measuresTargets()
    {
        const Target large{QStringLiteral("large"), QRect(0, 0, 24, 24)};
        const Target small{QStringLiteral("small"), QRect(24, 4, 16, 16)};
        const Target alone{QStringLiteral("alone"), QRect(100, 100, 10, 10)};
        QCOMPARE(tooSmall({large, small}), QStringList{QStringLiteral("small: 16 × 16, beside large")});
        QCOMPARE(tooSmall({large, alone}), QStringList());
        QCOMPARE(tooSmall({large, Target{QStringLiteral("next"), QRect(24, 0, 24, 24)}}), QStringList());
        const Target close{QStringLiteral("close"), QRect(44, 4, 16, 16)};
        QCOMPARE(tooSmall({small, close}).size(), 2); // the distance between the centers is 20 pixels
    }

    void controlsAreLargeEnough_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::newRow("light") << "themeLight";
        QTest::newRow("dark") << "themeDark";
        QTest::newRow("high contrast light") << "themeHighContrastLight";
        QTest::newRow("high contrast dark") << "themeHighContrastDark";
    }

    void controlsAreLargeEnough()
    {
        QFETCH(QString, theme);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(theme);
        QStringList faults;
        for (const char *view : {"viewEdit", "viewCompare", "viewContext", "viewTest", "viewBudget", "viewEvolve", "viewLibrary"}) {
            test.trigger(QLatin1String(view));
            QVERIFY(test.wait());
            QVERIFY2(targetsIn(test.window()).size() > 10, view);
            faults += tooSmall(targetsIn(test.window()));
        }
        test.trigger(QStringLiteral("themeSystem"));
        faults.removeDuplicates();
        QCOMPARE(faults.join(u'\n'), QString());
    }
};

OUTCROP_TEST(TestTargetSize, GuiApplication)

} // namespace tst_targetsize

#include "tst_targetsize.moc"
