// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/viewscenes.h"

#include "tests/gui/evolutionworkspace.h"
#include "tests/gui/experimentwindow.h"

#include <QDockWidget>
#include <QMap>

namespace outcrop {

namespace {

const QStringList views{QStringLiteral("view-compare"), QStringLiteral("view-context"), QStringLiteral("view-test"), QStringLiteral("view-budget"),
    QStringLiteral("view-evolve"), QStringLiteral("view-library"), QStringLiteral("view-edit")};

QString actionOf(const QString &view)
{
    return QStringLiteral("view") + view.at(5).toUpper() + view.mid(6);
}

Scene viewScene(const QString &view, QSize size, const QString &suffix)
{
    return {view + suffix, [view, size](OpenWindow &tour) {
                tour.openFolder(tour.path(QStringLiteral("sample")));
                tour.window().resize(size);
                tour.trigger(actionOf(view));
                tour.trigger(QStringLiteral("resetLayout"));
            }};
}

/// Returns a scene of a panel that is a tab of its view.
Scene panelScene(const QString &panel, QSize size, const QString &suffix)
{
    return {QStringLiteral("panel-") + panel + suffix, [panel, size](OpenWindow &tour) {
                tour.window().resize(size);
                tour.trigger(QStringLiteral("show") + panel.at(0).toUpper() + panel.mid(1));
                tour.wait();
            }};
}

/// Returns scenes of the view and then of some panels, at two sizes.
QList<Scene> panelScenes(const QString &view, const QStringList &panels)
{
    QList<Scene> scenes{viewScene(view, {1400, 880}, QStringLiteral("-panels"))};
    for (const QString &panel : panels)
        scenes += {panelScene(panel, {1400, 880}, {}), panelScene(panel, {1024, 700}, QStringLiteral("-small"))};
    return scenes;
}

/// Returns a scene of a panel in front of the other panels of its view.
Scene raisedPanelScene(const QString &view, const QString &panel, QSize size)
{
    const QString name = QStringLiteral("size-%1x%2-%3-%4").arg(QString::number(size.width()), QString::number(size.height()), view.mid(5), panel);
    return {name, [view, panel, size](OpenWindow &tour) {
                tour.window().resize(size);
                tour.trigger(actionOf(view));
                tour.find<QDockWidget>(panel + QStringLiteral("Dock"))->raise();
                tour.wait();
            }};
}

/// Returns the tabbed panels of a view, or the main panel if the panels are side by side.
QStringList panelsOf(const QString &view)
{
    const QMap<QString, QStringList> panels{{QStringLiteral("view-edit"), {QStringLiteral("strata")}}, {QStringLiteral("view-compare"), {QStringLiteral("render")}},
        {QStringLiteral("view-context"), {QStringLiteral("context")}}, {QStringLiteral("view-budget"), {QStringLiteral("budget")}},
        {QStringLiteral("view-test"), {QStringLiteral("response"), QStringLiteral("conversation"), QStringLiteral("workflow"), QStringLiteral("experiments"), QStringLiteral("rules"), QStringLiteral("complexity")}},
        {QStringLiteral("view-evolve"), {QStringLiteral("ratify"), QStringLiteral("evolution"), QStringLiteral("quality")}},
        {QStringLiteral("view-library"), {QStringLiteral("portability"), QStringLiteral("search"), QStringLiteral("taxonomy"), QStringLiteral("history")}}};
    return panels.value(view);
}

} // namespace

bool openSampleWithRecords(OpenWindow &tour)
{
    return tour.openSample() && testing::storeTurns(tour) && testing::storeSuggestions(tour) && testing::recordResponses(tour, 9);
}

QList<Scene> sizeScenes()
{
    QList<Scene> scenes;
    for (const QSize &size : {QSize(1024, 700), QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080)}) {
        for (const QString &view : views) {
            for (const QString &panel : panelsOf(view))
                scenes += raisedPanelScene(view, panel, size);
        }
    }
    return scenes;
}

QList<Scene> viewScenes()
{
    QList<Scene> scenes;
    for (const QString &view : views)
        scenes += viewScene(view, {1400, 880}, {});
    for (const QString &view : views)
        scenes += viewScene(view, {1024, 700}, QStringLiteral("-small"));
    return panelScenes(QStringLiteral("view-test"), {QStringLiteral("experiments"), QStringLiteral("conversation")})
        + panelScenes(QStringLiteral("view-evolve"), {QStringLiteral("evolution"), QStringLiteral("quality")}) + scenes;
}

} // namespace outcrop
