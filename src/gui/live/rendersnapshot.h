// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/unsentlayers.h"
#include "app/prompt/renderprompt.h"
#include "gui/live/comparison.h"
#include "models/render/comparemodel.h"

#include <algorithm>

namespace outcrop {

/// Counts changes of the input: equal numbers mean equal input.
using InputRevision = quint64;

/// The renders that the window shows: the selected provider, and the providers of a comparison.
struct RenderSelection {
    RenderJob job;
    std::optional<Comparison> comparison;
};

/// One provider of a comparison with its numbers and its text. The text is empty if the render failed.
struct ComparedRender {
    ComparisonRow numbers;
    PreparedPtr text;
    QList<Origin> origins; ///< origin of each displayed line
    Ledger ledger = {};    ///< grouped entries of the loss ledger
    std::shared_ptr<const PromptBundle> bundle = {}; ///< source of the entries; null in case of an error
};

/// A render and the prepared texts that the window shows, so that the GUI thread only paints. Copies share the render, which is large.
struct RenderSnapshot {
    InputRevision revision = 0; ///< revision of the input, see LivePipeline
    bool isCurrent = true;      ///< whether the render includes all input
    std::shared_ptr<const OpenedWorkspace> workspace;
    RenderJob job;
    std::shared_ptr<const RenderResult> sharedResult; ///< null before the first render
    Ledger ledger;  ///< grouped entries: one entry can cover several keys
    QList<UnsentLayer> unsentLayers;
    Ledger changes; ///< entries of parts that are not sent as written, with the losses first
    Diagnostics blockingFindings; ///< errors in files of the prompt: unreadable content is missing, and sending is disabled
    PreparedPtr prompt;
    PreparedPtr request;
    PreparedPtr curl;
    std::optional<Comparison> comparison; ///< comparison of `compared`; nullopt if none is visible
    QList<ComparedRender> compared;

    /// Returns the render; empty before the first one.
    const RenderResult &result() const;
    const TracedText &body() const { return request->tracedText; }
    qsizetype lossCount() const { return std::count_if(changes.begin(), changes.end(), [](const LedgerEntry &entry) { return entry.isLoss(); }); }
};

/// Returns the first blocking error and its location as a message; empty if the render is complete.
QString incompleteText(const Diagnostics &blockingFindings);

using RenderedPtr = std::shared_ptr<const RenderSnapshot>;

/// Returns the renders of the selected provider and of the comparison, or the error of the selected provider. Thread-safe; renders providers in parallel.
/// Reads the index on disk if config.toml includes context. The texts are prepared as differences from `before`, the previous result.
Result<RenderSnapshot> renderForView(const std::shared_ptr<const OpenedWorkspace> &opened, const RenderSelection &selection,
    const RenderedPtr &before = nullptr);

} // namespace outcrop
