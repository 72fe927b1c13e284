// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/checkrules.h"

#include "core/portability/answercheck.h"
#include "core/render/renderer.h"

namespace outcrop {

AskModel askThrough(Provider &models, const OpenedWorkspace &opened, const QString &provider, const QString &model, const std::stop_token &stop)
{
    return [&models, opened, provider, model, stop](const RuleQuestion &question) -> Result<Json> {
        const Result<RenderTarget> target = chooseTarget(opened.catalog, provider, model, opened.workspace().manifest());
        if (!target)
            return target.error();
        PromptBundle prompt = PromptBundle::fromText(question.request);
        prompt.outputSchema = OutputSchema{QStringLiteral("judgement"), question.schema, {}};
        const Result<ProviderAnswer> answer = models.ask(render(prompt, *target, {}, false), stop);
        if (!answer)
            return answer.error();
        if (const QString problem = incompleteness(*answer); !problem.isEmpty())
            return Error{ErrorCode::Invalid, problem};
        return structuredAnswer(*answer, *prompt.outputSchema);
    };
}

} // namespace outcrop
