// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/langchain/langchainreader.h"

#include "core/base/joinedtext.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/parameternames.h"
#include "core/formats/templateconversion.h"

namespace outcrop {
namespace {

class LangchainReader
{
public:
    explicit LangchainReader(const FormatInput &input) : m_input(input)
    {
        m_prompt.format = QStringLiteral("langchain");
        m_prompt.name = input.stem();
        m_prompt.dialect = TemplateDialect::Mustache;
    }

    ParsedPromptFile run()
    {
        readNode(m_input.data, {});
        m_prompt.foreignKeys = m_ledger.addRemainingValues(m_input.data, {}, formatsmessages::keptForFormat());
        addInferredInputs(m_prompt);
        for (PromptVariable &input : m_prompt.inputs) {
            if (m_partials.contains(input.name.toStdString())) {
                input.defaultValue = m_partials[input.name.toStdString()];
                input.isRequired = false;
            }
        }
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, {}};
    }

private:
    /// Adds ledger entries for the members that name a node's class.
    void addClassEntries(const QString &path, const QString &part)
    {
        for (const char *key : {"lc", "type", "id"})
            m_ledger.add(memberPath(path, QString::fromLatin1(key)), LossAction::Kept, part);
    }

    void readNode(const DataNode &node, const QString &path)
    {
        const QString kind = langchainClass(node);
        const DataNode &values = node[u"kwargs"];
        const QString inner = memberPath(path, QStringLiteral("kwargs"));
        if (kind == u"RunnableSequence" || kind == u"PromptPlayground") {
            addClassEntries(path, QStringLiteral("messages"));
            readNode(values[u"first"], memberPath(inner, QStringLiteral("first")));
            readModel(values[u"last"], memberPath(inner, QStringLiteral("last")));
        } else if (kind == u"ChatPromptTemplate" || kind == u"StructuredPrompt") {
            addClassEntries(path, QStringLiteral("messages"));
            readChat(values, inner);
        } else if (kind == u"PromptTemplate") {
            readTemplateMessage(node, path, Message::Role::User);
        } else if (kind == u"FewShotPromptTemplate") {
            readFewShot(values, inner);
        }
    }

    void readChat(const DataNode &values, const QString &path)
    {
        const QList<DataNode> &messages = values[u"messages"].items();
        for (qsizetype at = 0; at < messages.size(); ++at)
            readMessage(messages.at(at), itemPath(memberPath(path, QStringLiteral("messages")), at));
        readPartials(values, path);
        if (values[u"schema_"].isMapping()) {
            m_prompt.outputSchema = values[u"schema_"].toJson();
            m_ledger.add(memberPath(path, QStringLiteral("schema_")), LossAction::Renamed, QStringLiteral("output.schema"));
        }
    }

    void readPartials(const DataNode &values, const QString &path)
    {
        if (values[u"input_variables"].isSequence())
            m_ledger.add(memberPath(path, QStringLiteral("input_variables")), LossAction::Kept, QStringLiteral("inputs"));
        for (const DataNode::Member &partial : values[u"partial_variables"].members()) {
            if (!partial.value.isScalar())
                continue;
            m_partials[partial.key.toStdString()] = partial.value.toJson();
            m_ledger.add(memberPath(memberPath(path, QStringLiteral("partial_variables")), partial.key), LossAction::Renamed, QStringLiteral("inputs.") + partial.key);
        }
    }

    void readMessage(const DataNode &node, const QString &path)
    {
        const QString kind = langchainClass(node);
        const DataNode &values = node[u"kwargs"];
        const QString inner = memberPath(path, QStringLiteral("kwargs"));
        static const QHash<QString, Message::Role> templates{{QStringLiteral("SystemMessagePromptTemplate"), Message::Role::System}, {QStringLiteral("HumanMessagePromptTemplate"), Message::Role::User},
            {QStringLiteral("AIMessagePromptTemplate"), Message::Role::Assistant}, {QStringLiteral("ChatMessagePromptTemplate"), Message::Role::User}};
        static const QHash<QString, Message::Role> messages{{QStringLiteral("SystemMessage"), Message::Role::System}, {QStringLiteral("HumanMessage"), Message::Role::User},
            {QStringLiteral("AIMessage"), Message::Role::Assistant}, {QStringLiteral("ToolMessage"), Message::Role::Tool}, {QStringLiteral("ChatMessage"), Message::Role::User}};
        const QString part = messagePart(m_prompt.messages.size());
        if (kind == u"MessagesPlaceholder") {
            addClassEntries(path, part);
            m_ledger.add(memberPath(inner, QStringLiteral("variable_name")), LossAction::Renamed, part);
            m_prompt.messages.append({Message::Role::User, {}, values[u"variable_name"].text(), true});
        } else if (templates.contains(kind)) {
            addClassEntries(path, part);
            const QString role = values[u"role"].text();
            if (!role.isEmpty())
                m_ledger.add(memberPath(inner, QStringLiteral("role")), chatRole(role) ? LossAction::Kept : LossAction::Approximated, part, chatRole(role) ? QString() : formatsmessages::roleBecomes(role, QStringLiteral("user")));
            readMessagePrompt(values[u"prompt"], memberPath(inner, QStringLiteral("prompt")), chatRole(role).value_or(templates.value(kind)));
        } else if (messages.contains(kind)) {
            readFixedMessage(values, path, inner, messages.value(kind));
        }
    }

