// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/ports/provider.h"

#include <functional>

namespace outcrop {

/// One of the models that were asked, or would have been.
struct AskedModel {
    RenderJob job;
    RenderedRequest request; ///< empty where it could not be rendered
    ProviderCall call;
    QString reason; ///< why the next one was asked, or why none was; empty where it answered
};

/// A call with those that came before it because others could not answer. Never empty.
struct FallbackCall {
    QList<AskedModel> asked;
    const AskedModel &last() const { return asked.last(); }
};

/// Which other models may be asked where the chosen one cannot answer. By default none: naming a model pins it.
struct FallbackWish {
    std::optional<bool> preferred = {}; ///< the agent's preferred models, in its order; nothing: as `[send] fallback` of config.toml says, which is off
    QStringList named = {};             ///< `provider` or `provider/model`, named by the user for this prompt; asked after those
};

/// The models that may be asked for one prompt, in order; the first is the chosen one.
struct ModelChain {
    QList<RenderJob> jobs;
    QStringList keptOut; ///< preferred models that are not asked, and why
};

/// The job, and after it the same for every other model that the wish allows. After a model on this machine or in its network none of any other host
/// follows, unless the user named its provider. Those that cannot be called are left out. Fails where the wish names a provider that there is not.
Result<ModelChain> modelChain(const OpenedWorkspace &opened, const RenderJob &job, const FallbackWish &wish);

/// Hears that one could not answer, and who is asked next.
using FallbackListener = std::function<void(const AskedModel &, const RenderJob &)>;

/// How the models of a chain are asked.
struct ChainSettings {
    bool force = false; ///< also requests that should not go out as they are, see unfitness()
    AnswerListener listener = {};
    FallbackListener moves = {};
};

/// Asks the first, and the next only where that one did nothing that could be paid for, or shown. A request that should not go out as it is counts as
/// not answered. Waits, so call it on a worker thread.
FallbackCall callInOrder(Provider &provider, const OpenedWorkspace &opened, const QList<RenderJob> &jobs, const std::stop_token &stop, const ChainSettings &settings = {});

} // namespace outcrop
