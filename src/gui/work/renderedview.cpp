// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/renderedview.h"

#include <QHash>

namespace outcrop {

namespace {

QHash<QString, Tier> tiersByFile(const PromptBundle &bundle)
{
    QHash<QString, Tier> tiers;
    for (const Section &section : bundle.sections) {
        for (const TraceSpan &span : section.content.spans())
            tiers.insert(span.origin.file, section.tier);
    }
    tiers.remove(QString());
    return tiers;
}

/// The tier of the first character on each line that came from a layer.
TierBands bandsOf(const TracedText &text, const QHash<QString, Tier> &tiers)
{
    const TextMap map(text.text());
    TierBands bands(map.lines());
    for (const TraceSpan &span : text.spans()) {
        const auto tier = tiers.constFind(span.origin.file);
        if (tier == tiers.cend())
            continue;
        const int last = map.placeOf(span.start + std::max<qsizetype>(span.length - 1, 0)).line;
        for (int line = map.placeOf(span.start).line; line <= last; ++line)
            bands[line] = bands.at(line).value_or(*tier);
    }
    return bands;
}

} // namespace

Result<RenderedView> renderForView(const OpenedWorkspace &opened, const RenderJob &job)
{
    Result<RenderResult> result = renderPrompt(opened, job);
    if (!result)
        return result.error();
    const QHash<QString, Tier> tiers = tiersByFile(result->bundle);
    RenderedView view{*result, result->request.bodyText(), {}, {}, losses(result->request.ledger)};
    view.promptBands = bandsOf(result->request.display, tiers);
    view.bodyBands = bandsOf(view.body, tiers);
    return view;
}

} // namespace outcrop
