// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/layerscommand.h"

#include "app/renderprompt.h"
#include "cli/commandbuilder.h"
#include "cli/table.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Unicode characters of what would be sent; the front matter is not.
qint64 charactersOf(const Layer &layer)
{
    const QStringView text = layer.document->body().trimmed();
    return std::count_if(text.begin(), text.end(), [](QChar character) { return !character.isLowSurrogate(); });
}

QString totalOf(const QList<Layer> &layers)
{
    qint64 characters = 0;
    for (const Layer &layer : layers)
        characters += charactersOf(layer);
    return countText(layers.size(), QStringLiteral("layer")) + QStringLiteral(", ") + countText(characters, QStringLiteral("character"));
}

Json toJson(const Layer &layer)
{
    Json json;
    json["tier"] = jsonString(tierName(layer.tier));
    json["cadence"] = jsonString(cadenceName(layer.cadence));
    json["file"] = jsonString(layer.file());
    json["name"] = jsonString(layer.name);
    json["title"] = jsonString(layer.title);
    json["section"] = jsonString(partName(layer.part));
    json["characters"] = charactersOf(layer);
    json["when"] = layer.when.text().isEmpty() ? Json() : jsonString(layer.when.text());
    json["condensed"] = layer.condensed ? jsonString(layer.condensed->path) : Json();
    return json;
}

Json toJson(const OpenedWorkspace &opened)
{
    Json layers = Json::array();
    for (const Layer &layer : opened.library.stack.layers)
        layers.push_back(toJson(layer));
    return {{"workspace", jsonString(opened.workspace().name())}, {"layers", layers}};
}

/// A prompt without agent and profile: errors in those do not concern the stack.
Selection layersAlone()
{
    Selection selection;
    selection.agent = QString();
    selection.profile = QString();
    return selection;
}

} // namespace

CLI::App *LayersCommand::addTo(CLI::App &program)
{
    return addCommand(program, "layers", "List the layers in the order in which they are sent, from the most stable to the most fleeting",
                      "outcrop-cli -C garden layers");
}

ExitCode LayersCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowOutside});
    if (!opened)
        return invocation.fail(opened.error());
    invocation.report(opened->diagnostics());
    if (!blockingDiagnostics(*opened, layersAlone()).isEmpty())
        return ExitCode::Input;
    return invocation.json ? invocation.print(toJson(*opened)) : printTable(invocation, opened->library.stack.layers);
}

ExitCode LayersCommand::printTable(const Invocation &invocation, const QList<Layer> &layers)
{
    using Align = Table::Align;
    Table table({{QStringLiteral("tier")}, {QStringLiteral("cadence")}, {QStringLiteral("file")},
                 {QStringLiteral("characters"), Align::Right}, {QStringLiteral("condition")}});
    for (const Layer &layer : layers)
        table.addRow({tierName(layer.tier), cadenceName(layer.cadence), layer.file(), countText(charactersOf(layer)), layer.when.text()});
    writeTable(invocation.console.out, table);
    writeLine(invocation.console.out, totalOf(layers));
    return ExitCode::Done;
}

} // namespace outcrop
