// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/experimentscenes.h"

#include "gui/editor/documenttabs.h"
#include "gui/experiments/experimentresultview.h"
#include "gui/experiments/experimentspanel.h"
#include "gui/rules/rulespanel.h"
#include "tests/gui/experimentwindow.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

namespace outcrop {

namespace {

void showDock(OpenWindow &tour, const QString &action, const QString &dock)
{
    tour.window().resize(1400, 880);
    tour.trigger(QStringLiteral("resetLayout"));
    tour.trigger(action);
    tour.find<QDockWidget>(QStringLiteral("renderDock"))->hide();
    tour.window().resizeDocks({tour.find<QDockWidget>(dock)}, {400}, Qt::Vertical);
    tour.wait();
}

ExperimentsPanel &experiments(OpenWindow &tour)
{
    return *tour.find<ExperimentsPanel>(QStringLiteral("experiments"));
}

Scene rules()
{
    return {QStringLiteral("rules"), [](OpenWindow &tour) { showDock(tour, QStringLiteral("showRules"), QStringLiteral("rulesDock")); }};
}

/// Shows a document with code that violates a rule.
Scene rulesChecked()
{
    return {QStringLiteral("rules-checked"), [](OpenWindow &tour) {
                QFile file(tour.path(QStringLiteral("sample/layers/packing.md")));
                if (file.open(QIODevice::WriteOnly))
                    file.write("---\ntier: weather\n---\n# Packing\n\n```python\ndef free_packets(loose, reserve):\n    pass  # later\n\nif loose < 500:\n    stop_sales(lot)\n```\n");
                file.close();
                tour.trigger(QStringLiteral("reload"));
                tour.wait();
                tour.find<DocumentTabs>(QStringLiteral("documents"))->open(QStringLiteral("layers/packing.md"));
                press(tour, QStringLiteral("checkDocument"));
            }};
}

Scene rulesInPrompt()
{
    return {QStringLiteral("rules-prompt"), [](OpenWindow &tour) {
                auto *tabs = tour.find<QTabWidget>(QStringLiteral("ruleTabs"));
                tabs->setCurrentIndex(tabs->count() - 1);
                tour.find<QComboBox>(QStringLiteral("promptTypes"))->setCurrentText(QStringLiteral("validation"));
            }};
}

Scene plan()
{
    return {QStringLiteral("experiments-plan"), [](OpenWindow &tour) {
                testing::addExperiments(tour);
                showDock(tour, QStringLiteral("showExperiments"), QStringLiteral("experimentsDock"));
                experiments(tour).choose(QStringLiteral("modes"));
                experiments(tour).showPlan();
                tour.wait();
                press(tour, QStringLiteral("runExperiment"));
            }};
}

Scene noResult()
{
    return {QStringLiteral("experiments-empty"), [](OpenWindow &tour) {
                press(tour, QStringLiteral("cancelRun"));
                experiments(tour).showResult();
            }};
}

Scene differences()
{
    return {QStringLiteral("experiments-differences"), [](OpenWindow &tour) {
                showDock(tour, QStringLiteral("showExperiments"), QStringLiteral("experimentsDock"));
                experiments(tour).choose(QStringLiteral("passages"));
                tour.wait();
                press(tour, QStringLiteral("runExperiment"));
                experiments(tour).showResult();
                tour.find<ExperimentResultView>(QStringLiteral("result"))
                    ->showFigure(ExperimentResultView::Figure::Difference);
            }};
}

Scene distribution()
{
    return {QStringLiteral("experiments-distribution"), [](OpenWindow &tour) {
                tour.find<ExperimentResultView>(QStringLiteral("result"))
                    ->showFigure(ExperimentResultView::Figure::Distribution);
            }};
}

/// Shows a run in progress.
Scene runningExperiment()
{
    return {QStringLiteral("experiments-running"), [](OpenWindow &tour) {
                ExperimentProgress progress;
                progress.done = 17;
                progress.planned = 48;
                progress.failed = 1;
                progress.spentCost = Cost::fromPico(52'000'000'000);
                progress.remainingTime = std::chrono::seconds(95);
                experiments(tour).showRunStarted(QStringLiteral("formats"), progress.planned);
                experiments(tour).setProgress(progress);
            }};
}

Scene quality()
{
    return {QStringLiteral("quality"), [](OpenWindow &tour) {
                experiments(tour).showRunFinished({});
                testing::recordResponses(tour, 9);
                showDock(tour, QStringLiteral("showQuality"), QStringLiteral("qualityDock"));
                press(tour, QStringLiteral("reloadTrend"));
            }};
}

} // namespace

QList<Scene> experimentScenes()
{
    return {rules(), rulesChecked(), rulesInPrompt(), plan(), noResult(), differences(), distribution(), runningExperiment(), quality()};
}

} // namespace outcrop
