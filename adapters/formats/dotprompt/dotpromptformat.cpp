// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/dotprompt/dotpromptformat.h"

#include "adapters/formats/base/builtinformats.h"
#include "adapters/formats/dotprompt/dotpromptbody.h"
#include "adapters/formats/dotprompt/picoschema.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/templateconversion.h"
#include "core/formats/writtenmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString formatName = QStringLiteral("dotprompt");

/// Fills a prompt from a document.
class DotpromptReader
{
public:
    DotpromptReader(const DotpromptDocument &document, const FormatInput &input) : m_document(document), m_head(document.head), m_input(input)
    {
        m_prompt.format = formatName;
        m_prompt.dialect = TemplateDialect::Handlebars;
    }

    ParsedPromptFile run()
    {
        readTexts();
        readModel();
        readTools();
        readSchemas();
        readBody();
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_head, {}, formatsmessages::keptForFormat());
        addInferredInputs(m_prompt);
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, m_document.diagnostics};
    }

private:
    void readTexts()
    {
        readText(u"name", m_prompt.name);
        readText(u"version", m_prompt.version);
        readText(u"description", m_prompt.description);
        if (m_prompt.name.isEmpty())
            m_prompt.name = m_input.stem();
        if (m_head[u"metadata"].isMapping() && !m_head[u"metadata"].members().isEmpty()) {
            m_prompt.metadata = m_head[u"metadata"].toJson();
            m_ledger.use(QStringLiteral("metadata"), QStringLiteral("metadata"));
        }
    }

    void readText(QStringView key, QString &text)
    {
        if (!m_head[key].isScalar() || m_head[key].isNull())
            return;
        text = m_head[key].text();
        m_ledger.use(key.toString(), key.toString());
    }

    void readModel()
    {
        readText(u"model", m_prompt.model);
        splitModel(m_prompt);
        if (m_head[u"config"].isMapping())
            readParameters(m_head[u"config"], QStringLiteral("config"), m_prompt, m_ledger);
    }

    void readTools()
    {
        const QList<DataNode> &definitions = m_head[u"toolDefs"].items();
        for (qsizetype at = 0; at < definitions.size(); ++at) {
            const DataNode &node = definitions.at(at);
            const Result<Json> schema = jsonSchemaOfPicoschema(node[u"inputSchema"], {}, m_input.file);
            if (node[u"name"].text().isEmpty() || !schema)
                continue; // kept as a foreign key
            const QString path = itemPath(QStringLiteral("toolDefs"), at);
            const QString part = QStringLiteral("tools.") + node[u"name"].text();
            m_prompt.tools.append({node[u"name"].text(), node[u"description"].text(), *schema, {}});
            m_ledger.use(path + QStringLiteral(".name"), part);
            m_ledger.use(path + QStringLiteral(".inputSchema"), part);
            if (!node[u"description"].isMissing())
                m_ledger.use(path + QStringLiteral(".description"), part);
        }
        const QList<DataNode> &names = m_head[u"tools"].items();
        for (qsizetype at = 0; at < names.size(); ++at) {
            const QString name = names.at(at).text();
            if (name.isEmpty())
                continue;
            if (!m_prompt.tool(name))
                m_prompt.tools.append({name, {}, {}, jsonString(name)});
            m_ledger.add(itemPath(QStringLiteral("tools"), at), LossAction::Kept, QStringLiteral("tools.") + name);
        }
    }

    void readSchemas()
    {
        if (!m_document.outputSchema.is_null()) {
            m_prompt.outputSchema = m_document.outputSchema;
            m_ledger.use(QStringLiteral("output.schema"), QStringLiteral("output.schema"));
            if (m_head.at(u"output.format").text() == u"json")
                m_ledger.use(QStringLiteral("output.format"), QStringLiteral("output.schema"));
        }
        const bool isObject = m_document.inputSchema.is_object() && m_document.inputSchema.contains("properties");
        if (isObject) {
            m_prompt.inputs = inputsOfSchema(m_document.inputSchema);
            m_ledger.add(QStringLiteral("input.schema"), LossAction::Approximated, QStringLiteral("inputs"), formatsmessages::schemaOfInputs());
        }
        for (const DataNode::Member &member : m_head.at(u"input.default").members()) {
            const auto known = std::find_if(m_prompt.inputs.begin(), m_prompt.inputs.end(), [&member](const PromptVariable &one) { return one.name == member.key; });
            if (known == m_prompt.inputs.end())
                m_prompt.inputs.append({member.key, inputTypeOf({{"type", member.value.isSequence() ? "array" : "string"}})});
            PromptVariable &input = known == m_prompt.inputs.end() ? m_prompt.inputs.last() : *known;
            input.defaultValue = member.value.toJson();
            input.isRequired = false;
            m_ledger.add(memberPath(QStringLiteral("input.default"), member.key), LossAction::Kept, QStringLiteral("inputs.") + member.key);
        }
    }

    void readBody()
    {
        const DotpromptBody body = readDotpromptBody(m_document.body);
        m_prompt.messages = body.messages;
        m_ledger.add(QStringLiteral("body"), LossAction::Kept, QStringLiteral("messages"));
        for (const QString &tag : body.dynamicTags)
            m_ledger.add(QStringLiteral("body"), LossAction::Approximated, QStringLiteral("messages"), formatsmessages::dynamicTag(tag));
        static const QRegularExpression helper(QStringLiteral("\\{\\{#?\\s*(json|ifEquals|unlessEquals)\\b"));
        if (helper.match(m_document.body).hasMatch())
            m_ledger.add(QStringLiteral("body"), LossAction::Kept, QStringLiteral("conditions"));
    }

    const DotpromptDocument &m_document;
    DataNode m_head;
    const FormatInput &m_input;
    PromptFile m_prompt;
    SourceLedger m_ledger;
};

