// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/unchangedmove.h"

#include "app/prompt/promptmessages.h"
#include "core/base/joinedtext.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

QString unsentReason(const LayerStack &stack, const Selection &selection, const QString &file)
{
    if (!selection.includesLayers)
        return promptmessages::movedLayerNotSent();
    const auto layer = std::find_if(stack.layers.begin(), stack.layers.end(), [&file](const Layer &each) { return each.file() == file; });
    if (layer == stack.layers.end())
        return promptmessages::movedLayerNotSent();
    if (layer->document->body().trimmed().isEmpty())
        return promptmessages::movedLayerHasNoText();
    const QString condition = layer->when.text();
    return condition.isEmpty() ? promptmessages::movedLayerNotSent() : promptmessages::movedLayerConditionFalse(condition);
}

QString unchangedReason(const LayerStack &stack, const Selection &selection, const LayerMove &move, const QList<ProviderEffect> &renderedEffects)
{
    if (move.change.isEmpty())
        return promptmessages::moveToSamePosition();
    const auto isUnsent = [](const ProviderEffect &effect) { return effect.sectionBefore < 0 && effect.sectionAfter < 0; };
    if (std::all_of(renderedEffects.begin(), renderedEffects.end(), isUnsent))
        return unsentReason(stack, selection, move.file);
    const auto changesOrder = [](const ProviderEffect &effect) { return !effect.movedSections.isEmpty(); };
    const auto reorderedPart = std::find_if(renderedEffects.begin(), renderedEffects.end(), changesOrder);
    if (reorderedPart == renderedEffects.end())
        return promptmessages::moveKeepsOrder();
    return promptmessages::moveOrderUnused(reorderedPart->movedSections.join(listSeparator()));
}

} // namespace

QString unchangedMoveText(const LayerStack &stack, const Selection &selection, const LayerMove &move, const ChangeEffect &effect)
{
    QList<ProviderEffect> renderedEffects;
    std::copy_if(effect.providers.begin(), effect.providers.end(), std::back_inserter(renderedEffects), [](const ProviderEffect &each) { return each.isRendered; });
    if (renderedEffects.isEmpty() || effect.changesRequests())
        return {};
    return promptmessages::moveChangesNoRequest() + sentenceSeparator() + unchangedReason(stack, selection, move, renderedEffects);
}

} // namespace outcrop
