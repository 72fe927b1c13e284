// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/taxonomyscenes.h"

#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace outcrop {

namespace {

void showDock(OpenWindow &tour)
{
    tour.trigger(QStringLiteral("resetLayout"));
    tour.trigger(QStringLiteral("showTaxonomy"));
    tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("taxonomyDock"))}, {440}, Qt::Vertical);
    tour.wait();
}

Scene concepts()
{
    return {QStringLiteral("taxonomy"), [](OpenWindow &tour) {
                showDock(tour);
                auto *tree = tour.find<QTreeView>(QStringLiteral("taxonomyTree"));
                tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
            }};
}

Scene refusedTaxonomyEdit()
{
    return {QStringLiteral("taxonomy-refused"), [](OpenWindow &tour) {
                auto *tree = tour.find<QTreeView>(QStringLiteral("taxonomyTree"));
                tree->setCurrentIndex(tree->model()->index(0, 0));
                tour.find<QToolButton>(QStringLiteral("removeConcept"))->click();
            }};
}

Scene filteredTaxonomy()
{
    return {QStringLiteral("taxonomy-filtered"), [](OpenWindow &tour) {
                auto *filter = tour.find<QLineEdit>(QStringLiteral("taxonomyFilter"));
                filter->setText(QStringLiteral("greenhouse"));
            }};
}

/// Shows a low dock. Clears the filter for the following scenes.
Scene narrowTaxonomy()
{
    return {QStringLiteral("taxonomy-narrow"), [](OpenWindow &tour) {
                tour.find<QLineEdit>(QStringLiteral("taxonomyFilter"))->clear();
                showDock(tour);
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("taxonomyDock"))}, {240}, Qt::Vertical);
            }};
}

} // namespace

QList<Scene> taxonomyScenes()
{
    return {concepts(), refusedTaxonomyEdit(), filteredTaxonomy(), narrowTaxonomy()};
}

Scene builtInTaxonomyScene()
{
    return {QStringLiteral("taxonomy-builtin"), [](OpenWindow &tour) {
                const QString folder = tour.path(QStringLiteral("without-taxonomy"));
                QDir().mkpath(folder);
                tour.openFolder(folder);
                showDock(tour);
            }};
}

} // namespace outcrop
