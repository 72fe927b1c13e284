// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/complexityscenes.h"

#include "gui/editor/documenttabs.h"

#include <QDockWidget>
#include <QTest>
#include <QToolButton>

namespace outcrop {

namespace {

Scene empty()
{
    return {QStringLiteral("complexity-empty"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("resetLayout"));
                tour.pick(QStringLiteral("provider"), QStringLiteral("openai"));
                tour.type({});
                tour.trigger(QStringLiteral("showComplexity"));
                tour.window().resizeDocks({tour.find<QDockWidget>(QStringLiteral("complexityDock"))}, {420}, Qt::Vertical);
            }};
}

Scene task()
{
    return {QStringLiteral("complexity-task"), [](OpenWindow &tour) {
                tour.find<DocumentTabs>(QStringLiteral("documents"))->open(QStringLiteral("tasks/waiting-list.yaml"));
                tour.wait();
            }};
}

Scene opinion()
{
    return {QStringLiteral("complexity-opinion"), [](OpenWindow &tour) {
                tour.fakes().provider().pieces = {QStringLiteral(R"({"score": 80, "confidence": 0.9, "reasons": ["Two members may want the last packet at once."], "subtasks": []})")};
                tour.dialogs().nextConfirmation = true;
                tour.find<QToolButton>(QStringLiteral("askOpinion"))->click();
                tour.dialogs().nextConfirmation = false;
                tour.wait();
            }};
}

} // namespace

QList<Scene> complexityScenes()
{
    return {empty(), task(), opinion()};
}

} // namespace outcrop
