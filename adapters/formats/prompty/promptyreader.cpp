// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/prompty/promptyreader.h"

#include "adapters/formats/prompty/promptybody.h"
#include "adapters/formats/prompty/promptyproperties.h"
#include "core/documents/data/yamlreader.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Fills a prompt from front matter and body.
class PromptyReader
{
public:
    PromptyReader(const DataNode &head, const QString &body, const FormatInput &input) : m_head(head), m_body(body), m_input(input)
    {
        m_prompt.format = QStringLiteral("prompty");
        m_prompt.dialect = TemplateDialect::Jinja;
    }

    ParsedPromptFile run()
    {
        readTexts();
        readModel();
        readTemplate();
        readInputs();
        readOutputs();
        readTools();
        readBody();
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_head, {}, formatsmessages::keptForFormat());
        addInferredInputs(m_prompt);
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, {}};
    }

private:
    void readTexts()
    {
        readText(u"name", QStringLiteral("name"), m_prompt.name);
        readText(u"description", QStringLiteral("description"), m_prompt.description);
        if (m_prompt.name.isEmpty())
            m_prompt.name = m_input.stem();
        readText(u"version", QStringLiteral("version"), m_prompt.version);
        readText(u"metadata.version", QStringLiteral("version"), m_prompt.version);
        for (const QString &path : {QStringLiteral("tags"), QStringLiteral("metadata.tags")}) {
            if (!m_head.at(path).isSequence())
                continue;
            m_prompt.tags += m_head.at(path).toStrings();
            m_ledger.use(path, QStringLiteral("tags"));
        }
        const auto addMetadata = [this](const QString &path, const DataNode::Member &member) {
            m_prompt.metadata[member.key.toStdString()] = member.value.toJson();
            m_ledger.use(path, QStringLiteral("metadata.") + member.key);
        };
        for (const DataNode::Member &member : m_head[u"metadata"].members()) {
            if (const QString path = memberPath(QStringLiteral("metadata"), member.key); !m_ledger.covers(path))
                addMetadata(path, member);
        }
        if (const DataNode::Member *authors = m_head.member(u"authors"))
            addMetadata(QStringLiteral("authors"), *authors);
    }

    void readText(QStringView path, const QString &part, QString &text)
    {
        const DataNode &node = m_head.at(path);
        if (!text.isEmpty() || !node.isScalar() || node.isNull())
            return;
        text = node.text();
        m_ledger.use(path.toString(), part);
    }

    void readModel()
    {
        if (m_head[u"model"].isString())
            return readText(u"model", QStringLiteral("model"), m_prompt.model);
        readText(u"model.id", QStringLiteral("model"), m_prompt.model);
        readText(u"model.configuration.azure_deployment", QStringLiteral("model"), m_prompt.model);
        readText(u"model.configuration.model", QStringLiteral("model"), m_prompt.model);
        readText(u"model.provider", QStringLiteral("provider"), m_prompt.provider);
        readText(u"model.configuration.type", QStringLiteral("provider"), m_prompt.provider);
        readParameters(m_head.at(u"model.options"), QStringLiteral("model.options"), m_prompt, m_ledger);
        readParameters(m_head.at(u"model.parameters"), QStringLiteral("model.parameters"), m_prompt, m_ledger);
    }

    void readTemplate()
    {
        const bool isText = m_head[u"template"].isString();
        const QString path = isText ? QStringLiteral("template") : QStringLiteral("template.format.kind");
        const QString kind = m_head.at(path).text();
        if (kind == u"mustache" || kind == u"jinja2") {
            m_prompt.dialect = kind == u"mustache" ? TemplateDialect::Mustache : TemplateDialect::Jinja;
            m_ledger.add(path, LossAction::Kept, QStringLiteral("dialect"));
        }
        if (m_head.at(u"template.parser.kind").text() == u"prompty")
            m_ledger.add(QStringLiteral("template.parser.kind"), LossAction::Kept, QStringLiteral("messages"));
    }

    void readInputs()
    {
        for (const QString &key : {QStringLiteral("inputs"), QStringLiteral("inputSchema")}) {
            for (const PromptyProperty &property : promptyProperties(m_head[key], key)) {
                if (property.kind == u"thread")
                    readThread(property);
                else
                    readInput(property);
            }
        }
        for (const DataNode::Member &member : m_head[u"sample"].members()) // Prompty v1
            readSample(member);
    }

    void readThread(const PromptyProperty &property)
    {
        m_threads.append(property.name);
        const QString part = QStringLiteral("history.") + property.name;
        if (property.node[u"name"].isString() && property.path.endsWith(u']'))
            m_ledger.add(property.path + QStringLiteral(".name"), LossAction::Kept, part);
        m_ledger.add(property.path + QStringLiteral(".kind"), LossAction::Kept, part);
    }

    void readInput(const PromptyProperty &property)
    {
        const QString part = QStringLiteral("inputs.") + property.name;
        PromptVariable input{property.name, inputTypeOf({{"type", property.kind == u"float" ? "number" : property.kind.toStdString()}})};
        const DataNode &node = property.node;
        const bool isFile = property.kind == u"image" || property.kind == u"audio" || property.kind == u"file";
        input.isRequired = node[u"required"].toBool().value_or(false);
        if (!node.isMapping()) {
            input.defaultValue = node.toJson();
            m_ledger.add(property.path, LossAction::Kept, part);
        } else {
            input.description = node[u"description"].text();
            input.choices = node[u"enumValues"].toStrings();
            input.defaultValue = node[u"default"].isMissing() ? node[u"sample"].toJson() : node[u"default"].toJson();
            if (const DataNode &example = node[u"example"]; !example.isMissing())
                input.testValues.push_back(example.toJson());
            static const QStringList read{QStringLiteral("name"), QStringLiteral("description"), QStringLiteral("enumValues"), QStringLiteral("default"), QStringLiteral("example"),
                QStringLiteral("required"), QStringLiteral("sample")};
            for (const DataNode::Member &member : node.members()) {
                if (member.key == u"kind" || member.key == u"type")
                    m_ledger.add(memberPath(property.path, member.key), isFile ? LossAction::Approximated : LossAction::Kept, part, isFile ? formatsmessages::mediaInput(property.kind) : QString());
                else if (read.contains(member.key))
                    m_ledger.add(memberPath(property.path, member.key), LossAction::Kept, part);
            }
        }
        if (!input.choices.isEmpty())
            input.type = QStringLiteral("enum");
        m_prompt.inputs.append(input);
    }

    void readSample(const DataNode::Member &member)
    {
        if (!m_prompt.input(member.key))
            m_prompt.inputs.append({member.key, inputTypeOf({{"type", member.value.isSequence() ? "array" : "string"}}), {}, false});
        for (PromptVariable &input : m_prompt.inputs) {
            if (input.name == member.key)
                input.testValues.push_back(member.value.toJson());
        }
        m_ledger.add(memberPath(QStringLiteral("sample"), member.key), LossAction::Renamed, QStringLiteral("inputs.") + member.key);
    }

    void readOutputs()
    {
        for (const QString &key : {QStringLiteral("outputs"), QStringLiteral("outputSchema")}) {
            if (promptyProperties(m_head[key], key).isEmpty() || !m_prompt.outputSchema.is_null())
                continue;
            m_prompt.outputSchema = schemaOfPromptyProperties(m_head[key]);
            m_ledger.add(key, LossAction::Approximated, QStringLiteral("output.schema"), formatsmessages::propertiesAsSchema());
        }
    }

    void readTools()
    {
        for (const PromptyProperty &tool : promptyProperties(m_head[u"tools"], QStringLiteral("tools"))) {
            const QString part = QStringLiteral("tools.") + tool.name;
            const bool isFunction = tool.node[u"kind"].text() == u"function";
            if (!isFunction) {
                m_prompt.tools.append({tool.name, tool.node[u"description"].text(), {}, tool.node.toJson()});
                m_ledger.add(tool.path, LossAction::Moved, part, formatsmessages::otherTool(tool.node[u"kind"].text()));
                continue;
            }
            m_prompt.tools.append({tool.name, tool.node[u"description"].text(), schemaOfPromptyProperties(tool.node[u"parameters"]), {}});
            for (const char *key : {"name", "kind", "description", "parameters"}) {
                if (!tool.node[QString::fromLatin1(key)].isMissing())
                    m_ledger.use(memberPath(tool.path, QString::fromLatin1(key)), part);
            }
        }
    }

    void readBody()
    {
        const PromptyBody body = readPromptyBody(m_body, m_threads);
        m_prompt.messages = body.messages;
        m_ledger.add(QStringLiteral("body"), LossAction::Kept, QStringLiteral("messages"));
        for (const auto &[name, value] : body.attributes)
            m_ledger.add(QStringLiteral("body"), LossAction::Dropped, name, formatsmessages::roleAttribute(value));
        m_prompt.messages.detach();
    }

    DataNode m_head;
    QString m_body;
    const FormatInput &m_input;
    QStringList m_threads;
    PromptFile m_prompt;
    SourceLedger m_ledger;
};

} // namespace

