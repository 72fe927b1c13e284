// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/evolutionscenes.h"

#include "gui/evolution/evolutionpanel.h"
#include "gui/ratify/ratifypanel.h"
#include "tests/gui/evolutionworkspace.h"

#include <QAbstractButton>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>

namespace outcrop {

namespace {

void showDock(OpenWindow &tour, const QString &action, const QString &dock, int height)
{
    tour.window().resize(1400, 880);
    tour.trigger(QStringLiteral("resetLayout"));
    tour.trigger(action);
    tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
    tour.window().resizeDocks({tour.find<QDockWidget>(dock)}, {height}, Qt::Vertical);
    tour.wait();
}

/// Stores turns and suggestions, once for all scenes.
void storeSampleRecords(OpenWindow &tour)
{
    // The marker shows whether the function ran; the store does not, because other scenes also store records.
    const QString marker = tour.path(QStringLiteral("records-stored"));
    if (QFile::exists(marker))
        return;
    if (QFile mark(marker); !mark.open(QIODevice::WriteOnly))
        qWarning("The records are stored again for every scene");
    testing::storeTurns(tour);
    testing::storeSuggestions(tour);
}

RatifyPanel &ratify(OpenWindow &tour)
{
    return *tour.find<RatifyPanel>(QStringLiteral("ratify"));
}

/// Must precede the scenes that store suggestions.
Scene ratifyEmpty()
{
    return {QStringLiteral("ratify-empty"), [](OpenWindow &tour) { showDock(tour, QStringLiteral("showRatify"), QStringLiteral("ratifyDock"), 560); }};
}

Scene ratifyBeside()
{
    return {QStringLiteral("ratify-side-by-side"), [](OpenWindow &tour) {
                storeSampleRecords(tour);
                showDock(tour, QStringLiteral("showRatify"), QStringLiteral("ratifyDock"), 640);
                ratify(tour).setDiffLayout(DiffLayout::SideBySide);
            }};
}

Scene ratifyUnified()
{
    return {QStringLiteral("ratify-unified"), [](OpenWindow &tour) { ratify(tour).setDiffLayout(DiffLayout::Unified); }};
}

Scene ratifyReject()
{
    return {QStringLiteral("ratify-reject"), [](OpenWindow &tour) {
                tour.find<QPushButton>(QStringLiteral("reject"))->click();
                tour.find<QLineEdit>(QStringLiteral("rejectReason"))->setText(QStringLiteral("Only platform turns need it; the runbook is the better place."));
            }};
}

Scene ratifyConflict()
{
    return {QStringLiteral("ratify-conflict"), [](OpenWindow &tour) {
                tour.find<QPushButton>(QStringLiteral("cancelReject"))->click();
                testing::rewrite(tour, QStringLiteral("layers/tools.md"), QStringLiteral("if the job is red, say so and stop.\n\n## Label"), QStringLiteral("if the job is red, call the web developer.\n\n## Label"));
                tour.wait();
            }};
}

/// Commits the layers. The next scene removes the repository, because it changes other views.
Scene ratifyUncommitted()
{
    return {QStringLiteral("ratify-uncommitted"), [](OpenWindow &tour) {
                testing::commitLayers(tour);
                testing::rewrite(tour, QStringLiteral("layers/season.md"), QStringLiteral("About 40 envelopes"), QStringLiteral("About 60 envelopes"));
                ratify(tour).choose(2);
                tour.wait();
            }};
}

Scene searchEmpty()
{
    return {QStringLiteral("search-empty"), [](OpenWindow &tour) {
                QDir(tour.path(QStringLiteral("sample/.git"))).removeRecursively();
                showDock(tour, QStringLiteral("showSearch"), QStringLiteral("searchDock"), 420);
            }};
}

Scene search()
{
    return {QStringLiteral("search"), [](OpenWindow &tour) {
                tour.find<QAbstractButton>(QStringLiteral("updateIndex"))->click();
                tour.wait();
                tour.find<QLineEdit>(QStringLiteral("searchWords"))->setText(QStringLiteral("relase conditions"));
                tour.wait();
            }};
}

Scene evolutionEmpty()
{
    return {QStringLiteral("evolution-empty"), [](OpenWindow &tour) { showDock(tour, QStringLiteral("showEvolution"), QStringLiteral("evolutionDock"), 420); }};
}

Scene evolution(const QString &name, int tab)
{
    return {name, [tab](OpenWindow &tour) {
                storeSampleRecords(tour);
                showDock(tour, QStringLiteral("showEvolution"), QStringLiteral("evolutionDock"), 420);
                tour.find<EvolutionPanel>(QStringLiteral("evolution"))->showTab(tab);
                tour.wait();
            }};
}

} // namespace

QList<Scene> evolutionScenes()
{
    return {ratifyEmpty(), evolutionEmpty(), ratifyBeside(), ratifyUnified(), ratifyReject(), ratifyConflict(), ratifyUncommitted(), searchEmpty(), search(),
        evolution(QStringLiteral("evolution-use"), 0), evolution(QStringLiteral("evolution-churn"), 1), evolution(QStringLiteral("evolution-acceptance"), 2)};
}

} // namespace outcrop
