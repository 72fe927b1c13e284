// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/renderprompt.h"

#include "app/prompt/modelmention.h"

namespace outcrop {
namespace {

/// Parameters that were asked for this one prompt and are not sent as they were asked.
Diagnostics notTaken(const GenerationParams &wanted, const RenderTarget &target, const Ledger &ledger)
{
    Diagnostics found;
    for (const LedgerEntry &entry : ledger) {
        const GenerationParam *param = entry.part.startsWith(QLatin1String("params.")) ? wanted.find(entry.part.section(u'.', 1)) : nullptr;
        if (!param || (entry.action != LossAction::Dropped && entry.action != LossAction::Approximated))
            continue;
        const QString what = entry.action == LossAction::Dropped ? QStringLiteral("is not sent") : QStringLiteral("is not sent as it is");
        found.append({Severity::Warning, QStringLiteral("param-not-taken"),
            QStringLiteral("%1 %2 %3 to %4: %5.").arg(param->name, QString::fromStdString(param->value.dump()), what, target.model.id, entry.reason), {}});
    }
    return found;
}

/// A lifetime that was asked for by a name that the model's cache does not have.
std::optional<Error> lifetimeProblem(const QString &lifetime, const ModelInfo &model)
{
    const QStringList &known = model.caching.lifetimes;
    if (lifetime.isEmpty() || known.contains(lifetime))
        return std::nullopt;
    const QString message = known.isEmpty() ? QStringLiteral("The cache of %1 has no lifetimes to choose from.").arg(model.id)
                                            : QStringLiteral("There is no lifetime `%1` of the cache of %2; there are: %3.")
                                                  .arg(lifetime, model.id, known.join(QStringLiteral(", ")));
    return Error{ErrorCode::NotFound, message, {}};
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

Composition composeBare(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
{
    PromptLibrary bare = library;
    bare.stack = {};
    return compose(bare, bareSelection(selection), capabilities);
}

TokenCounterPtr counterFor(const OpenedWorkspace &opened, const RenderTarget &target)
{
    return opened.counters.forModel({target.adapter->name, target.model.id, target.model.family, target.model.tokenizer});
}

TokenCounterPtr counterFor(const OpenedWorkspace &opened, const QString &provider, const QString &model)
{
    const auto target = chooseTarget(opened.catalog, provider, model, opened.workspace().manifest());
    return target ? counterFor(opened, *target) : opened.counters.forModel({provider, model});
}

Result<RenderResult> renderPrompt(const OpenedWorkspace &opened, const RenderJob &job, const BundleChange &change)
{
    const Agent *agent = job.bare ? nullptr : selectedAgent(opened.library, job.selection);
    auto target = chooseTarget(opened.catalog, job.provider, job.model, opened.workspace().manifest(),
                                     agent ? agent->modelPreferences : QStringList());
    if (!target)
        return target.error();
    target->counter = counterFor(opened, *target);
    if (const auto problem = lifetimeProblem(job.lifetime, target->model))
        return *problem;
    if (!job.lifetime.isEmpty())
        target->chooseLifetime(job.lifetime);
    Composition composition = job.bare ? composeBare(opened.library, job.selection, target->capabilities())
                                       : compose(opened.library, job.selection, target->capabilities());
    if (change)
        change(composition.bundle);
    PromptFormat format = job.format;
    format.xml = readPromptXmlSettings(opened.workspace().manifest().data);
    if (job.bare && format.envelope == PromptEnvelope::Auto)
        format.envelope = PromptEnvelope::Plain;
    RenderResult result{composition.bundle, render(composition.bundle, *target, format, job.withDisplay), composition.diagnostics};
    if (!target->adapter->model(target->model.id))
        result.diagnostics.append(unknownModel(opened.workspace(), agent, *target));
    result.diagnostics += result.request.diagnostics + notTaken(job.selection.params, *target, result.request.ledger);
    return result;
}

} // namespace outcrop
