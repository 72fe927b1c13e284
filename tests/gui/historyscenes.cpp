// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/historyscenes.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "models/editing/editsession.h"

#include <QDockWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace outcrop {

namespace {

const QString soul = QStringLiteral("layers/soul.md");

/// Replaces the first occurrence of a string in the current document, as a user would. Waits until the window is idle.
void write(OpenWindow &tour, const QString &from, const QString &to)
{
    EditSession *session = tour.find<DocumentTabs>(QStringLiteral("documents"))->current()->session();
    const qsizetype at = session->text().indexOf(from);
    if (at >= 0)
        session->edit(TextChanges{{at, from, to}}, QStringLiteral("Type"));
    tour.wait();
}

void save(OpenWindow &tour)
{
    tour.trigger(QStringLiteral("save"));
    tour.wait();
}

Scene versions()
{
    return {QStringLiteral("history"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("resetLayout"));
                tour.find<DocumentTabs>(QStringLiteral("documents"))->open(soul);
                tour.trigger(QStringLiteral("showHistory"));
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("historyDock"))}, {420}, Qt::Vertical);
                write(tour, QStringLiteral("The seed first."), QStringLiteral("The living seed first."));
                save(tour);
                write(tour, QStringLiteral("## Voice\n"), QStringLiteral("7. **Ask first.** What somebody else has written is changed with their word.\n\n## Voice\n"));
                save(tour);
                write(tour, QStringLiteral("living seed"), QStringLiteral("last seed"));
                auto *table = tour.find<QTreeView>(QStringLiteral("versionTable"));
                static_cast<void>(QTest::qWaitFor([table] { return table->model()->rowCount() >= 2; }, 20'000));
                table->setCurrentIndex(table->model()->index(table->model()->rowCount() - 1, 0));
                tour.wait();
            }};
}

Scene unifiedHistory()
{
    return {QStringLiteral("history-unified"), [](OpenWindow &tour) {
                tour.find<QToolButton>(QStringLiteral("historyDiffUnified"))->click();
                tour.wait();
            }};
}

Scene lineHistory()
{
    return {QStringLiteral("history-lines"), [](OpenWindow &tour) {
                tour.find<QToolButton>(QStringLiteral("showOrigins"))->click();
                tour.wait();
            }};
}

/// Restores the original state for the following scenes.
Scene restoredVersion()
{
    return {QStringLiteral("history-restored"), [](OpenWindow &tour) {
                tour.find<QToolButton>(QStringLiteral("showOrigins"))->click();
                tour.find<QToolButton>(QStringLiteral("historyDiffBeside"))->click();
                tour.wait();
                tour.find<QToolButton>(QStringLiteral("restoreVersion"))->click();
                tour.wait();
                save(tour);
            }};
}

} // namespace

QList<Scene> historyScenes()
{
    return {versions(), unifiedHistory(), lineHistory(), restoredVersion()};
}

} // namespace outcrop
