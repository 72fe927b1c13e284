// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/render/renderer.h"

#include <functional>

namespace outcrop {

/// What to render: the prompt, and for whom.
struct RenderJob {
    Selection selection;
    QString provider;                  ///< empty: chosen, see chosenModel(); and so is the next
    QString model;                     ///< an id, or a word for one such as `sonnet`
    PromptFormat format;               ///< nothing: the agent's, then the adapter's
    bool withDisplay = true;           ///< also the prompt as a person reads it
    bool bare = false;                 ///< the request alone, with its conversation: no layers, agent, profile, tools or envelope
    QString lifetime = {};             ///< how long the provider is asked to keep its cache (`1h`), one of the model's; empty: as the adapter says
};

/// A request with the bundle it was made from. `diagnostics` holds what concerns this render alone.
struct RenderResult {
    PromptBundle bundle;
    RenderedRequest request;
    Diagnostics diagnostics;
};

/// The counter of a target's model, with the workspace's own tokenizers.
TokenCounterPtr counterFor(const OpenedWorkspace &opened, const RenderTarget &target);
/// The same by names. Never null: an estimate for an unlisted model, and without a provider.
TokenCounterPtr counterFor(const OpenedWorkspace &opened, const QString &provider, const QString &model);

/// Applied to a bundle after composition, for trying out a prompt.
using BundleChange = std::function<void(PromptBundle &)>;

/// What a bare prompt is composed of: see RenderJob::bare.
Selection bareSelection(Selection selection);
/// Composes a bare prompt.
Composition composeBare(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

/// Composes for the provider's model and renders. A parameter of the selection that the model does not take is a warning, besides its ledger row.
/// Pure: safe on any thread.
Result<RenderResult> renderPrompt(const OpenedWorkspace &opened, const RenderJob &job, const BundleChange &change = {});

} // namespace outcrop
