// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/movecommand.h"

#include "app/prompt/unchangedmove.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/edit/changes.h"
#include "cli/edit/costtable.h"
#include "cli/edit/editoutput.h"
#include "core/base/joinedtext.h"

#include <algorithm>
#include <ostream>

namespace outcrop {
namespace {

const Layer *findLayer(const LayerStack &stack, const std::string &word)
{
    const QString name = fromArgument(word);
    const auto found = std::find_if(stack.layers.begin(), stack.layers.end(),
        [&name](const Layer &layer) { return layer.name == name || layer.file() == name || layer.file() == QStringLiteral("layers/") + name; });
    return found == stack.layers.end() ? nullptr : &*found;
}

QStringList layerNames(const LayerStack &stack)
{
    QStringList names;
    for (const Layer &layer : stack.layers)
        names.append(layer.name);
    return names;
}

QString positionText(const TierPosition &place)
{
    return editoutput::position(tierName(place.tier), place.position.value_or(0) + 1);
}

Json positionJson(const TierPosition &place)
{
    return {{"tier", jsonString(tierName(place.tier))}, {"place", place.position.value_or(0) + 1}};
}

QString changeText(qsizetype before, qsizetype after)
{
    return before == after ? countText(after) : countText(before) + QStringLiteral(" → ") + countText(after);
}

Table effectTable(const ChangeEffect &effect)
{
    using Align = Table::Align;
    Table table(
        {{editoutput::columnProvider()}, {editoutput::columnPrompt(), Align::Right}, {editoutput::columnUnchangedPrefix(), Align::Right},
            {editoutput::columnRequest(), Align::Right}, {editoutput::columnLosses(), Align::Right}});
    for (const ProviderEffect &provider : effect.providers) {
        if (provider.isRendered)
            table.addRow({provider.provider, changeText(provider.promptBefore, provider.promptAfter),
                countText(provider.stablePrefix), changeText(provider.bodyBefore, provider.bodyAfter),
                QStringLiteral("+%1 -%2").arg(provider.addedLosses.size()).arg(provider.removedLosses.size())});
    }
    return table;
}

void writeComparison(const Invocation &invocation, const ChangeEffect &effect)
{
    if (const Table costs = costTable(effect); !costs.isEmpty()) {
        writeTable(invocation.console.out, costs);
        writeSentence(invocation.console.out, editoutput::moveCosts(editoutput::columnOnce(), editoutput::columnEdit(), editoutput::columnWarmCache()));
    }
    writeTable(invocation.console.out, effectTable(effect));
    writeSentence(invocation.console.out, editoutput::sizesInCharacters());
}

/// Writes the effect as tables, or as one sentence if all compared values are equal.
void writeEffect(const Invocation &invocation, const LayerMove &move, const ChangeEffect &effect, const QString &unchangedText)
{
    writeSentence(
        invocation.console.out, labeledText(move.file, QStringLiteral("%1 → %2").arg(positionText(move.from), positionText(move.to))));
    if (!unchangedText.isEmpty())
        writeSentence(invocation.console.out, unchangedText);
    if (unchangedText.isEmpty() || effect.hasEffect())
        writeComparison(invocation, effect);
    for (const ProviderEffect &provider : effect.providers) {
        if (!provider.isRendered)
            printMessage(invocation.console, labeledText(provider.provider, provider.problem));
    }
}

} // namespace

CLI::App *MoveCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "move", QT_TRANSLATE_NOOP("cli", "Move a layer to another tier or position and show the effect on every request"),
            "outcrop-cli -C garden move season --to weather --dry-run");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Move");
    command->add_option("LAYER", m_layer, QT_TRANSLATE_NOOP("cli", "Layer, by name or file"))
        ->type_name("LAYER")
        ->required()
        ->group(group);
    command->add_option("--to", m_tier, QT_TRANSLATE_NOOP("cli", "Tier: granite, bedrock, sandstone, topsoil or weather [the tier of the --before or --after layer]"))
        ->type_name("TIER")
        ->check(oneOf(editoutput::nounTier(), tierNames()))
        ->group(group);
    CLI::Option *before = command->add_option("--before", m_before, QT_TRANSLATE_NOOP("cli", "Layer that follows the moved layer"))
                              ->type_name("LAYER")
                              ->group(group);
    command->add_option("--after", m_after, QT_TRANSLATE_NOOP("cli", "Layer that precedes the moved layer"))
        ->type_name("LAYER")
        ->excludes(before)
        ->group(group);
    command->add_flag("--drop-cadence", m_dropsCadence, QT_TRANSLATE_NOOP("cli", "Remove the layer's cadence and use the default of the new tier"))
        ->group(group);
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the effect without writing files"))->group(group);
    m_composeOptions.addTo(*command);
    addForce(*command, m_isForced);
    return command;
}