/// Returns the keys that contain a dot, by namespace. The namespace ends at the last dot.
Json extensionsOf(const DataNode &head)
{
    Json extensions = Json::object();
    for (const DataNode::Member &member : head.members()) {
        const qsizetype dot = member.key.lastIndexOf(u'.');
        if (dot > 0)
            extensions[member.key.left(dot).toStdString()][member.key.mid(dot + 1).toStdString()] = member.value.toJson();
    }
    return extensions;
}

Result<Json> schemaAt(const DataNode &head, QStringView path, const Json &namedJson, const QString &file)
{
    const DataNode &node = head.at(path);
    return node.isMissing() || node.isNull() ? Result<Json>(Json()) : jsonSchemaOfPicoschema(node, namedJson, file);
}

Json writeHead(const PromptFile &prompt, TargetLedger &ledger)
{
    Json head = Json::object();
    const auto add = [&](const char *key, const QString &text) {
        if (text.isEmpty())
            return;
        head[key] = jsonString(text);
        ledger.keep(QString::fromLatin1(key), QString::fromLatin1(key));
    };
    add("name", prompt.name);
    add("version", prompt.version);
    add("description", prompt.description);
    add("model", joinedModel(prompt));
    if (!prompt.provider.isEmpty() && !prompt.model.isEmpty())
        ledger.add(QStringLiteral("provider"), LossAction::Renamed, QStringLiteral("model"), formatsmessages::providerInModel());
    if (Json config = writeParameters(prompt, ParameterStyle::CamelCase, QStringLiteral("config"), ledger); !config.empty())
        head["config"] = config;
    if (!prompt.inputs.isEmpty())
        head["input"]["schema"] = schemaOfInputs(prompt.inputs);
    for (const PromptVariable &input : prompt.inputs) {
        const QString part = QStringLiteral("inputs.") + input.name;
        ledger.keep(part, QStringLiteral("input.schema.properties.") + input.name);
        if (!input.defaultValue.is_null())
            head["input"]["default"][input.name.toStdString()] = input.defaultValue;
        if (!input.testValues.empty())
            ledger.add(part, LossAction::Approximated, QStringLiteral("input"), formatsmessages::testValuesOmitted());
    }
    if (!prompt.outputSchema.is_null()) {
        head["output"] = {{"format", "json"}, {"schema", prompt.outputSchema}};
        ledger.keep(QStringLiteral("output.schema"), QStringLiteral("output.schema"));
    }
    if (!prompt.metadata.empty()) {
        head["metadata"] = prompt.metadata;
        ledger.addAll(PromptFeature::Metadata, LossAction::Kept, QStringLiteral("metadata"));
    }
    return head;
}

void addTools(const PromptFile &prompt, Json &head, TargetLedger &ledger)
{
    for (const PromptTool &tool : prompt.tools) {
        const bool isName = tool.definition.is_string();
        if (!tool.isFunction() && !isName)
            continue;
        head["tools"].push_back(jsonString(tool.name));
        if (tool.isFunction())
            head["toolDefs"].push_back({{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"inputSchema", tool.parameters}});
        ledger.keep(QStringLiteral("tools.") + tool.name, QStringLiteral("tools"));
    }
}

} // namespace

