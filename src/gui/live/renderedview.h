// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "gui/live/comparison.h"
#include "models/render/comparemodel.h"

namespace outcrop {

/// Counts what was typed, read from the disk and chosen: equal numbers mean equal input.
using InputRevision = quint64;

/// What the window wants rendered: the chosen provider, and others beside it where they are compared.
struct RenderWish {
    RenderJob job;
    std::optional<Comparison> comparison;
};

/// One provider of a comparison, with its numbers and its text, which is empty where there is an error.
struct ComparedView {
    CompareNumbers numbers;
    PreparedPtr text;
    QList<Origin> origins; ///< of each line shown
};

/// A render with everything the window shows of it worked out, so that the event loop only has to paint.
struct RenderedView {
    InputRevision revision = 0; ///< of the input it was made from, see LivePipeline
    bool current = true;        ///< nothing has changed since
    std::shared_ptr<const OpenedWorkspace> workspace;
    RenderJob job;
    RenderResult result;
    Ledger losses;
    Diagnostics blocking; ///< errors in files that the prompt is made of: what they say is missing from everything shown, and sending is refused
    PreparedPtr prompt;
    PreparedPtr request;
    PreparedPtr curl;
    std::optional<Comparison> comparison; ///< what `compared` answers
    QList<ComparedView> compared;

    const TracedText &body() const { return request->traced; }
};

/// Why a render is not the whole prompt, in one sentence with the first place; empty where it is whole.
QString incompleteText(const Diagnostics &blocking);

using RenderedPtr = std::shared_ptr<const RenderedView>;

/// Pure: safe on any thread; providers are rendered in parallel. `before` is what was handed out last: its texts are what the differences
/// begin from.
Result<RenderedView> renderForView(const std::shared_ptr<const OpenedWorkspace> &opened, const RenderWish &wish,
    const RenderedPtr &before = nullptr);

} // namespace outcrop
