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

/// The job, and after it the same for every other model that the agent prefers, in the agent's order; those that cannot be called are left out.
QList<RenderJob> preferredJobs(const OpenedWorkspace &opened, const RenderJob &job);

/// Hears that one could not answer, and who is asked next.
using FallbackListener = std::function<void(const AskedModel &, const RenderJob &)>;

/// Asks the first, and the next only where that one did nothing that could be paid for, or shown. Waits, so call it on a worker thread.
FallbackCall callInOrder(Provider &provider, const OpenedWorkspace &opened, const QList<RenderJob> &jobs, const std::stop_token &stop,
                         const AnswerListener &listener = {}, const FallbackListener &moves = {});

} // namespace outcrop
