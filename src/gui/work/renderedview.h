// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/renderprompt.h"
#include "gui/text/codeview.h"

namespace outcrop {

/// A render with everything the window shows of it worked out, so that the event loop only has to paint.
struct RenderedView {
    RenderResult result;
    TracedText body; ///< the request's JSON
    TierBands promptBands;
    TierBands bodyBands;
    Ledger losses;
};

/// Pure: safe on any thread.
Result<RenderedView> renderForView(const OpenedWorkspace &opened, const RenderJob &job);

} // namespace outcrop
