// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/parseresponse.h"

#include "app/rules/isolatedsyntax.h"
#include "app/send/sendmessages.h"
#include "app/workspace/lowerschemas.h"
#include "core/base/joinedtext.h"
#include "core/exchange/providerresponsestream.h"
#include "core/exchange/responsereader.h"
#include "core/interactions/redaction.h"

#include <algorithm>

namespace outcrop {
namespace {

ResponseContract contractOf(const OutputSchema &output)
{
    ResponseContract contract = ResponseContract::fromSchema(output.schema, output.name);
    contract.toolName = output.name;
    return contract;
}

/// Returns whether the provider enforces the schema. A fallback to prompt instructions does not.
bool guaranteesSchema(const Adapter *adapter)
{
    return adapter && adapter->outputMechanism != OutputMechanism::PromptText && adapter->outputFallback != OutputMechanism::PromptText;
}

/// Returns the schema of the response, not of a tool, or null.
const NamedSchema *responseSchemaIn(const QList<NamedSchema> &schemas)
{
    const auto output = std::find_if(schemas.begin(), schemas.end(),
        [](const NamedSchema &schema) { return !schema.name.startsWith(QLatin1String("tools/")); });
    return output == schemas.end() ? nullptr : &*output;
}

/// Returns the rules that the prompt included and that the rule set still has.
QList<Rule> rulesIn(const Json &metadata, const RuleSet &set)
{
    QList<Rule> askedRules;
    for (const Json &row : metadata.value("rules", Json::array())) {
        const Rule *rule = row.is_object() ? set.find(qString(row.value("id", Json()))) : nullptr;
        if (rule)
            askedRules.append(*rule);
    }
    return askedRules;
}

/// Returns the rules that prompts of a type include; empty if the type has no template.
QList<Rule> rulesOfType(const PromptConfiguration &configuration, const QString &type)
{
    const HybridTemplate *askingTemplate = configuration.templates->find(type);
    QList<Rule> askedRules;
    if (!askingTemplate)
        return askedRules;
    for (const InjectedRule &one : injectRules(*configuration.rules, askingTemplate->rules, {}, configuration.countTokens).sent)
        askedRules.append(*one.rule);
    return askedRules;
}

/// Returns whether the body is a recorded stream of server-sent events.
bool isRecordedStream(const QByteArray &body)
{
    const QByteArray text = body.first(std::min<qsizetype>(body.size(), 4096)).trimmed();
    return text.startsWith("data:") || text.startsWith("event:") || text.startsWith(':');
}

ResponseOutcome outcomeIn(const WireFormat &wire, const QByteArray &body)
{
    const ResponseFormat format = ResponseFormat::read(wire);
    if (!format.canStream() || !isRecordedStream(body))
        return readResponse(format, {}, body);
    ProviderResponseStream stream(format);
    stream.feed(body);
    return stream.finish();
}

ProviderResponse redactResponse(ProviderResponse response, const Redactor &redactor, QString &removed)
{
    RedactionCounts counts;
    response.text = redactor.redacted(response.text, counts);
    for (ToolCall &call : response.toolCalls)
        call.arguments = redactor.redacted(call.arguments, counts);
    removed = redactionText(counts);
    RedactionCounts same; // the raw response repeats the same secrets, so they are not counted again
    response.reasoning = redactor.redacted(response.reasoning, same);
    response.rawJson = redactor.redacted(response.rawJson, same);
    return response;
}

/// Returns a function that redacts secrets or personal data in responses, by the rules that also apply to records.
ResponseRedactor redactorFor(const Workspace &workspace)
{
    const InteractionRules rules = readInteractionRules(workspace);
    return [secrets = Redactor(rules.filterRedaction(false)), personal = Redactor(rules.filterRedaction(true))](
               const ProviderResponse &response, FilterKind kind, QString &removed) {
        return redactResponse(response, kind == FilterKind::PersonalData ? personal : secrets, removed);
    };
}

} // namespace

ResponseContract contractOf(const OpenedWorkspace &opened, const RenderResult &render)
{
    const PromptConfiguration &configuration = opened.library.configuration;
    const HybridEnvelope *sent = render.bundle.hybrid && render.request.envelope == PromptEnvelope::Hybrid ? &*render.bundle.hybrid : nullptr;
    ResponseContract contract = render.bundle.outputSchema ? contractOf(*render.bundle.outputSchema)
        : sent                                             ? ResponseContract::contractForPromptType(*configuration.responses, sent->promptType)
                                                           : ResponseContract();
    if (sent)
        contract.rules = rulesIn(sent->metadata, *configuration.rules);
    contract.readSyntax = makeIsolatedParser();
    contract.quality = readQualityThresholds(configuration.qualityThresholds);
    contract.filters = render.bundle.outputFilters;
    contract.fallbackBehavior = render.bundle.fallbackBehavior;
    if (std::any_of(contract.filters.begin(), contract.filters.end(), [](const OutputFilter &filter) { return filter.removesText(); }))
        contract.redact = redactorFor(opened.workspace());
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
    ResponseContract contract = ResponseContract::contractForPromptType(schemas, type);
    contract.rules = rulesOfType(opened.library.configuration, type);
    contract.readSyntax = makeIsolatedParser();
    contract.quality = readQualityThresholds(opened.library.configuration.qualityThresholds);
    if (contract.requestsData())
        return contract;
    const QStringList types = responseTypes(schemas);
    return Error{ErrorCode::NotFound, types.isEmpty() ? sendmessages::noResponseSchemas(type) : sendmessages::noResponseType(type, types.join(listSeparator())), {}};
}

Result<ResponseContract> contractOfSchema(const QString &file, const QString &text)
{
    const Result<QList<NamedSchema>> schemas = readSchemas(file, text);
    if (!schemas)
        return schemas.error();
    const NamedSchema *output = responseSchemaIn(*schemas);
    if (!output)
        return Error{ErrorCode::Invalid, sendmessages::noOutputSchema(), {file, {}}};
    return ResponseContract::fromSchema(output->schema, file);
}

ResponseRetryPolicy responseRetryPolicyOf(const OpenedWorkspace &opened, const RenderResult &render)
{
    if (const Fallback fallback = fallbackFromName(render.bundle.fallbackBehavior); fallback != Fallback::Unset)
        return ResponseRetryPolicy::policyForFallback(fallback);
    const bool hasSchema = render.bundle.outputSchema.has_value();
    return ResponseRetryPolicy::forProvider(
        hasSchema && guaranteesSchema(opened.catalog.adapter(render.request.provider)));
}

Result<ResponseInBody> responseInBody(const OpenedWorkspace &opened, const QString &provider, const QByteArray &body)
{
    const auto target = chooseTarget(opened.catalog, provider, {}, opened.workspace().manifest());
    if (!target)
        return target.error();
    const WireFormat *configuredFormat = target->wireFormat;
    ResponseOutcome outcome = outcomeIn(*configuredFormat, body);
    if (!outcome.failure)
        return ResponseInBody{std::move(outcome.response), configuredFormat->name};
    for (const WireFormat &other : opened.catalog.wireFormats()) {
        if (ResponseOutcome found = outcomeIn(other, body); outcome.failure->kind == FailureKind::Malformed && !found.failure)
            return ResponseInBody{std::move(found.response), other.name, true};
    }
    return Error{ErrorCode::Invalid, sendmessages::notAResponse(provider, outcome.failure->message), {}};
}

ParsedResponse parseBody(const ResponseInBody &body, const ResponseContract &contract, const ResponseContext &context)
{
    ParsedResponse response = parseResponse(body.response, contract, context);
    if (body.isOtherFormat) {
        const QString message = sendmessages::otherWireFormat(body.wire);
        response.findings.append({Severity::Note, QStringLiteral("response-wire"), message, {context.file, {}}});
    }
    return response;
}

} // namespace outcrop
