// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "adapters/formats/langchain/langchainreader.h"
#include "core/base/joinedtext.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/writtenmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

Json node(const QStringList &id, const Json &values)
{
    QStringList fullId{QStringLiteral("langchain_core")};
    return {{"lc", 1}, {"type", "constructor"}, {"id", jsonStrings(fullId + id)}, {"kwargs", values}};
}

/// Writes messages in one template language and collects their variables, because LangChain rejects a prompt whose `input_variables` differ from those of its
/// templates.
class MessageNodes
{
public:
    explicit MessageNodes(TemplateDialect dialect) : m_dialect(dialect) { }

    Json messageOf(const PromptMessage &message)
    {
        if (message.isHistory)
            return placeholder(message.name.isEmpty() ? QStringLiteral("history") : message.name);
        const QString kind = message.role == Message::Role::System ? QStringLiteral("System") : message.role == Message::Role::Assistant ? QStringLiteral("AI") : QStringLiteral("Human");
        Json parts = Json::array();
        bool hasMedia = false;
        for (const PromptPiece &piece : message.pieces) {
            hasMedia |= piece.kind == PromptPiece::Kind::Media;
            parts.push_back(piece.kind == PromptPiece::Kind::Media ? image(piece.text) : textTemplate(piece.text));
        }
        return node({m_prompts, m_chat, kind + QStringLiteral("MessagePromptTemplate")}, {{"prompt", hasMedia ? parts : textTemplate(message.text())}});
    }

    /// Returns the variables of the messages so far.
    QStringList variables() const { return m_variables; }

private:
    Json placeholder(const QString &name)
    {
        addVariables({name});
        return node({m_prompts, m_chat, QStringLiteral("MessagesPlaceholder")}, {{"variable_name", jsonString(name)}, {"optional", true}});
    }

    Json textTemplate(const QString &text)
    {
        return templateNode({m_prompts, QStringLiteral("prompt"), QStringLiteral("PromptTemplate")}, jsonString(text), text);
    }

    Json image(const QString &address)
    {
        return templateNode({m_prompts, QStringLiteral("image"), QStringLiteral("ImagePromptTemplate")}, {{"url", jsonString(address)}}, address);
    }

    Json templateNode(const QStringList &id, const Json &value, const QString &text)
    {
        const QStringList names = variablesOf(text, m_dialect);
        addVariables(names);
        const QString format = m_dialect == TemplateDialect::Jinja ? QStringLiteral("jinja2") : QStringLiteral("mustache");
        return node(id, {{"template", value}, {"template_format", jsonString(format)}, {"input_variables", jsonStrings(names)}});
    }

    void addVariables(const QStringList &names)
    {
        m_variables += names;
        m_variables.removeDuplicates();
    }

    const QString m_prompts = QStringLiteral("prompts");
    const QString m_chat = QStringLiteral("chat");
    TemplateDialect m_dialect;
    QStringList m_variables;
};

/// Returns whether Mustache, which every LangChain library supports, can express the prompt's templates.
bool fitsMustache(const PromptFile &prompt)
{
    const auto fits = [&prompt](const PromptPiece &piece) { return convertTemplate(piece.text, prompt.dialect, TemplateLanguage::Mustache).problems.isEmpty(); };
    return std::all_of(prompt.messages.begin(), prompt.messages.end(), [&fits](const PromptMessage &message) { return std::all_of(message.pieces.begin(), message.pieces.end(), fits); });
}

/// Returns the name of a provider's chat class; ChatOpenAI for an unknown provider.
QString chatClassOf(const QString &provider)
{
    static const QHash<QString, QString> names{{QStringLiteral("openai"), QStringLiteral("ChatOpenAI")}, {QStringLiteral("anthropic"), QStringLiteral("ChatAnthropic")},
        {QStringLiteral("google"), QStringLiteral("ChatGoogle")}, {QStringLiteral("ollama"), QStringLiteral("ChatOllama")}};
    return names.value(provider, QStringLiteral("ChatOpenAI"));
}

/// Returns the model with its parameters and tools; null if the prompt does not name a model.
Json writeModel(const PromptFile &prompt, TargetLedger &ledger)
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

Result<ParsedPromptFile> readLangchainFile(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    static const QStringList known{QStringLiteral("RunnableSequence"), QStringLiteral("PromptPlayground"), QStringLiteral("ChatPromptTemplate"), QStringLiteral("StructuredPrompt"), QStringLiteral("PromptTemplate"), QStringLiteral("FewShotPromptTemplate")};
    const QString kind = langchainClass(input.data);
    if (!known.contains(kind))
        return Error{ErrorCode::Invalid, formatsmessages::unknownLangchain(kind, known.join(listSeparator())), {input.file, input.data.range()}};
    return readLangchain(input);
}

Result<WrittenPromptFile> writeLangchain(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    const bool isJinja = prompt.dialect == TemplateDialect::Jinja && !fitsMustache(prompt);
    const QList<PromptMessage> written = convertMessages(prompt, isJinja ? TemplateLanguage::Jinja : TemplateLanguage::Mustache, {false, true}, ledger);
    MessageNodes nodes(isJinja ? TemplateDialect::Jinja : TemplateDialect::Mustache);
    Json messages = Json::array();
    for (const PromptMessage &message : written)
        messages.push_back(nodes.messageOf(message));
    Json values{{"messages", messages}, {"input_variables", jsonStrings(nodes.variables())}};
    for (const PromptVariable &input : prompt.inputs) {
        if (input.defaultValue.is_string() && nodes.variables().contains(input.name))
            values["partial_variables"][input.name.toStdString()] = input.defaultValue;
    }
    ledger.addAll(PromptFeature::Inputs, LossAction::Approximated, QStringLiteral("input_variables"), formatsmessages::placeholdersOnly());
    const bool hasSchema = !prompt.outputSchema.is_null();
    if (hasSchema) {
        values["schema_"] = prompt.outputSchema;
        ledger.keep(QStringLiteral("output.schema"), QStringLiteral("schema_"));
    }
    Json root = node({QStringLiteral("prompts"), hasSchema ? QStringLiteral("structured") : QStringLiteral("chat"), hasSchema ? QStringLiteral("StructuredPrompt") : QStringLiteral("ChatPromptTemplate")}, values);
    if (const Json model = writeModel(prompt, ledger); !model.is_null())
        root = node({QStringLiteral("runnables"), QStringLiteral("RunnableSequence")}, {{"first", root}, {"last", model}});
    return WrittenPromptFile{documentNameFrom(prompt.name) + QStringLiteral(".json"), jsonText(root), ledger.finish(describeLangchain().title)};
}

} // namespace

std::unique_ptr<FileFormat> langchainFormat()
{
    return makeFormat({describeLangchain, detectLangchain, readLangchainFile, writeLangchain});
}

} // namespace outcrop