    /// Reads a message's prompt: one template, or a list of templates for its parts.
    void readMessagePrompt(const DataNode &prompt, const QString &path, Message::Role role)
    {
        if (!prompt.isSequence())
            return readTemplateMessage(prompt, path, role);
        PromptMessage message{role, {}};
        for (qsizetype at = 0; at < prompt.items().size(); ++at) {
            const DataNode &part = prompt.items().at(at);
            const QString inner = itemPath(path, at);
            const QString kind = langchainClass(part);
            PromptPiece piece;
            if (kind == u"ImagePromptTemplate") {
                piece.kind = PromptPiece::Kind::Media;
                piece.mediaType = QStringLiteral("image/*");
                piece.text = convertTemplate(part.at(u"kwargs.template.url").text(), part.at(u"kwargs.template_format").text(), inner);
                m_ledger.add(inner + QStringLiteral(".kwargs.template.url"), LossAction::Kept, piecePart(m_prompt.messages.size(), at));
                addClassEntries(inner, piecePart(m_prompt.messages.size(), at));
            } else if (kind == u"PromptTemplate") {
                piece.text = templateText(part, inner);
            } else {
                continue;
            }
            message.pieces.append(piece);
        }
        m_prompt.messages.append(message);
    }

    QString templateText(const DataNode &node, const QString &path)
    {
        const QString part = messagePart(m_prompt.messages.size());
        const DataNode &values = node[u"kwargs"];
        const QString inner = memberPath(path, QStringLiteral("kwargs"));
        addClassEntries(path, part);
        readPartials(values, inner);
        const QString format = values[u"template_format"].text();
        const QString text = convertTemplate(values[u"template"].text(), format, memberPath(inner, QStringLiteral("template")));
        if (!m_ledger.covers(memberPath(inner, QStringLiteral("template"))))
            m_ledger.add(memberPath(inner, QStringLiteral("template")), LossAction::Kept, part);
        if (!format.isEmpty())
            m_ledger.add(memberPath(inner, QStringLiteral("template_format")), LossAction::Kept, QStringLiteral("dialect"));
        return text;
    }

    /// Converts a template to the dialect of the prompt. Single braces become double braces. Mustache and Jinja are unchanged; a Jinja template also sets the
    /// dialect.
    QString convertTemplate(const QString &text, const QString &format, const QString &path)
    {
        if (format == u"mustache")
            return text;
        if (format == u"jinja2") {
            m_prompt.dialect = TemplateDialect::Jinja;
            return text;
        }
        const TemplateConversion conversion = convertSingleBraces(text);
        if (!conversion.problems.isEmpty())
            m_ledger.add(path, LossAction::Approximated, QStringLiteral("messages"), formatsmessages::notExpressible(conversion.problems.join(listSeparator())));
        return conversion.text;
    }

    void readTemplateMessage(const DataNode &node, const QString &path, Message::Role role)
    {
        addTextMessage(m_prompt, role, langchainClass(node) == u"PromptTemplate" ? templateText(node, path) : QString());
        if (langchainClass(node) != u"PromptTemplate")
            m_prompt.messages.removeLast();
    }

