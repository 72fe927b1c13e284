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
    return scenes;
}

} // namespace outcrop
