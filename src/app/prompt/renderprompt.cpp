// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/renderprompt.h"

#include "app/prompt/modelmention.h"
#include "app/prompt/promptmessages.h"
#include "app/workspace/chosenprovider.h"
#include "core/base/joinedtext.h"
#include "core/layers/promptkeys.h"
#include "core/layers/retrievedpassages.h"
#include "core/render/modelaliases.h"
#include "core/render/modelrequirements.h"

namespace outcrop {
namespace {

/// Returns warnings for parameters of the selection that are dropped or changed.
Diagnostics parameterWarnings(const GenerationParams &wanted, const RenderTarget &target, const Ledger &ledger)
{
    Diagnostics found;
    for (const LedgerEntry &entry : ledger) {
        const GenerationParam *param = entry.part.startsWith(QLatin1String("params.")) ? wanted.find(entry.part.section(u'.', 1)) : nullptr;
        if (!param || (entry.action != LossAction::Dropped && entry.action != LossAction::Approximated))
            continue;
        const MessageText &sentence = entry.action == LossAction::Dropped ? promptmessages::paramDropped : promptmessages::paramChanged;
        found.append({Severity::Warning, QStringLiteral("param-not-taken"),
            sentence(param->name, QString::fromStdString(param->value.dump()), target.model.id, entry.reason), {}});
    }
    return found;
}

/// Returns findings about the model: requested models that are unavailable, and a model that the adapter does not list. Empty for manual prompts, where the
/// user chooses the model.
Diagnostics modelFindings(const OpenedWorkspace &opened, const Selection &selection, const RenderTarget &target, const ModelChoice &choice)
{
    if (target.wireFormat->method.isEmpty())
        return {};
    Diagnostics found = unmetRequests(choice, target.model.id);
    if (!ModelAliases::builtIn().resolveModel(*target.adapter, target.model.id))
        found.append(unlistedModelWarning(opened.workspace(), selectedAgent(opened.library, selection), target));
    return found;
}

/// Returns the input that the agent's guardrails are checked against.
CheckedInput checkedInput(const PromptBundle &bundle, const Selection &selection)
{
    CheckedInput input{bundle.request.text(), selection.promptFields, {}};
    for (const Message &message : bundle.history) {
        if (message.role == Message::Role::User)
            input.earlier.append(message.content.text());
    }
    return input;
}

/// Returns an error if the model's cache does not have the requested lifetime.
std::optional<Error> lifetimeError(const QString &lifetime, const ModelInfo &model)
{
    const QStringList &known = model.caching.lifetimes;
    if (lifetime.isEmpty() || known.contains(lifetime))
        return std::nullopt;
    const QString message = known.isEmpty() ? promptmessages::noLifetimes(model.id)
                                            : promptmessages::noLifetime(lifetime, model.id, known.join(listSeparator()));
    return Error{ErrorCode::NotFound, message, {}};
}

/// Returns the library without layers, skills and retrieved passages, for a bare prompt.
PromptLibrary removeUnsentParts(PromptLibrary library)
{
    library.stack = {};
    return withRetrievedPassages(library, {});
}

} // namespace

Selection bareSelection(Selection selection)
{
    selection.agent = QString();
    selection.profile = QString();
    selection.promptType = QString();
    selection.workload.clear();
    return selection;
}

Composition composeWithoutLayers(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
{
    return compose(removeUnsentParts(library), bareSelection(selection), capabilities);
}

TokenCounterPtr counterFor(const OpenedWorkspace &opened, const RenderTarget &target)
{
    return opened.counters.counterForModel({target.adapter->name, target.model.id, target.model.family, target.model.tokenizer});
}

TokenCounterPtr counterFor(const OpenedWorkspace &opened, const QString &provider, const QString &model)
{
    const auto target = chooseTarget(opened.catalog, provider, model, opened.workspace().manifest());
    return target ? counterFor(opened, *target) : opened.counters.counterForModel({provider, model});
}

std::optional<bool> xmlFormattingOverride()
{
    static const QStringList on{QStringLiteral("true"), QStringLiteral("1"), QStringLiteral("yes"), QStringLiteral("on")};
    static const QStringList falseWords{QStringLiteral("false"), QStringLiteral("0"), QStringLiteral("no"), QStringLiteral("off")};
    const QString word = qEnvironmentVariable("XML_PROMPT_FORMATTING").trimmed().toLower();
    if (on.contains(word))
        return true;
    return falseWords.contains(word) ? std::optional(false) : std::nullopt;
}

PromptXmlSettings xmlSettings(const OpenedWorkspace &opened, const RenderJob &job)
{
    PromptXmlSettings settings = readPromptXmlSettings(opened.workspace().manifest().data);
    settings.isEnabled = xmlFormattingOverride().value_or(settings.isEnabled) && !job.isXmlSuspended;
    settings.isCompact = job.usesCompactXml.value_or(settings.isCompact);
    return settings;
}

Result<RenderResult> renderPrompt(const OpenedWorkspace &opened, const RenderJob &job, const BundleChange &change)
{
    const Selection selection = job.isBare ? bareSelection(job.selection) : job.selection;
    const PromptLibrary library = job.isBare ? removeUnsentParts(opened.library) : opened.library;
    const Result<ModelChoice> choice = selectModel(opened, selection, job.provider, job.model);
    if (!choice)
        return choice.error();
    Result<RenderTarget> target = chooseTarget(opened.catalog, *choice, opened.workspace().manifest());
    if (!target)
        return target.error();
    target->counter = counterFor(opened, *target);
    if (const auto problem = lifetimeError(job.cacheLifetime, target->model))
        return *problem;
    if (!job.cacheLifetime.isEmpty())
        target->setLifetime(job.cacheLifetime);
    Composition composition = compose(library, selection, target->capabilities());
    if (change)
        change(composition.bundle);
    composition.bundle.keys = promptKeys(library, selection, composition.bundle, job.format.envelope == PromptEnvelope::Hybrid);
    PromptFormat format = job.format;
    format.xml = xmlSettings(opened, job);
    if (job.isBare && format.envelope == PromptEnvelope::Auto)
        format.envelope = PromptEnvelope::Plain;
    RenderResult result{composition.bundle, render(composition.bundle, *target, format, job.rendersDisplay), composition.diagnostics};
    result.diagnostics += modelFindings(opened, selection, *target, *choice) + unmetRequirements(result.bundle, *target, result.request.envelope);
    if (!xmlFormattingOverride() && !qEnvironmentVariable("XML_PROMPT_FORMATTING").isEmpty())
        result.diagnostics.append({Severity::Warning, QStringLiteral("xml-switch-invalid"), promptmessages::xmlSwitchInvalid(qEnvironmentVariable("XML_PROMPT_FORMATTING")), {}});
    result.diagnostics += checkInput(result.bundle.inputRules, checkedInput(result.bundle, selection));
    result.diagnostics +=
        result.request.diagnostics + parameterWarnings(selection.params, *target, result.request.ledger);
    return result;
}

} // namespace outcrop
