// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every view of the window with the sample workspace. tour FOLDER writes FOLDER/<scene>-<look>-<scale>x.png. tour FOLDER PREFIX limits the scenes
// to `opened` and the scenes whose names start with PREFIX. The looks are the four palettes, and the light palette in right-to-left layout. Scenes
// named size-… show the panels of each view in windows of several sizes. Scenes named guided-tour-… show the steps of the guided tour. tour --handbook
// FOLDER writes the pictures of the handbook, FOLDER/<page>.png.
#include "gui/help/handbookwindow.h"
#include "gui/start/application.h"
#include "gui/window/aboutdialog.h"
#include "tests/gui/guidedtourscenes.h"
#include "tests/gui/handbookpicture.h"
#include "tests/gui/handbookscenes.h"
#include "tests/gui/tourscenes.h"
#include "tests/gui/viewscenes.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextStream>

using namespace outcrop;

namespace {

/// Deferred layout and painting need further iterations of the event loop.
QPixmap picture(OpenWindow &tour, const Scene &scene)
{
    tour.wait();
    for (int turns = 0; turns < 100; ++turns)
        QCoreApplication::processEvents();
    QWidget *shown = widgetToDraw(scene, tour);
    const QPixmap taken = shown->grab();
    if (shown != &tour.window())
        delete shown;
    return taken;
}

bool save(const QPixmap &taken, const QString &folder, const QString &scene, const QString &look)
{
    const QString name = QStringLiteral("%1-%2-%3x.png").arg(scene, look).arg(qRound(taken.devicePixelRatio()));
    return taken.save(QDir(folder).filePath(name));
}

/// Saves pictures of the menus, which are separate windows. Returns whether all were written.
bool saveMenus(OpenWindow &tour, const QString &folder, const QString &look)
{
    bool isWritten = true;
    const QList<QMenu *> menus =
        tour.window().menuBar()->findChildren<QMenu *>(QRegularExpression(QStringLiteral("^menu")));
    for (QMenu *menu : menus) {
        Q_EMIT menu->aboutToShow();
        menu->resize(menu->sizeHint());
        isWritten = save(menu->grab(), folder, menu->objectName(), look) && isWritten;
    }
    return isWritten;
}

/// Returns all scenes, or those with the given prefix and the scene that opens the sample.
QList<Scene> chosenScenes(QList<Scene> scenes)
{
    const QString beginning = QCoreApplication::arguments().value(2);
    if (!beginning.isEmpty())
        scenes.removeIf([&](const Scene &scene) { return scene.name != u"opened" && !scene.name.startsWith(beginning); });
    return scenes;
}

/// Saves each panel of each view in windows of several sizes. Returns whether all pictures were written.
bool saveSizes(const QString &folder, const QString &look, const QString &theme)
{
    OpenWindow tour;
    tour.trigger(theme);
    bool isWritten = openSampleWithRecords(tour);
    for (const Scene &scene : chosenScenes(sizeScenes())) {
        scene.play(tour);
        isWritten = save(picture(tour, scene), folder, scene.name, look) && isWritten;
    }
    return isWritten;
}

/// Saves the steps of the guided tour. Returns whether all pictures were written.
bool saveGuidedTour(const QString &folder, const QString &look, const QString &theme)
{
    OpenWindow tour(builtInPanels(), SampleContent::FilesAndRecords);
    tour.trigger(theme);
    bool isWritten = tour.openSample();
    for (const Scene &scene : chosenScenes(guidedTourScenes())) {
        scene.play(tour);
        isWritten = save(picture(tour, scene), folder, scene.name, look) && isWritten;
    }
    return isWritten;
}

bool drawScenes(const QString &folder, const QString &look, const QString &theme)
{
    OpenWindow tour;
    tour.trigger(theme);
    bool isWritten = true;
    for (const Scene &scene : chosenScenes(tourScenes())) {
        scene.play(tour);
        isWritten = save(picture(tour, scene), folder, scene.name, look) && isWritten;
    }
    AboutDialog about(&tour.window());
    isWritten = save(about.grab(), folder, QStringLiteral("about"), look) && isWritten;
    HandbookWindow handbook(&tour.window());
    handbook.showTopic(QStringLiteral("panel-budget"));
    isWritten = save(handbook.grab(), folder, QStringLiteral("handbook"), look) && isWritten;
    isWritten = saveSizes(folder, look, theme) && isWritten;
    isWritten = saveGuidedTour(folder, look, theme) && isWritten;
    return saveMenus(tour, folder, look) && isWritten;
}

bool drawAllThemes(const QString &folder)
{
    const QList<std::pair<QString, QString>> looks = {{QStringLiteral("light"), QStringLiteral("themeLight")},
        {QStringLiteral("dark"), QStringLiteral("themeDark")},
        {QStringLiteral("contrast-light"), QStringLiteral("themeHighContrastLight")},
        {QStringLiteral("contrast-dark"), QStringLiteral("themeHighContrastDark")}};
    bool isWritten = true;
    for (const auto &[look, theme] : looks)
        isWritten = drawScenes(folder, look, theme) && isWritten;
    QApplication::setLayoutDirection(Qt::RightToLeft);
    return drawScenes(folder, QStringLiteral("mirrored"), QStringLiteral("themeLight")) && isWritten;
}

bool writeHandbook(const QString &folder)
{
    bool isWritten = true;
    const QMap<QString, QImage> pictures = drawHandbook();
    for (auto picture = pictures.begin(); picture != pictures.end(); ++picture) {
        const QByteArray bytes = makePng(withFewColors(*picture));
        QFile file(QDir(folder).filePath(picture.key() + QStringLiteral(".png")));
        isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && isWritten;
    }
    return isWritten;
}

/// Hides the warnings of the offscreen platform about unsupported features.
void printMessage(QtMsgType, const QMessageLogContext &, const QString &message)
{
    if (!message.startsWith(QLatin1String("This plugin does not support")))
        QTextStream(stderr) << message << Qt::endl;
}

} // namespace

int main(int argc, char *argv[])
{
    qInstallMessageHandler(printMessage);
    QApplication application(argc, argv);
    setUpApplication(application);
    const QStringList words = application.arguments();
    const bool isHandbook = words.value(1) == u"--handbook";
    const QString folder = words.value(isHandbook ? 2 : 1, QStringLiteral("tour"));
    const bool isWritten = QDir().mkpath(folder) && (isHandbook ? writeHandbook(folder) : drawAllThemes(folder));
    if (!isWritten)
        QTextStream(stderr) << "The pictures could not be written to " << folder << Qt::endl;
    return isWritten ? 0 : 1;
}
