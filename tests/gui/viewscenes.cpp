// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/viewscenes.h"

namespace outcrop {

namespace {

Scene ofView(const QString &view, QSize size, const QString &suffix)
{
    return {view + suffix, [view, size](OpenWindow &tour) {
                tour.openFolder(tour.path(QStringLiteral("sample")));
                tour.window().resize(size);
                tour.trigger(QStringLiteral("view") + view.at(5).toUpper() + view.mid(6));
                tour.trigger(QStringLiteral("resetLayout"));
            }};
}

/// A panel that is a tab of its view.
Scene ofPanel(const QString &panel, QSize size, const QString &suffix)
{
    return {QStringLiteral("panel-") + panel + suffix, [panel, size](OpenWindow &tour) {
                tour.window().resize(size);
                tour.trigger(QStringLiteral("show") + panel.at(0).toUpper() + panel.mid(1));
                tour.wait();
            }};
}

/// The view, then its panels at two sizes.
QList<Scene> panelScenes(const QString &view, const QStringList &panels)
{
    QList<Scene> scenes{ofView(view, {1400, 880}, QStringLiteral("-panels"))};
    for (const QString &panel : panels)
        scenes += {ofPanel(panel, {1400, 880}, {}), ofPanel(panel, {1024, 700}, QStringLiteral("-small"))};
    return scenes;
}

} // namespace

QList<Scene> viewScenes()
{
    const QStringList views{QStringLiteral("view-compare"), QStringLiteral("view-context"), QStringLiteral("view-test"), QStringLiteral("view-budget"),
        QStringLiteral("view-evolve"), QStringLiteral("view-library"), QStringLiteral("view-edit")};
    QList<Scene> scenes;
    for (const QString &view : views)
        scenes += ofView(view, {1400, 880}, {});
    for (const QString &view : views)
        scenes += ofView(view, {1024, 700}, QStringLiteral("-small"));
    return panelScenes(QStringLiteral("view-test"), {QStringLiteral("experiments"), QStringLiteral("conversation")})
        + panelScenes(QStringLiteral("view-evolve"), {QStringLiteral("evolution"), QStringLiteral("quality")}) + scenes;
}

} // namespace outcrop
