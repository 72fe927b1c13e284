// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/budgetscenes.h"

#include "gui/budget/budgetpanel.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QTest>

namespace outcrop {

namespace {

BudgetPanel &budgetPanel(OpenWindow &tour)
{
    return *tour.find<BudgetPanel>(QStringLiteral("budget"));
}

/// Shows one chart of the dock with one of its options.
Scene figure(const QString &name, BudgetPanel::Figure figure, int choice)
{
    return {name, [figure, choice](OpenWindow &tour) {
                budgetPanel(tour).showFigure(figure);
                budgetPanel(tour).findChild<QComboBox *>(QStringLiteral("choice"))->setCurrentIndex(choice);
            }};
}

Scene windows()
{
    return {QStringLiteral("budget-windows"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("resetLayout"));
                tour.pick(QStringLiteral("provider"), QStringLiteral("anthropic"));
                tour.trigger(QStringLiteral("showBudget"));
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("budgetDock"))}, {360}, Qt::Vertical);
                budgetPanel(tour).showFigure(BudgetPanel::Figure::Windows);
            }};
}

/// Selects a layer in the table, which is then highlighted in the chart.
Scene breakdown()
{
    return {QStringLiteral("budget-breakdown"), [](OpenWindow &tour) {
                budgetPanel(tour).showFigure(BudgetPanel::Figure::Breakdown);
                auto *table = budgetPanel(tour).findChild<QAbstractItemView *>(QStringLiteral("table"));
                table->setCurrentIndex(table->model()->index(3, 0));
            }};
}

/// Shows the sizes of a layer that was saved twice.
Scene history()
{
    return {QStringLiteral("budget-history"), [](OpenWindow &tour) {
                auto *documents = tour.find<DocumentTabs>(QStringLiteral("documents"));
                for (const QString &line : {QStringLiteral("Name the invariant that a change breaks.\n\n"), QStringLiteral("Quote the line.\n\n")}) {
                    documents->openAt(QStringLiteral("layers/review-lens.md"), 0);
                    documents->current()->activeEditor()->moveCursor(QTextCursor::End);
                    documents->current()->activeEditor()->insertText(line, QStringLiteral("Insert"));
                    tour.trigger(QStringLiteral("save"));
                    tour.wait();
                }
                budgetPanel(tour).showFigure(BudgetPanel::Figure::History);
            }};
}

Scene boundaries()
{
    return {QStringLiteral("tokens"), [](OpenWindow &tour) {
                tour.find<QDockWidget>(QStringLiteral("budgetDock"))->hide();
                tour.pick(QStringLiteral("provider"), QStringLiteral("openai"));
                tour.pick(QStringLiteral("model"), QStringLiteral("gpt-4.1"));
                tour.find<DocumentTabs>(QStringLiteral("documents"))->openAt(QStringLiteral("layers/tools.md"), 420);
                tour.wait();
                tour.trigger(QStringLiteral("tokenBoundaries"));
            }};
}

/// Shows a model whose tokenizer is not published.
Scene noBoundaries()
{
    return {QStringLiteral("tokens-unknown"), [](OpenWindow &tour) { tour.pick(QStringLiteral("provider"), QStringLiteral("anthropic")); }};
}

Scene withoutBoundaries()
{
    return {QStringLiteral("tokens-off"), [](OpenWindow &tour) { tour.trigger(QStringLiteral("tokenBoundaries")); }};
}

} // namespace

QList<Scene> budgetScenes()
{
    return {windows(), figure(QStringLiteral("budget-shares"), BudgetPanel::Figure::Windows, 1), breakdown(),
        figure(QStringLiteral("budget-kinds"), BudgetPanel::Figure::Breakdown, 1), figure(QStringLiteral("budget-areas"), BudgetPanel::Figure::Breakdown, 2),
        figure(QStringLiteral("budget-plan"), BudgetPanel::Figure::Plan, 0), figure(QStringLiteral("budget-money"), BudgetPanel::Figure::Plan, 1),
        history(), boundaries(), noBoundaries(), withoutBoundaries()};
}

} // namespace outcrop
