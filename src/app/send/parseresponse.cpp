// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/parseresponse.h"

#include "app/workspace/lowerschemas.h"
#include "core/exchange/answerreader.h"

#include <algorithm>

namespace outcrop {
namespace {

ResponseContract contractOf(const OutputSchema &output)
{
    ResponseContract contract = ResponseContract::fromSchema(output.schema, output.name);
    contract.toolName = output.name;
    return contract;
}

/// Whether the provider's own machinery holds the answer to the schema. One that falls back on the prompt's words may not have it.
bool guaranteesSchema(const Adapter *adapter)
{
    return adapter && adapter->outputMechanism != OutputMechanism::PromptText && adapter->outputFallback != OutputMechanism::PromptText;
}

/// One of several schemas: that of the answer.
const NamedSchema *answerSchemaIn(const QList<NamedSchema> &schemas)
{
    const auto output = std::find_if(schemas.begin(), schemas.end(),
        [](const NamedSchema &schema) { return !schema.name.startsWith(QLatin1String("tools/")); });
    return output == schemas.end() ? nullptr : &*output;
}

/// The rules that a prompt asked to be kept.
QList<Rule> rulesIn(const Json &metadata, const RuleSet &set)
{
    QList<Rule> asked;
    for (const Json &row : metadata.value("rules", Json::array())) {
        const Rule *rule = row.is_object() ? set.find(qString(row.value("id", Json()))) : nullptr;
        if (rule)
            asked.append(*rule);
    }
    return asked;
}

/// Those that prompts of a type ask to be kept.
QList<Rule> rulesOfType(const PromptConfiguration &configuration, const QString &type)
{
    const HybridTemplate *asking = configuration.templates->find(type);
    QList<Rule> asked;
    if (!asking)
        return asked;
    for (const InjectedRule &one : injectRules(*configuration.rules, asking->rules, {}, configuration.countTokens).sent)
        asked.append(*one.rule);
    return asked;
}

} // namespace

ResponseContract contractOf(const OpenedWorkspace &opened, const RenderResult &render)
{
    const PromptConfiguration &configuration = opened.library.configuration;
    const HybridEnvelope *sent = render.bundle.hybrid && render.request.envelope == PromptEnvelope::Hybrid ? &*render.bundle.hybrid : nullptr;
    ResponseContract contract = render.bundle.outputSchema ? contractOf(*render.bundle.outputSchema)
        : sent                                             ? ResponseContract::ofType(*configuration.responses, sent->promptType)
                                                           : ResponseContract();
    if (sent)
        contract.rules = rulesIn(sent->metadata, *configuration.rules);
    contract.quality = readQualityThresholds(configuration.quality);
    return contract;
}

QStringList responseTypes(const ResponseSchemas &schemas)
{
    QStringList types;
    for (const DataNode::Member &member : schemas.data[u"schemas"].members())
        types.append(member.key);
    return types;
}

Result<ResponseContract> contractOfType(const OpenedWorkspace &opened, const QString &type)
{
    const ResponseSchemas &schemas = *opened.library.configuration.responses;
    ResponseContract contract = ResponseContract::ofType(schemas, type);
    contract.rules = rulesOfType(opened.library.configuration, type);
    contract.quality = readQualityThresholds(opened.library.configuration.quality);
    if (contract.asksForData())
        return contract;
    const QStringList types = responseTypes(schemas);
    const QString known = types.isEmpty() ? QStringLiteral("the workspace has no config/response_schemas.yaml with types of answers")
                                          : QStringLiteral("there are ") + types.join(QStringLiteral(", "));
    return Error{ErrorCode::NotFound, QStringLiteral("there is no type of answer called `%1`; %2").arg(type, known), {}};
}

Result<ResponseContract> contractOfSchema(const QString &file, const QString &text)
{
    const Result<QList<NamedSchema>> schemas = readSchemas(file, text);
    if (!schemas)
        return schemas.error();
    const NamedSchema *output = answerSchemaIn(*schemas);
    if (!output)
        return Error{ErrorCode::Invalid, QStringLiteral("This agent has no output.schema."), {file, {}}};
    return ResponseContract::fromSchema(output->schema, file);
}

ReaskPolicy reaskPolicyOf(const OpenedWorkspace &opened, const RenderResult &render)
{
    const bool bySchema = render.bundle.outputSchema.has_value();
    return ReaskPolicy::forProvider(bySchema && guaranteesSchema(opened.catalog.adapter(render.request.provider)));
}

Result<ProviderAnswer> answerInBody(const OpenedWorkspace &opened, const QString &provider, const QByteArray &body)
{
    const auto target = chooseTarget(opened.catalog, provider, {}, opened.workspace().manifest());
    if (!target)
        return target.error();
    AnswerOutcome outcome = readAnswer(AnswerFormat::read(*target->wireFormat), {}, body);
    if (outcome.failure)
        return Error{ErrorCode::Invalid, QStringLiteral("this is no answer of %1: %2").arg(provider, outcome.failure->message), {}};
    return std::move(outcome.answer);
}

} // namespace outcrop
