// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/rendersnapshot.h"

#include "app/knowledge/retrievecontext.h"
#include "app/prompt/promptfindings.h"
#include "core/base/explainerror.h"
#include "core/render/requestfigures.h"
#include "gui/tasks/workers.h"
#include "models/budget/budgetvaluetext.h"
#include "models/render/ledgermodel.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <memory>

namespace outcrop {

namespace {

/// The render of one provider, and flags for the texts to compute.
struct Rendering {
    CompareTarget target;
    bool isSelected = false;
    bool rendersDisplay = true;
    bool needsBody = true;
    std::shared_ptr<RenderResult> result; ///< null in case of an error
    Error error = {};
    TracedText body = {};
    Ledger ledger = {};  ///< grouped entries of the loss ledger
    Ledger changes = {}; ///< entries of parts that are not sent as written

    bool failed() const { return !result; }
    const RenderResult &value() const { return *result; }
};

TierOfFile tiersByFile(const PromptBundle &bundle)
{
    TierOfFile tiers;
    for (const Section &section : bundle.sections) {
        for (const TraceSpan &span : section.content.spans())
            tiers.insert(span.origin.file, section.tier);
    }
    tiers.remove(QString());
    return tiers;
}

/// Returns the selected provider, then the other providers of the comparison.
QList<Rendering> renderingsOf(const RenderSelection &selection)
{
    QList<Rendering> renderings{{{selection.job.provider, selection.job.model}, true, true, true, {}}};
    if (!selection.comparison)
        return renderings;
    const bool comparesPrompts = selection.comparison->form == Comparison::Form::Prompt;
    for (const CompareTarget &target : selection.comparison->targets) {
        if (target != renderings.constFirst().target)
            renderings += Rendering{target, false, comparesPrompts, !comparesPrompts, {}};
    }
    return renderings;
}

void render(Rendering &rendering, const OpenedWorkspace &opened, RenderJob job)
{
    job.provider = rendering.target.provider;
    job.model = rendering.target.model;
    job.rendersDisplay = rendering.rendersDisplay;
    Result<RenderResult> result = renderPrompt(opened, job);
    if (!result) {
        rendering.error = result.error();
        return;
    }
    rendering.result = std::make_shared<RenderResult>(std::move(*result));
    const RenderedRequest &request = rendering.value().request;
    if (rendering.needsBody)
        rendering.body = request.bodyText();
    rendering.ledger = groupEntries(request.ledger);
    rendering.changes = changesAmongGroups(rendering.ledger);
}

const Rendering &renderingOf(const QList<Rendering> &renderings, const CompareTarget &target)
{
    return *std::find_if(
        renderings.begin(), renderings.end(), [&](const Rendering &rendering) { return rendering.target == target; });
}

ComparisonRow numbersOf(const Rendering &rendering, const TracedText &text)
{
    ComparisonRow numbers{rendering.target.provider, rendering.target.model};
    if (rendering.failed()) {
        numbers.error = explainErrorAt(rendering.error);
        return numbers;
    }
    const RenderedRequest &request = rendering.value().request;
    numbers.model = request.model;
    numbers.characters = text.size();
    if (request.figures) {
        numbers.tokens = request.figures->tokens.total;
        numbers.firstCost = request.figures->plan.firstCost;
        numbers.nextCost = request.figures->plan.nextCost;
        numbers.warning = serverDropText(request.figures->budget);
    }
    numbers.losses = std::count_if(rendering.changes.begin(), rendering.changes.end(), [](const LedgerEntry &entry) { return entry.isLoss(); });
    numbers.lossesText = changesToolTip(rendering.changes);
    return numbers;
}

PreparedPtr previousText(const RenderedPtr &before, qsizetype place)
{
    return before && place < before->compared.size() ? before->compared.at(place).text : nullptr;
}

/// Adds the context that config.toml includes to the workspace. A bare prompt has no such context.
RetrievedContext retrievedContext(const OpenedWorkspace &opened, const RenderJob &job)
{
    return job.isBare ? RetrievedContext{opened} : withIncludedContext(opened, job.selection, job.provider, job.model);
}

QList<ComparedRender> compare(
    const QList<Rendering> &renderings, const Comparison &comparison, const RenderedPtr &before)
{
    const bool comparesPrompts = comparison.form == Comparison::Form::Prompt;
    QList<ComparedText> texts;
    QList<ComparedRender> views;
    for (const CompareTarget &target : comparison.targets) {
        const Rendering &rendering = renderingOf(renderings, target);
        const TracedText text = rendering.failed() ? TracedText()
            : comparesPrompts                               ? rendering.value().request.display
                                                   : rendering.body;
        texts += {text, WrappedText()};
        views += ComparedRender{numbersOf(rendering, text), nullptr, {}};
        if (!rendering.failed()) {
            views.last().ledger = rendering.ledger;
            views.last().bundle = {rendering.result, &rendering.result->bundle};
        }
    }
    if (texts.isEmpty())
        return {};
    ComparedText *const allTexts = texts.data(); // detached here once instead of in every thread
    forEachOnWorkers(texts.size(), [allTexts, comparesPrompts](qsizetype i) {
        allTexts[i].wrappedText =
            WrappedText(allTexts[i].tracedText.text(), comparesPrompts ? WrappedText::Breaks::Long : WrappedText::Breaks::Escapes);
    });
    compareTexts(texts);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        views[i].numbers.isReference = i == 0;
        views[i].numbers.differences = texts.at(i).marks.size() - texts.at(i).marks.count(LineMark::None);
    }
    if (comparison.showsOnlyDifferences)
        collapseEqualRows(texts);
    ComparedRender *const allViews = views.data();
    forEachOnWorkers(texts.size(), [&](qsizetype i) {
        const ComparedText &text = allTexts[i];
        const Rendering &rendering = renderingOf(renderings, comparison.targets.at(i));
        allViews[i].origins = text.origins;
        allViews[i].text = prepareText(text.tracedText, text.wrappedText,
            rendering.failed() ? TierOfFile() : tiersByFile(rendering.value().bundle), text.marks,
            previousText(before, i));
    });
    return views;
}

} // namespace

