// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/handbookscenes.h"

#include "tests/gui/tourscenes.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace outcrop {

namespace {

QString toQString(const char *name)
{
    return QString::fromLatin1(name);
}

/// Returns a picture of one dock.
HandbookScene dockScene(const char *panel, std::initializer_list<const char *> scenes, QSize size)
{
    QStringList names;
    for (const char *scene : scenes)
        names += toQString(scene);
    return {toQString("panel-") + toQString(panel), names, toQString(panel) + toQString("Dock"), size};
}

HandbookScene windowScene(const char *page, const char *scene)
{
    return {toQString(page), {toQString(scene)}, {}, {1080, 700}};
}

void processEvents()
{
    for (int turns = 0; turns < 100; ++turns)
        QCoreApplication::processEvents();
}

void play(OpenWindow &tour, const QStringList &names)
{
    static const QList<Scene> scenes = tourScenes();
    for (const QString &name : names) {
        const auto scene = std::find_if(scenes.begin(), scenes.end(), [&name](const Scene &one) { return one.name == name; });
        if (scene == scenes.end())
            qFatal("The tour has no scene %s", qPrintable(name));
        scene->play(tour);
        tour.wait();
    }
}

/// Hides widgets that could limit the size of a dock, and resizes the window until the dock has its size. A dock below the documents is as wide as the window.
void resizeDock(OpenWindow &tour, QDockWidget *dock, QSize size)
{
    MainWindow &window = tour.window();
    for (QDockWidget *other : window.findChildren<QDockWidget *>())
        other->setVisible(other == dock);
    for (const char *bar : {"pickerToolBar", "activityBar"})
        tour.find<QToolBar>(toQString(bar))->hide(); // resetLayout() shows the toolbars again
    window.statusBar()->hide();
    for (int tries = 0; tries < 4; ++tries) {
        window.resizeDocks({dock}, {size.width()}, Qt::Horizontal);
        window.resizeDocks({dock}, {size.height()}, Qt::Vertical);
        window.layout()->activate();
        processEvents();
        const bool isBelow = window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea;
        const QSize missing = size - dock->size();
        window.resize(window.size() + (isBelow ? QSize(missing.width(), std::max(missing.height(), 0)) : QSize(std::max(missing.width(), 0), missing.height())));
    }
}

/// Draws the dock, or the whole window, until two consecutive pictures are equal, at most 20 times. Returns the last picture. Some work finishes only
/// after the window is idle.
QImage grabWhenStable(OpenWindow &tour, const QDockWidget *dock)
{
    QImage before;
    for (int tries = 0; tries < 20; ++tries) {
        tour.wait();
        processEvents();
        const QRect shown = dock ? dock->geometry() : tour.window().rect();
        const QImage now = tour.window().grab(shown).toImage().convertToFormat(QImage::Format_RGB32);
        if (now == before)
            break;
        before = now;
    }
    return before;
}

QImage draw(OpenWindow &tour, const HandbookScene &picture)
{
    tour.window().resize(1400, 880);
    tour.window().statusBar()->show();
    tour.trigger(toQString("resetLayout"));
    play(tour, picture.scenes);
    QDockWidget *dock = picture.dock.isEmpty() ? nullptr : tour.find<QDockWidget>(picture.dock);
    if (dock)
        resizeDock(tour, dock, picture.size);
    else
        tour.window().resize(picture.size);
    return grabWhenStable(tour, dock);
}

} // namespace

QList<HandbookScene> handbookScenes()
{
    return {windowScene("getting-started", "prompt"),
        dockScene("library", {}, {320, 420}),
        dockScene("strata", {"strata-conditions"}, {380, 600}),
        dockScene("render", {"request"}, {640, 560}),
        dockScene("budget", {"budget-windows", "budget-plan"}, {760, 400}),
        windowScene("window", "budget-windows"),
        dockScene("complexity", {"complexity-empty", "complexity-task"}, {820, 470}),
        dockScene("find", {"find"}, {760, 400}),
        dockScene("search", {"search-empty", "search"}, {900, 420}),
        dockScene("experiments", {"experiments-differences"}, {900, 400}),
        dockScene("quality", {"quality"}, {900, 380}),
        dockScene("conversation", {"conversation-sample"}, {1000, 420}),
        dockScene("workflow", {"workflow"}, {1100, 300}),
        dockScene("response", {"response-sample"}, {900, 400}),
        dockScene("portability", {"portability"}, {1040, 420}),
        dockScene("history", {"history"}, {900, 420}),
        dockScene("taxonomy", {"history-restored", "taxonomy"}, {760, 440}),
        dockScene("evolution", {"evolution-use"}, {760, 400}),
        dockScene("ratify", {"ratify-side-by-side"}, {1000, 560}),
        dockScene("rules", {"rules", "rules-checked"}, {1000, 380}),
        dockScene("problems", {"problems"}, {820, 260}),
        dockScene("context", {"context-sample"}, {1000, 420})};
}

QMap<QString, QImage> drawHandbook()
{
    OpenWindow tour;
    tour.trigger(toQString("themeLight"));
    play(tour, {toQString("welcome"), toQString("opened")});
    QMap<QString, QImage> drawn;
    for (const HandbookScene &picture : handbookScenes())
        drawn.insert(picture.page, draw(tour, picture));
    return drawn;
}

} // namespace outcrop
