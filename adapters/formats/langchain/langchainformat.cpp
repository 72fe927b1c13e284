// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "adapters/formats/langchain/langchainreader.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/writtenmessages.h"

namespace outcrop {
namespace {

Json node(const QStringList &id, const Json &values)
{
    QStringList full{QStringLiteral("langchain_core")};
    return {{"lc", 1}, {"type", "constructor"}, {"id", jsonStrings(full + id)}, {"kwargs", values}};
}

Json messageOf(const PromptMessage &message, const QString &templateFormat)
{
    const auto template_ = [&](const QString &text) {
        return node({QStringLiteral("prompts"), QStringLiteral("prompt"), QStringLiteral("PromptTemplate")}, {{"template", jsonString(text)}, {"template_format", jsonString(templateFormat)}, {"input_variables", Json::array()}});
    };
    const QString chat = QStringLiteral("chat");
    const QString prompts = QStringLiteral("prompts");
    if (message.isHistory)
        return node({prompts, chat, QStringLiteral("MessagesPlaceholder")}, {{"variable_name", jsonString(message.name.isEmpty() ? QStringLiteral("history") : message.name)}, {"optional", true}});
    const QString kind = message.role == Message::Role::System ? QStringLiteral("System") : message.role == Message::Role::Assistant ? QStringLiteral("AI") : QStringLiteral("Human");
    Json parts = Json::array();
    bool hasMedia = false;
    for (const PromptPiece &piece : message.pieces) {
        hasMedia |= piece.kind == PromptPiece::Kind::Media;
        if (piece.kind == PromptPiece::Kind::Media)
            parts.push_back(node({prompts, QStringLiteral("image"), QStringLiteral("ImagePromptTemplate")},
                {{"template", {{"url", jsonString(piece.text)}}}, {"template_format", jsonString(templateFormat)}, {"input_variables", Json::array()}}));
        else
            parts.push_back(template_(piece.text));
    }
    return node({prompts, chat, kind + QStringLiteral("MessagePromptTemplate")}, {{"prompt", hasMedia ? parts : template_(message.text())}});
}

/// Returns the name of a provider's chat class; ChatOpenAI for an unknown provider.
QString chatClassOf(const QString &provider)
{
    static const QHash<QString, QString> names{{QStringLiteral("openai"), QStringLiteral("ChatOpenAI")}, {QStringLiteral("anthropic"), QStringLiteral("ChatAnthropic")},
        {QStringLiteral("google"), QStringLiteral("ChatGoogle")}, {QStringLiteral("ollama"), QStringLiteral("ChatOllama")}};
    return names.value(provider, QStringLiteral("ChatOpenAI"));
}

/// Returns the model with its parameters and tools; null if the prompt does not name a model.
Json modelOf(const PromptFile &prompt, TargetLedger &ledger)
{
    if (prompt.model.isEmpty())
        return {};
    Json values = writeParameters(prompt, ParameterStyle::Anthropic, QStringLiteral("last.kwargs"), ledger);
    values["model"] = jsonString(prompt.model);
    ledger.keep(QStringLiteral("model"), QStringLiteral("last.kwargs.model"));
    if (!prompt.provider.isEmpty())
        ledger.keep(QStringLiteral("provider"), QStringLiteral("last.id"));
    const Json model{{"lc", 1}, {"type", "constructor"}, {"id", jsonStrings({QStringLiteral("langchain"), QStringLiteral("chat_models"), prompt.provider, chatClassOf(prompt.provider)})}, {"kwargs", values}};
    Json tools = Json::array();
    for (const PromptTool &tool : prompt.tools) {
        if (!tool.isFunction())
            continue;
        tools.push_back({{"type", "function"}, {"function", {{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"parameters", tool.parameters}}}});
        ledger.add(QStringLiteral("tools.") + tool.name, LossAction::Kept, QStringLiteral("last.kwargs.kwargs.tools"));
    }
    return tools.empty() ? model : node({QStringLiteral("runnables"), QStringLiteral("RunnableBinding")}, {{"bound", model}, {"kwargs", {{"tools", tools}}}});
}

FormatDescription describeLangchain()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {QStringLiteral("langchain"), formatsmessages::langchainTitle(), QStringLiteral("*.json"), true,
        {{Feature::Model, Support::Kept}, {Feature::Parameters, Support::Kept}, {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept}, {Feature::History, Support::Kept},
            {Feature::Media, Support::Kept}, {Feature::Inputs, Support::Approximated}, {Feature::Logic, Support::Kept}, {Feature::Tools, Support::Kept}, {Feature::OutputSchema, Support::Kept}}};
}

FormatMatch detectLangchain(const FormatInput &input)
{
    return langchainClass(input.data).isEmpty() ? FormatMatch::No : FormatMatch::Certain;
}

Result<ReadPromptFile> readLangchainFile(const FormatInput &input)
{
    if (const auto wrong = firstError(input.diagnostics))
        return toError(*wrong);
    static const QStringList known{QStringLiteral("RunnableSequence"), QStringLiteral("PromptPlayground"), QStringLiteral("ChatPromptTemplate"), QStringLiteral("StructuredPrompt"), QStringLiteral("PromptTemplate"), QStringLiteral("FewShotPromptTemplate")};
    const QString kind = langchainClass(input.data);
    if (!known.contains(kind))
        return Error{ErrorCode::Invalid, formatsmessages::unknownLangchain(kind, known.join(QStringLiteral(", "))), {input.file, input.data.range()}};
    return readLangchain(input);
}

Result<WrittenPromptFile> writeLangchain(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    const bool isJinja = prompt.dialect == TemplateDialect::Jinja;
    const QList<PromptMessage> written = writtenMessages(prompt, isJinja ? TemplateLanguage::Jinja : TemplateLanguage::Mustache, {false, true}, ledger);
    Json messages = Json::array();
    for (const PromptMessage &message : written)
        messages.push_back(messageOf(message, isJinja ? QStringLiteral("jinja2") : QStringLiteral("mustache")));
    Json values{{"messages", messages}, {"input_variables", jsonStrings(variablesOf(prompt))}};
    for (const PromptVariable &input : prompt.inputs) {
        if (input.defaultValue.is_string())
            values["partial_variables"][input.name.toStdString()] = input.defaultValue;
    }
    ledger.addAll(PromptFeature::Inputs, LossAction::Approximated, QStringLiteral("input_variables"), formatsmessages::placeholdersOnly());
    const bool hasSchema = !prompt.outputSchema.is_null();
    if (hasSchema) {
        values["schema_"] = prompt.outputSchema;
        ledger.keep(QStringLiteral("output.schema"), QStringLiteral("schema_"));
    }
    Json root = node({QStringLiteral("prompts"), hasSchema ? QStringLiteral("structured") : QStringLiteral("chat"), hasSchema ? QStringLiteral("StructuredPrompt") : QStringLiteral("ChatPromptTemplate")}, values);
    if (const Json model = modelOf(prompt, ledger); !model.is_null())
        root = node({QStringLiteral("runnables"), QStringLiteral("RunnableSequence")}, {{"first", root}, {"last", model}});
    return WrittenPromptFile{documentNameFrom(prompt.name) + QStringLiteral(".json"), jsonText(root), ledger.finish(describeLangchain().title)};
}

} // namespace

std::unique_ptr<FileFormat> langchainFormat()
{
    return makeFormat({describeLangchain, detectLangchain, readLangchainFile, writeLangchain});
}

} // namespace outcrop