Result<ParsedPromptFile> readPrompty(const FormatInput &input)
{
    static const QRegularExpression split(QStringLiteral("\\A\\s*(?:---|\\+\\+\\+)(.*?)(?:---|\\+\\+\\+)[ \\t]*(?:\\r?\\n)?(.*)\\z"), QRegularExpression::DotMatchesEverythingOption);
    const QString begin = input.text.trimmed().left(3);
    if (begin != u"---" && begin != u"+++")
        return PromptyReader({}, input.text, input).run();
    const QRegularExpressionMatch parts = split.match(input.text);
    if (!parts.hasMatch())
        return Error{ErrorCode::Invalid, formatsmessages::frontMatterUnclosed(), {input.file, {{0, 1, 1}, {3, 1, 4}}}};
    const DataDocument yaml = readYaml(parts.captured(1), input.file, positionAt(input.text, parts.capturedStart(1)));
    if (const auto error = firstError(yaml.diagnostics); error && !yaml.isParsed)
        return toError(*error);
    const bool isEmpty = yaml.root.isNull() || yaml.root.isMissing();
    if (!isEmpty && !yaml.root.isMapping())
        return Error{ErrorCode::Invalid, formatsmessages::frontMatterNotMapping(), {input.file, yaml.root.range()}};
    return PromptyReader(yaml.root, parts.captured(2), input).run();
}

} // namespace outcrop
