// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/importscenes.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QTreeView>
#include <QUuid>

namespace outcrop {

namespace {

/// A prompt with inputs, parameters, a tool, values without an equivalent, and a key. `%1` is the key.
const char *const prompty = R"(---
name: restock_request
description: Plans which varieties to order again
version: 1.2.0
authors: [seed desk]
tags: [stock, orders]
model:
  api: chat
  configuration:
    type: azure_openai
    azure_endpoint: ${env:AZURE_ENDPOINT}
    api_key: %1
  parameters:
    max_tokens: 800
    temperature: 0.2
    logit_bias: {"50256": -100}
    tools:
      - type: function
        function:
          name: stock_level
          description: Returns the seeds in stock
          parameters: {type: object, properties: {variety: {type: string}}, required: [variety]}
inputs:
  variety: {type: string, description: Name of the variety}
  season: {type: string, default: spring}
sample:
  variety: Winter Lantern
---
system:
You plan orders for a seed shop. Order only what was sold in the last two seasons.

user:
Which quantity of {{variety}} do we need for {{season}}?
)";

void openSample(OpenWindow &tour)
{
    tour.openFolder(tour.path(QStringLiteral("sample")));
    tour.window().resize(1400, 880);
    tour.trigger(QStringLiteral("viewEdit"));
    tour.trigger(QStringLiteral("resetLayout"));
    tour.wait();
}

void importFile(OpenWindow &tour, const QString &path)
{
    tour.dialogs().nextFileToOpen = tour.path(path);
    tour.trigger(QStringLiteral("importFile"));
    tour.wait();
}

void importPrompty(OpenWindow &tour)
{
    const QString key = QUuid::createUuid().toString(QUuid::Id128);
    writeSceneFile(tour.path(QStringLiteral("prompts/restock-request.prompty")), QString::fromUtf8(prompty).arg(key).toUtf8());
    importFile(tour, QStringLiteral("prompts/restock-request.prompty"));
}

/// Reviews a prompt with a key, which is not imported, and with values that move to the import record.
Scene review()
{
    return {QStringLiteral("import-review"),
        [](OpenWindow &tour) {
            openSample(tour);
            importPrompty(tour);
        },
        QStringLiteral("importDialog")};
}

/// Shows the last file in a small dialog.
Scene smallReview()
{
    return {QStringLiteral("import-review-small"),
        [](OpenWindow &tour) {
            importPrompty(tour);
            auto *dialog = tour.find<QDialog>(QStringLiteral("importDialog"));
            dialog->resize(dialog->minimumSizeHint().expandedTo({720, 480}));
            auto *files = dialog->findChild<QTreeView *>(QStringLiteral("importFiles"));
            files->setCurrentIndex(files->model()->index(files->model()->rowCount() - 1, 0));
        },
        QStringLiteral("importDialog")};
}

/// Reviews a request with tool calls and their results.
Scene toolTurns()
{
    return {QStringLiteral("import-tools"),
        [](OpenWindow &tour) {
            writeSceneFile(tour.path(QStringLiteral("prompts/stock-request.json")),
                R"({"model": "gpt-5.2", "temperature": 0.2, "stream": true, "messages": [{"role": "system", "content": "Answer from the stock list."},
{"role": "user", "content": "How much is left of 'Winter Lantern'?"},
{"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "stock_level", "arguments": "{\"variety\": \"Winter Lantern\"}"}}]},
{"role": "tool", "tool_call_id": "c1", "content": "{\"packets\": 41}"}, {"role": "user", "content": "Order enough for March."}],
"tools": [{"type": "function", "function": {"name": "stock_level", "description": "Returns the seeds in stock", "parameters": {"type": "object", "properties": {"variety": {"type": "string"}}}}}]}
)");
            importFile(tour, QStringLiteral("prompts/stock-request.json"));
            auto *files = tour.find<QTreeView>(QStringLiteral("importFiles"));
            files->setCurrentIndex(files->model()->index(2, 0));
        },
        QStringLiteral("importDialog")};
}

