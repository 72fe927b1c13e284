// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/render/renderer.h"

#include <functional>

namespace outcrop {

/// The prompt to render, with its provider and model.
struct RenderJob {
    Selection selection;
    QString provider;                  ///< empty: selectModel() selects one
    QString model;                     ///< an ID, or an alias such as `sonnet`; empty: selectModel() selects one
    PromptFormat format;               ///< default: the agent's format, then the adapter's
    bool rendersDisplay = true;           ///< whether to render the prompt for display as well
    bool isBare = false;                 ///< whether to send only the request and its conversation, without layers, skills, agent, profile, tools or envelope
    std::optional<bool> usesCompactXml = {}; ///< whether a `<prompt>` document has the compact form; nullopt: as in config.toml
    bool isXmlSuspended = false;         ///< whether the default format is plain, although config.toml makes it prompt-xml
    QString cacheLifetime = {};             ///< requested cache lifetime (`1h`), which the model must support; empty: the adapter's default
};

/// A request with the bundle that it was rendered from. `diagnostics` concerns only this render.
struct RenderResult {
    PromptBundle bundle;
    RenderedRequest request;
    Diagnostics diagnostics;
};

/// Returns the token counter of a target's model, including the workspace's tokenizers.
TokenCounterPtr counterFor(const OpenedWorkspace &opened, const RenderTarget &target);
/// Like counterFor(), by names. Never null: returns an estimating counter for an unlisted model or provider.
TokenCounterPtr counterFor(const OpenedWorkspace &opened, const QString &provider, const QString &model);

/// A change to a bundle after composition, for experiments.
using BundleChange = std::function<void(PromptBundle &)>;

/// Returns the value of the environment variable XML_PROMPT_FORMATTING, which overrides `enabled` in `[prompt_xml]`. The values are `true`, `1`, `yes` and `on`, and
/// `false`, `0`, `no` and `off`. Returns nullopt if it is not set or has another value.
std::optional<bool> xmlFormattingOverride();

/// Returns the settings of `<prompt>` documents: those of config.toml, the environment and the job.
PromptXmlSettings xmlSettings(const OpenedWorkspace &opened, const RenderJob &job);

/// Returns the selection of a bare prompt, as in RenderJob::isBare.
Selection bareSelection(Selection selection);
/// Composes a bare prompt.
Composition composeWithoutLayers(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

/// Composes for the provider's model and renders. A parameter of the selection that the model does not accept is reported as a warning and in the ledger.
/// Thread-safe, without side effects. Errors: those of selectModel() and chooseTarget(), and NotFound if the model does not support the cache lifetime.
Result<RenderResult> renderPrompt(const OpenedWorkspace &opened, const RenderJob &job, const BundleChange &change = {});

} // namespace outcrop
