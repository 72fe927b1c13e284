// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/answercontract.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Where in the request the schema of the answer stands; empty where it is not sent.
QString placeOfSchema(const RenderedRequest &request)
{
    const auto entry = std::find_if(request.ledger.begin(), request.ledger.end(), [](const LedgerEntry &one) {
        return one.part == QLatin1String("output.schema") && one.action != LossAction::Dropped;
    });
    return entry == request.ledger.end() ? QString() : entry->path;
}

AnswerContract ofSchema(const OutputSchema &schema, const RenderedRequest &request)
{
    const QString place = placeOfSchema(request);
    AnswerContract answer{ResponseContract::fromSchema(schema.schema, schema.name)};
    if (place.startsWith(QLatin1String("tools")))
        answer.contract.toolName = schema.name;
    else
        answer.isGuaranteed = !place.isEmpty() && place != QLatin1String("system");
    return answer;
}

} // namespace

AnswerContract answerContract(const OpenedWorkspace &opened, const RenderResult &render)
{
    const PromptBundle &bundle = render.bundle;
    if (render.request.envelope == PromptEnvelope::Hybrid && bundle.hybrid) {
        AnswerContract answer{ResponseContract::ofType(*opened.library.configuration.responses, bundle.hybrid->promptType)};
        if (answer.contract.asksForData())
            answer.contract.envelope = EnvelopeKind::Tags;
        return answer;
    }
    return bundle.outputSchema ? ofSchema(*bundle.outputSchema, render.request) : AnswerContract();
}

} // namespace outcrop