Result<DotpromptDocument> readDotpromptDocument(const QString &text, const QString &file, const Json &namedJson)
{
    static const QRegularExpression split(QStringLiteral("\\A(?:[ \\t]*(?:#[^\\r\\n]*)?(?:\\r\\n|\\r|\\n))*---[ \\t]*(?:\\r\\n|\\r|\\n)(.*?)(?:(?<=[\\r\\n])|(?:\\r\\n|\\r|\\n))---[ \\t]*(?:(?:\\r\\n|\\r|\\n)(.*))?\\z"),
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch parts = split.match(text);
    DotpromptDocument document;
    document.body = text;
    if (!parts.hasMatch())
        return document;
    const DataDocument yaml = readYaml(parts.captured(1), file, positionAt(text, parts.capturedStart(1)));
    const bool isEmpty = parts.captured(1).trimmed().isEmpty();
    if (!yaml.isParsed || !(yaml.root.isMapping() || yaml.root.isNull() || yaml.root.isMissing() || isEmpty)) {
        document.diagnostics = yaml.diagnostics;
        for (Diagnostic &found : document.diagnostics)
            found.severity = Severity::Warning;
        return document;
    }
    document.hasHead = true;
    document.head = yaml.root;
    document.body = parts.captured(2).trimmed();
    document.extensions = extensionsOf(document.head);
    const Result<Json> inputs = schemaAt(document.head, u"input.schema", namedJson, file);
    const Result<Json> output = schemaAt(document.head, u"output.schema", namedJson, file);
    if (!inputs || !output)
        return inputs ? output.error() : inputs.error();
    document.inputSchema = *inputs;
    document.outputSchema = *output;
    return document;
}

namespace {

FormatDescription describeDotprompt()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {formatName, QStringLiteral("dotprompt"), QStringLiteral("*.prompt"), true,
        {{Feature::Name, Support::Kept}, {Feature::Version, Support::Kept}, {Feature::Description, Support::Kept}, {Feature::Model, Support::Kept}, {Feature::Parameters, Support::Kept},
            {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept}, {Feature::History, Support::Kept}, {Feature::Media, Support::Kept}, {Feature::Inputs, Support::Kept},
            {Feature::Logic, Support::Kept}, {Feature::Tools, Support::Kept}, {Feature::OutputSchema, Support::Kept}, {Feature::Metadata, Support::Kept}}};
}

FormatMatch detectDotprompt(const FormatInput &input)
{
    static const QRegularExpression helper(QStringLiteral("\\{\\{~?\\s*(?:role\\s+[\"']|history\\s*~?\\}|media\\s+url=)"));
    const bool isNamed = input.file.endsWith(u".prompt");
    const bool hasHelper = input.text.contains(helper);
    static const QRegularExpression otherDialect(QStringLiteral("^(?:<(?:system|user|assistant|message)\\b|(?:System|User|Assistant):)"), QRegularExpression::MultilineOption);
    if (isNamed && !hasHelper && input.text.contains(otherDialect)) // a file of Humanloop or LiteLLM
        return FormatMatch::Likely;
    return isNamed ? FormatMatch::Certain : hasHelper ? FormatMatch::Likely : FormatMatch::No;
}

Result<ParsedPromptFile> readDotprompt(const FormatInput &input)
{
    const Result<DotpromptDocument> document = readDotpromptDocument(input.text, input.file);
    if (!document)
        return document.error();
    return DotpromptReader(*document, input).run();
}

Result<WrittenPromptFile> writeDotprompt(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    Json head = writeHead(prompt, ledger);
    addTools(prompt, head, ledger);
    restoreForeignKeys(prompt, formatName, head, ledger);
    const QList<PromptMessage> messages = convertMessages(prompt, TemplateLanguage::Handlebars, {false, true}, ledger);
    QString text = QStringLiteral("---\n");
    for (const auto &[key, value] : head.items())
        text += yamlEntry(QString::fromStdString(key), value, YamlLayout());
    text += QStringLiteral("---\n") + dotpromptBodyOf(messages);
    return WrittenPromptFile{documentNameFrom(prompt.name) + QStringLiteral(".prompt"), text.toUtf8(), ledger.finish(describeDotprompt().title)};
}

} // namespace

std::unique_ptr<FileFormat> dotpromptFormat()
{
    return makeFormat({describeDotprompt, detectDotprompt, readDotprompt, writeDotprompt});
}

} // namespace outcrop