const RenderResult &RenderSnapshot::result() const
{
    static const RenderResult none;
    return sharedResult ? *sharedResult : none;
}

QString incompleteText(const Diagnostics &blockingFindings)
{
    if (blockingFindings.isEmpty())
        return {};
    const Diagnostic &first = blockingFindings.constFirst();
    //: Message above a prompt; %1 is a location in a file, %2 an error message
    return QCoreApplication::translate("RenderedView", "Incomplete: %1: %2")
        .arg(toString(first.location), first.message);
}

Result<RenderSnapshot> renderForView(
    const std::shared_ptr<const OpenedWorkspace> &opened, const RenderSelection &selection, const RenderedPtr &before)
{
    QList<Rendering> renderings = renderingsOf(selection);
    const RetrievedContext context = retrievedContext(*opened, selection.job);
    Rendering *const all = renderings.data();
    forEachOnWorkers(renderings.size(), [&](qsizetype i) { render(all[i], context.opened, selection.job); });
    const Rendering &selectedRendering = renderings.constFirst();
    if (selectedRendering.failed())
        return selectedRendering.error;
    const RenderedRequest &request = selectedRendering.value().request;
    const TierOfFile tiers = tiersByFile(selectedRendering.value().bundle);
    RenderSnapshot snapshot;
    snapshot.workspace = opened;
    snapshot.job = selection.job;
    selectedRendering.result->diagnostics += context.findings;
    snapshot.sharedResult = selectedRendering.result;
    snapshot.ledger = selectedRendering.ledger;
    snapshot.changes = selectedRendering.changes;
    if (!selection.job.isBare)
        snapshot.unsentLayers = unsentLayers(context.opened.library, selectedRendering.value().bundle);
    snapshot.blockingFindings = blockingDiagnostics(*opened, selection.job.selection, {selection.job.provider});
    snapshot.comparison = selection.comparison;
    const QList<std::function<void()>> parts{
        [&] { snapshot.compared = selection.comparison ? compare(renderings, *selection.comparison, before) : QList<ComparedRender>(); },
        [&] { snapshot.request = prepareText(selectedRendering.body, WrappedText::Breaks::Escapes, tiers, before ? before->request : nullptr); },
        [&] { snapshot.curl = prepareText(tracedCurlCommand(request, selectedRendering.body), WrappedText::Breaks::Escapes, tiers, before ? before->curl : nullptr); },
        [&] { snapshot.prompt = prepareText(request.display, WrappedText::Breaks::Long, tiers, before ? before->prompt : nullptr); }};
    forEachOnWorkers(parts.size(), [&parts](qsizetype i) { parts.at(i)(); });
    return snapshot;
}

} // namespace outcrop
