// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/ports/provider.h"

#include <functional>

namespace outcrop {

/// A model of the chain, with the result of its call.
struct ModelAttempt {
    RenderJob job;
    RenderedRequest request; ///< empty if the request could not be rendered or must not be sent
    ProviderCall call;
    QString reason; ///< why the next model was called, or why the chain ended; empty if this model answered
};

/// A call with the failed calls before it. Never empty.
struct FallbackCall {
    QList<ModelAttempt> attempts;
    const ModelAttempt &last() const { return attempts.last(); }
};

/// The fallback models that the user allows. By default there are none: naming a model pins it.
struct FallbackOptions {
    std::optional<bool> usesPreferredModels =
        {}; ///< whether to use the agent's preferred models, in order; nullopt: use `[send] fallback` in config.toml, which is off by default
    QStringList named =
        {}; ///< `provider` or `provider/model`, named by the user for this prompt; called after the preferred models
};

/// The models to try for one prompt, in order. The first is the chosen model.
struct ModelChain {
    QList<RenderJob> jobs;
    QStringList excludedModels; ///< preferred models that are not called, with the reason
};

/// Returns the job, followed by the same job for every other model that the options allow. After a model on this computer or in the
/// local network, no model outside the local network follows unless the user named its provider. Models without an API are skipped. NotFound if the options
/// name an unknown provider.
Result<ModelChain> modelChain(const OpenedWorkspace &opened, const RenderJob &job, const FallbackOptions &options);

/// Called before another model is tried, with the failed attempt and the next job.
using FallbackListener = std::function<void(const ModelAttempt &, const RenderJob &)>;

struct ChainSettings {
    bool isForced = false; ///< whether to send requests that requestBlockers() rejects
    ResponseListener listener = {};
    FallbackListener onFallback = {};
};

/// Calls the first model. Calls the next one only after a failure that did no billable work and showed no text. A request that should not be sent counts as
/// failed, unless it is forced. Blocks: call it on a worker thread.
FallbackCall callWithFallback(Provider &provider, const OpenedWorkspace &opened, const QList<RenderJob> &jobs,
    const std::stop_token &stop, const ChainSettings &settings = {});

} // namespace outcrop
