// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/modelrequirements.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString toolUse = QStringLiteral("tool_use");

QString missingFeatureText(const QString &feature, const QString &model)
{
    if (feature == toolUse)
        return rendermessages::needsToolUse(model);
    if (feature == u"structured_output")
        return rendermessages::needsStructuredOutput(model);
    if (feature == u"vision")
        return rendermessages::needsImageInput(model);
    if (feature == u"streaming")
        return rendermessages::needsStreaming(model);
    return rendermessages::needsFeature(u'`' + feature + u'`', model);
}

Diagnostic unmetFinding(const QString &problem, const Location &location, const QString &advice = rendermessages::chooseOtherModel())
{
    return {Severity::Error, QStringLiteral("requirement-unmet"), problem + sentenceSeparator() + advice, location};
}

std::optional<Diagnostic> check(const Requirement &requirement, const ModelInfo &model)
{
    if (requirement.feature.isEmpty()) {
        if (!model.contextWindow || *model.contextWindow >= requirement.window)
            return std::nullopt;
        return unmetFinding(rendermessages::needsWindow(groupedNumber(requirement.window), model.id, groupedNumber(*model.contextWindow)), requirement.location);
    }
    if (model.features.isEmpty() || model.has(requirement.feature))
        return std::nullopt;
    return unmetFinding(missingFeatureText(requirement.feature, model.id), requirement.location);
}

/// Reports tools that the model cannot call. nullopt if the bundle requires tool calling anyway, or for a `<prompt>` document, which only describes tools.
std::optional<Diagnostic> checkTools(const PromptBundle &bundle, const ModelInfo &model, PromptEnvelope envelope)
{
    const bool isDeclared = std::any_of(bundle.requirements.begin(), bundle.requirements.end(), [](const Requirement &one) { return one.feature == toolUse; });
    if (bundle.tools.isEmpty() || isDeclared || envelope == PromptEnvelope::PromptXml || model.features.isEmpty() || model.has(toolUse))
        return std::nullopt;
    return unmetFinding(rendermessages::needsToolCalling(model.id), bundle.tools.first().location,
        rendermessages::chooseModelOrNoTools());
}

} // namespace

Diagnostics unmetRequirements(const PromptBundle &bundle, const RenderTarget &target, PromptEnvelope envelope)
{
    Diagnostics found;
    if (target.wireFormat->method.isEmpty())
        return found;
    for (const Requirement &requirement : bundle.requirements) {
        if (const auto problem = check(requirement, target.model))
            found.append(*problem);
    }
    if (const auto problem = checkTools(bundle, target.model, envelope))
        found.append(*problem);
    return found;
}

} // namespace outcrop
