// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/modelcaller.h"

#include "app/prompt/renderprompt.h"
#include "core/base/diagnostic.h"
#include "core/portability/responsecheck.h"
#include "core/render/renderer.h"
#include "core/render/requestblockers.h"

namespace outcrop {

ModelQuery makeModelCaller(Provider &caller, const OpenedWorkspace &opened, const QString &provider, const QString &model,
    const std::stop_token &stop)
{
    return [&caller, opened, provider, model, stop](const RulePrompt &question) -> Result<Json> {
        Result<RenderTarget> target = chooseTarget(opened.catalog, provider, model, opened.workspace().manifest());
        if (!target)
            return target.error();
        target->counter = counterFor(opened, *target);
        PromptBundle prompt = PromptBundle::fromText(question.request);
        prompt.outputSchema = OutputSchema{QStringLiteral("judgement"), question.schema, {}};
        const RenderedRequest request = render(prompt, *target, {}, false);
        if (const Diagnostics unfitFindings = requestBlockers(request.diagnostics, RequestPurpose::Send); !unfitFindings.isEmpty())
            return toError(unfitFindings.first());
        const Result<ProviderResponse> response = caller.ask(request, stop);
        if (!response)
            return response.error();
        if (const QString problem = unusableReason(*response); !problem.isEmpty())
            return Error{ErrorCode::Invalid, problem};
        return structuredResponse(*response, *prompt.outputSchema);
    };
}

} // namespace outcrop
