// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every view of the window from the sample workspace: tour FOLDER writes FOLDER/<scene>-<light|dark>-<scale>x.png.
#include "gui/application.h"
#include "tests/gui/tourscenes.h"

#include <QApplication>
#include <QDir>
#include <QTextStream>

using namespace outcrop;

namespace {

/// What was left to do for layout and paint is done before the picture is taken.
QPixmap picture(OpenWindow &tour)
{
    tour.wait();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    return tour.window().grab();
}

bool walk(const QString &folder, const QString &look, ThemeChoice theme)
{
    OpenWindow tour;
    tour.trigger(theme == ThemeChoice::Dark ? QStringLiteral("themeDark") : QStringLiteral("themeLight"));
    bool written = true;
    for (const Scene &scene : tourScenes()) {
        scene.play(tour);
        const QPixmap taken = picture(tour);
        const QString name = QStringLiteral("%1-%2-%3x.png").arg(scene.name, look).arg(qRound(taken.devicePixelRatio()));
        written = taken.save(QDir(folder).filePath(name)) && written;
    }
    return written;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    setUpApplication(application);
    const QString folder = application.arguments().value(1, QStringLiteral("tour"));
    const bool written = QDir().mkpath(folder) && walk(folder, QStringLiteral("light"), ThemeChoice::Light)
        && walk(folder, QStringLiteral("dark"), ThemeChoice::Dark);
    if (!written)
        QTextStream(stderr) << "The pictures could not be written to " << folder << Qt::endl;
    return written ? 0 : 1;
}
