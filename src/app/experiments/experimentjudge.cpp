// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentjudge.h"

#include "core/portability/responsecheck.h"

namespace outcrop {
namespace {

OutputSchema scoreSchema()
{
    const Json mark{{"type", "number"}, {"minimum", 0}, {"maximum", 1}};
    return {QStringLiteral("mark"),
            {{"type", "object"}, {"properties", {{"mark", mark}, {"reason", {{"type", "string"}}}}}, {"required", Json::array({"mark", "reason"})}, {"additionalProperties", false}},
            {}};
}

/// Returns a more lenient schema: the response of a provider without enforced schemas may omit the reason or have more properties.
OutputSchema lenientScoreSchema()
{
    OutputSchema readableSchema = scoreSchema();
    readableSchema.schema["required"] = Json::array({"mark"});
    readableSchema.schema.erase("additionalProperties");
    return readableSchema;
}

} // namespace

Result<RenderedRequest> judgeRequest(const ArmPrompt &arm, const ExperimentCase &testCase, const ExperimentJudge &judge, const ProviderResponse &response)
{
    const OpenedWorkspace &opened = arm.opened();
    const QString provider = judge.provider.isEmpty() ? arm.provider() : judge.provider;
    Result<RenderTarget> target = chooseTarget(opened.catalog, provider, judge.model, opened.workspace().manifest());
    if (!target)
        return target.error();
    target->counter = counterFor(opened, *target);
    QHash<QString, QString> values = testCase.fields;
    values.insert(QStringLiteral("answer"), response.text);
    PromptBundle prompt = PromptBundle::fromText(expandPlaceholders(judge.question, values));
    prompt.outputSchema = scoreSchema();
    return outcrop::render(prompt, *target, {}, false);
}

Result<double> judgeScore(const ProviderResponse &response)
{
    if (const QString problem = unusableReason(response); !problem.isEmpty())
        return Error{ErrorCode::Invalid, problem, {}};
    const Result<Json> found = structuredResponse(response, lenientScoreSchema());
    return found ? Result<double>(found->at("mark").get<double>()) : found.error();
}

} // namespace outcrop
