// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/base/joinedtext.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

class SemanticKernelReader
{
public:
    explicit SemanticKernelReader(const FormatInput &input) : m_input(input), m_root(input.data)
    {
        m_prompt.format = QStringLiteral("semantic-kernel");
        m_prompt.name = input.stem();
    }

    ParsedPromptFile run()
    {
        readText(QStringLiteral("name"), m_prompt.name);
        readText(QStringLiteral("description"), m_prompt.description);
        readTemplate();
        readInputs();
        readSettings();
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_root, {}, formatsmessages::keptForFormat());
        addInferredInputs(m_prompt);
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, {}};
    }

private:
    void readText(const QString &key, QString &text)
    {
        if (!m_root[key].isString())
            return;
        text = m_root[key].text();
        m_ledger.use(key, key);
    }

    void readTemplate()
    {
        const QString format = m_root[u"template_format"].text();
        QString text = m_root[u"template"].text();
        const bool isOwn = format.isEmpty() || format == u"semantic-kernel";
        m_prompt.dialect = format == u"handlebars" ? TemplateDialect::Handlebars : isOwn ? TemplateDialect::Mustache : TemplateDialect::Jinja;
        if (!format.isEmpty())
            m_ledger.add(QStringLiteral("template_format"), format == u"liquid" ? LossAction::Approximated : LossAction::Kept, QStringLiteral("dialect"), format == u"liquid" ? formatsmessages::liquidAsJinja() : QString());
        QStringList calls;
        if (isOwn)
            text = convertToMustache(text, calls);
        addMessages(text);
        m_ledger.add(QStringLiteral("template"), calls.isEmpty() ? LossAction::Kept : LossAction::Approximated, QStringLiteral("messages"),
            calls.isEmpty() ? QString() : formatsmessages::functionCallKept(calls.join(listSeparator())));
    }

    /// Converts a Semantic Kernel template to Mustache: `{{$name}}` becomes `{{name}}`, and function calls become text and are added to `calls`.
    static QString convertToMustache(const QString &text, QStringList &calls)
    {
        static const QRegularExpression tag(QStringLiteral("\\{\\{\\s*(?:\\$(\\w+)|([^}]*?))\\s*\\}\\}"));
        QString result;
        qsizetype from = 0;
        for (auto tags = tag.globalMatch(text); tags.hasNext();) {
            const QRegularExpressionMatch found = tags.next();
            const bool isVariable = found.capturedLength(1) > 0;
            result += text.mid(from, found.capturedStart() - from) + (isVariable ? QStringLiteral("{{%1}}").arg(found.captured(1)) : QStringLiteral("[[%1]]").arg(found.captured(2)));
            from = found.capturedEnd();
            if (!isVariable)
                calls.append(found.captured());
        }
        return result + text.mid(from);
    }

    /// Splits the template at `<message role="system">…</message>`. Text outside such elements is a user message.
    void addMessages(const QString &text)
    {
        static const QRegularExpression message(QStringLiteral("<message\\s+role=[\"'](\\w+)[\"'][^>]*>(.*?)</message>"), QRegularExpression::DotMatchesEverythingOption);
        qsizetype from = 0;
        for (auto messages = message.globalMatch(text); messages.hasNext();) {
            const QRegularExpressionMatch found = messages.next();
            addText(Message::Role::User, text.mid(from, found.capturedStart() - from));
            addText(chatRole(found.captured(1)).value_or(Message::Role::User), found.captured(2));
            from = found.capturedEnd();
        }
        addText(Message::Role::User, text.mid(from));
    }

    void addText(Message::Role role, const QString &text)
    {
        if (!text.trimmed().isEmpty())
            addTextMessage(m_prompt, role, text.trimmed());
    }

    void readInputs()
    {
        const QList<DataNode> &inputs = m_root[u"input_variables"].items();
        for (qsizetype at = 0; at < inputs.size(); ++at) {
            const DataNode &node = inputs.at(at);
            const QString path = itemPath(QStringLiteral("input_variables"), at);
            PromptVariable input{node[u"name"].text(), node[u"json_schema"].isMapping() ? inputTypeOf(node[u"json_schema"].toJson()) : QStringLiteral("text")};
            if (input.name.isEmpty())
                continue;
            input.description = node[u"description"].text();
            input.defaultValue = node[u"default"].isMissing() || node[u"default"].isNull() ? Json() : node[u"default"].toJson();
            input.isRequired = node[u"is_required"].toBool().value_or(true) && input.defaultValue.is_null();
            for (const char *key : {"name", "description", "default", "is_required", "json_schema"}) {
                if (!node[QString::fromLatin1(key)].isMissing())
                    m_ledger.add(memberPath(path, QString::fromLatin1(key)), LossAction::Kept, QStringLiteral("inputs.") + input.name);
            }
            m_prompt.inputs.append(input);
        }
        if (m_root.at(u"output_variable.json_schema").isMapping()) {
            m_prompt.outputSchema = m_root.at(u"output_variable.json_schema").toJson();
            m_ledger.add(QStringLiteral("output_variable.json_schema"), LossAction::Renamed, QStringLiteral("output.schema"));
        }
    }

    /// Reads the settings of the first service.
    void readSettings()
    {
        const QList<DataNode::Member> &services = m_root[u"execution_settings"].members();
        if (services.isEmpty())
            return;
        const QString path = memberPath(QStringLiteral("execution_settings"), services.first().key);
        const DataNode &settings = services.first().value;
        if (settings[u"model_id"].isString()) {
            m_prompt.model = settings[u"model_id"].text();
            m_ledger.add(path + QStringLiteral(".model_id"), LossAction::Renamed, QStringLiteral("model"));
        }
        readParameters(settings, path, m_prompt, m_ledger, ParameterMembers::Known);
    }

    const FormatInput &m_input;
    DataNode m_root;
    PromptFile m_prompt;
    SourceLedger m_ledger;
};

FormatDescription describeSemanticKernel()
{
    return {QStringLiteral("semantic-kernel"), formatsmessages::semanticKernelTitle(), QStringLiteral("*.yaml"), false, {}};
}

FormatMatch detectSemanticKernel(const FormatInput &input)
{
    const DataNode &root = input.data;
    if (!root[u"template"].isString())
        return FormatMatch::No;
    const bool hasOwnKey = !root[u"template_format"].isMissing() || root[u"input_variables"].isSequence() || root[u"execution_settings"].isMapping();
    return hasOwnKey ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readSemanticKernel(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    if (!input.data[u"template"].isString())
        return Error{ErrorCode::Invalid, formatsmessages::missingKey(describeSemanticKernel().title, QStringLiteral("template")), {input.file, {{0, 1, 1}, {0, 1, 1}}}};
    return SemanticKernelReader(input).run();
}

} // namespace

std::unique_ptr<FileFormat> semanticKernelFormat()
{
    return makeFormat({describeSemanticKernel, detectSemanticKernel, readSemanticKernel});
}

} // namespace outcrop