/// Reviews a plugin with files that are copied, kept as text or dropped. One of them has a long name.
Scene folder()
{
    return {QStringLiteral("import-folder"),
        [](OpenWindow &tour) {
            const QString plugin = QStringLiteral("prompts/garden-plugin/");
            writeSceneFile(tour.path(plugin + QStringLiteral(".claude-plugin/plugin.json")), "{\"name\": \"garden\", \"version\": \"1.0.0\"}\n");
            writeSceneFile(tour.path(plugin + QStringLiteral("agents/gardener.md")), "---\nname: gardener\ndescription: Plans beds.\nmodel: sonnet\n---\n\nPlan beds for one year.\n");
            writeSceneFile(tour.path(plugin + QStringLiteral("commands/water.md")), "---\ndescription: Plans the watering of a bed\n---\nWater $ARGUMENTS in the morning.\n");
            writeSceneFile(tour.path(plugin + QStringLiteral("skills/prune-fruit-trees-and-roses-in-late-winter/SKILL.md")),
                "---\nname: prune-fruit-trees-and-roses-in-late-winter\ndescription: Prunes fruit trees and roses.\n---\n\nPrune in March.\n");
            writeSceneFile(tour.path(plugin + QStringLiteral("skills/prune-fruit-trees-and-roses-in-late-winter/scripts/list-the-trees-of-the-orchard.sh")), "ls orchard\n");
            writeSceneFile(tour.path(plugin + QStringLiteral("hooks/hooks.json")), "{\"hooks\": {}}\n");
            writeSceneFile(tour.path(plugin + QStringLiteral("orchard.bin")), QByteArray("\0\1\2\3", 4));
            tour.dialogs().nextFolder = tour.path(QStringLiteral("prompts/garden-plugin"));
            tour.trigger(QStringLiteral("importFolder"));
            tour.wait();
        },
        QStringLiteral("importDialog")};
}

Scene importedFile()
{
    return {QStringLiteral("import-done"), [](OpenWindow &tour) {
                importPrompty(tour);
                tour.find<QDialog>(QStringLiteral("importDialog"))->accept();
                tour.wait();
            }};
}

/// Undoes the import, then reads a file with an error.
Scene locatedImportError()
{
    return {QStringLiteral("import-error"), [](OpenWindow &tour) {
                tour.trigger(QStringLiteral("undo"));
                tour.wait();
                writeSceneFile(tour.path(QStringLiteral("prompts/restock-of-the-winter-list.prompty")), "---\nname: restock\nmodel:\n  api: chat\n   parameters: {}\n---\nsystem:\nPlan the restock.\n");
                importFile(tour, QStringLiteral("prompts/restock-of-the-winter-list.prompty"));
            }};
}

Scene unknownFormat()
{
    return {QStringLiteral("import-unknown"), [](OpenWindow &tour) {
                QGuiApplication::clipboard()->setText(QStringLiteral("Water the seedlings in the morning, and open the vents at noon.\n"));
                tour.trigger(QStringLiteral("importClipboard"));
                tour.wait();
            }};
}

Scene smallWindow()
{
    return {QStringLiteral("import-unknown-small"), [](OpenWindow &tour) { tour.window().resize(1024, 700); }};
}

Scene emptyClipboard()
{
    return {QStringLiteral("import-empty"), [](OpenWindow &tour) {
                tour.window().resize(1400, 880);
                QGuiApplication::clipboard()->clear();
                tour.trigger(QStringLiteral("importClipboard"));
            }};
}

} // namespace

QList<Scene> importScenes()
{
    return {review(), smallReview(), toolTurns(), folder(), importedFile(), locatedImportError(), unknownFormat(), smallWindow(), emptyClipboard()};
}

} // namespace outcrop
