// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/guidedtourscenes.h"

#include "gui/tour/toursteps.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>

#include <utility>

namespace outcrop {

namespace {

/// Presses "Show me", and closes the menu that a step can open.
void showStep(OpenWindow &tour)
{
    tour.find<QAbstractButton>(QStringLiteral("tourShow"))->click();
    const auto *done = tour.find<QLabel>(QStringLiteral("tourDone"));
    (void)QTest::qWaitFor([done] { return done->isVisible(); }, 1000); // some steps also require an action of the user
    if (QWidget *menu = QApplication::activePopupWidget())
        menu->close();
    tour.wait();
}

Scene stepScene(int number, QSize size, const QString &suffix)
{
    const QString name = QStringLiteral("guided-tour-%1").arg(number, 2, 10, QLatin1Char('0'));
    return {name + suffix, [number, size](OpenWindow &tour) {
                tour.window().resize(size);
                if (number == 1)
                    tour.trigger(QStringLiteral("guidedTour"));
                else
                    tour.find<QAbstractButton>(QStringLiteral("tourNext"))->click();
                showStep(tour);
            }};
}

} // namespace

QList<Scene> guidedTourScenes()
{
    QList<Scene> scenes;
    for (const auto &[size, suffix] : {std::pair(QSize(1400, 880), QString()), std::pair(QSize(1024, 700), QStringLiteral("-small"))}) {
        for (int number = 1; number <= int(tourSteps().size()); ++number)
            scenes += stepScene(number, size, suffix);
    }
    return scenes;
}

} // namespace outcrop