QString MoveCommand::usageError(const OpenedWorkspace &opened) const
{
    const LayerStack &stack = opened.library.stack;
    for (const std::string &word : {m_layer, m_before, m_after}) {
        if (!word.empty() && !findLayer(stack, word))
            return unknownNameMessage(editoutput::nounLayer(), fromArgument(word), layerNames(stack));
    }
    const QString problem = neighborUsageError(opened);
    return problem.isEmpty() ? PromptCommand::usageError(opened) : problem;
}

QString MoveCommand::neighborUsageError(const OpenedWorkspace &opened) const
{
    const std::string &word = m_before.empty() ? m_after : m_before;
    if (word.empty())
        return m_tier.empty() ? editoutput::noDestination() : QString();
    const Layer *neighbor = findLayer(opened.library.stack, word);
    const Layer *layer = findLayer(opened.library.stack, m_layer);
    if (neighbor == layer)
        return editoutput::nextToItself();
    if (!m_tier.empty() && tierFromName(fromArgument(m_tier)) != neighbor->tier)
        return editoutput::otherTier(neighbor->name, tierName(neighbor->tier), fromArgument(m_tier));
    return {};
}

TierPosition MoveCommand::targetPosition(const OpenedWorkspace &opened, const Layer &layer) const
{
    const std::string &word = m_before.empty() ? m_after : m_before;
    TierPosition place{tierFromName(fromArgument(m_tier)).value_or(layer.tier), std::nullopt, m_dropsCadence};
    if (word.empty())
        return place;
    const Layer *neighbor = findLayer(opened.library.stack, word);
    place.tier = neighbor->tier;
    qsizetype position = 0;
    for (const Layer &other : layersInTier(opened.library.stack, place.tier)) {
        if (other.file() == neighbor->file())
            break;
        position += other.file() != layer.file();
    }
    place.position = position + (m_before.empty() ? 1 : 0);
    return place;
}

ExitCode MoveCommand::execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const Layer *layer = findLayer(opened.library.stack, m_layer);
    const Result<LayerMove> move = planLayerMove(opened.library.stack, layer->file(), targetPosition(opened, *layer));
    if (!move)
        return invocation.fail(move.error());
    RenderJob job;
    job.selection = selection;
    const Result<ChangeEffect> effect = measureChangeEffect(opened, job, move->change, move->file);
    return effect ? print(invocation, opened, selection, *move, *effect) : invocation.fail(effect.error());
}

ExitCode MoveCommand::print(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection, const LayerMove &move,
    const ChangeEffect &effect) const
{
    const QString unchangedText = unchangedMoveText(opened.library.stack, selection, move, effect);
    const Json details{{"layer", jsonString(move.file)}, {"from", positionJson(move.from)}, {"to", positionJson(move.to)},
        {"unchanged", unchangedText.isEmpty() ? Json() : Json(jsonString(unchangedText))}, {"effect", toJson(effect)}};
    if (!invocation.printsJson)
        writeEffect(invocation, move, effect, unchangedText);
    return m_isDryRun ? showChange(invocation, opened, move.change, details)
                    : writeChange(invocation, opened, move.change, m_isForced, details);
}

} // namespace outcrop