    /// Reads a message that is not a template. Its braces are literal text.
    void readFixedMessage(const DataNode &values, const QString &path, const QString &inner, Message::Role role)
    {
        addClassEntries(path, messagePart(m_prompt.messages.size()));
        const QString name = role == Message::Role::Tool ? QStringLiteral("tool") : roleName(role);
        const DataNode::Member roleMember{QStringLiteral("role"), {}, DataNode(DataNode::Kind::String, name, {})};
        QList<DataNode::Member> members{roleMember};
        for (const char *key : {"content", "tool_call_id", "name"}) {
            if (const DataNode::Member *member = values.member(QString::fromLatin1(key)))
                members.append(*member);
        }
        SourceLedger promptLedger;
        PromptFile read;
        read.messages = m_prompt.messages;
        readChatMessages(DataNode::sequence({DataNode::mapping(members, {})}, {}), QStringLiteral("x"), read, promptLedger);
        m_prompt.messages = read.messages;
        for (const LedgerEntry &entry : promptLedger.entries()) {
            if (entry.part != u"x[0].role")
                m_ledger.add(inner + entry.part.mid(4), entry.action, entry.path, entry.reason); // `entry.part` begins with `x[0]`
        }
        const QList<DataNode> &calls = values[u"tool_calls"].items();
        for (qsizetype at = 0; at < calls.size(); ++at) {
            PromptPiece piece;
            piece.kind = PromptPiece::Kind::ToolCall;
            piece.id = calls.at(at)[u"id"].text();
            piece.name = calls.at(at)[u"name"].text();
            piece.data = calls.at(at)[u"args"].isMapping() ? calls.at(at)[u"args"].toJson() : Json::object();
            m_ledger.add(itemPath(memberPath(inner, QStringLiteral("tool_calls")), at), LossAction::Kept, piecePart(m_prompt.messages.size() - 1, m_prompt.messages.last().pieces.size()));
            m_prompt.messages.last().pieces.append(piece);
        }
    }

    void readFewShot(const DataNode &values, const QString &path)
    {
        const QString suffix = values[u"suffix"].text();
        const QString prefix = values[u"prefix"].text();
        const QString format = values[u"template_format"].text();
        if (!prefix.isEmpty()) {
            addTextMessage(m_prompt, Message::Role::System, convertTemplate(prefix, format, memberPath(path, QStringLiteral("prefix"))));
            m_ledger.add(memberPath(path, QStringLiteral("prefix")), LossAction::Approximated, messagePart(0), formatsmessages::prefixIsSystem());
        }
        if (!suffix.isEmpty()) {
            m_ledger.add(memberPath(path, QStringLiteral("suffix")), LossAction::Approximated, messagePart(m_prompt.messages.size()), formatsmessages::suffixIsRequest());
            addTextMessage(m_prompt, Message::Role::User, convertTemplate(suffix, format, memberPath(path, QStringLiteral("suffix"))));
        }
    }

    void readModel(const DataNode &node, const QString &path)
    {
        const DataNode &values = node[u"kwargs"];
        const QString inner = memberPath(path, QStringLiteral("kwargs"));
        const QString kind = langchainClass(node);
        if (kind == u"RunnableBinding") {
            addClassEntries(path, QStringLiteral("model"));
            readModel(values[u"bound"], memberPath(inner, QStringLiteral("bound")));
            readTools(values.at(u"kwargs.tools"), memberPath(memberPath(inner, QStringLiteral("kwargs")), QStringLiteral("tools")));
            return;
        }
        if (!kind.startsWith(u"Chat"))
            return;
        m_prompt.provider = kind.mid(4).toLower();
        addClassEntries(path, QStringLiteral("provider"));
        for (const QString &key : {QStringLiteral("model"), QStringLiteral("model_name")}) {
            if (!values[key].isString())
                continue;
            m_prompt.model = values[key].text();
            m_ledger.use(memberPath(inner, key), QStringLiteral("model"));
        }
        readParameters(values, inner, m_prompt, m_ledger, ParameterMembers::Known);
    }

    void readTools(const DataNode &tools, const QString &path)
    {
        for (qsizetype at = 0; at < tools.items().size(); ++at) {
            const DataNode &function = tools.items().at(at)[u"function"];
            if (function[u"name"].text().isEmpty() || !function[u"parameters"].isMapping())
                continue;
            m_prompt.tools.append({function[u"name"].text(), function[u"description"].text(), function[u"parameters"].toJson(), {}});
            for (const char *key : {".type", ".function.name", ".function.description", ".function.parameters"})
                m_ledger.add(itemPath(path, at) + QString::fromLatin1(key), LossAction::Kept, QStringLiteral("tools.") + function[u"name"].text());
        }
    }

    const FormatInput &m_input;
    PromptFile m_prompt;
    Json m_partials = Json::object();
    SourceLedger m_ledger;
};

} // namespace

QString langchainClass(const DataNode &node)
{
    const QList<DataNode> &id = node[u"id"].items();
    return node[u"lc"].isMissing() || id.isEmpty() ? QString() : id.last().text();
}

ParsedPromptFile readLangchain(const FormatInput &input)
{
    return LangchainReader(input).run();
}

} // namespace outcrop
