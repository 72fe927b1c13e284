// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/template.h"

#include "core/base/joinedtext.h"
#include "core/layers/generationparams.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

using Node = Template::Node;
using NodePtr = Node::NodePtr;

/// Returns the lists that a template can iterate over, with the name of an item.
const QList<QPair<QString, QString>> &lists()
{
    static const QList<QPair<QString, QString>> names{
        {QStringLiteral("tiers"), QStringLiteral("tier")},       {QStringLiteral("sections"), QStringLiteral("section")},
        {QStringLiteral("turns"), QStringLiteral("turn")},       {QStringLiteral("history"), QStringLiteral("turn")},
        {QStringLiteral("turn.calls"), QStringLiteral("call")},  {QStringLiteral("turn.kept"), QStringLiteral("kept")},
        {QStringLiteral("tools"), QStringLiteral("tool")},       {QStringLiteral("examples"), QStringLiteral("example")},
        {QStringLiteral("safety"), QStringLiteral("setting")},
        {QStringLiteral("attachments"), QStringLiteral("attachment")}, {QStringLiteral("turn.attachments"), QStringLiteral("attachment")},
    };
    return names;
}

bool matches(const QString &pattern, const QString &name)
{
    if (!pattern.endsWith(u'*'))
        return pattern == name;
    const QString prefix = pattern.chopped(1);
    return name.startsWith(prefix) && name.size() > prefix.size();
}

/// Parses one template. Continues after errors, so that all are reported together.
class TemplateReader
{
public:
    TemplateReader(const QString &file, Diagnostics &diagnostics) : m_file(file), m_diagnostics(diagnostics) { }

    NodePtr read(const DataNode &data)
    {
        switch (data.kind()) {
        case DataNode::Kind::String:
            return readText(data);
        case DataNode::Kind::Sequence:
            return readList(data);
        case DataNode::Kind::Mapping:
            return readMapping(data);
        default:
            return constant(data.toJson());
        }
    }

    bool hasFailed() const { return m_hasFailed; }

private:
    void report(const Range &place, const QString &message, const QString &code = QStringLiteral("template-invalid"))
    {
        m_hasFailed = true;
        m_diagnostics.append({Severity::Error, code, message, {m_file, place}});
    }

    static NodePtr constant(const Json &json)
    {
        Node node;
        node.kind = Node::Kind::Constant;
        node.constantValue = json;
        return std::make_shared<Node>(node);
    }

    void checkName(const QString &name, const Range &place)
    {
        const QStringList &known = templateNames();
        if (std::any_of(known.begin(), known.end(), [&name](const QString &pattern) { return matches(pattern, name); }))
            return;
        QStringList near;
        for (const QString &pattern : known) {
            if (pattern.section(u'.', 0, 0) == name.section(u'.', 0, 0))
                near.append(pattern);
        }
        const QStringList &hint = near.isEmpty() ? known : near;
        report(place, rendermessages::unknownPart(name, hint.join(listSeparator())),
               QStringLiteral("template-unknown-part"));
    }

    /// Parses a string and checks the names in it.
    NodePtr readText(const DataNode &data)
    {
        Node node;
        node.kind = Node::Kind::Text;
        node.pieces = readSegments(data);
        const bool isConstant = std::none_of(node.pieces.begin(), node.pieces.end(), [](const TextSegment &piece) { return piece.literalText.isEmpty(); });
        return isConstant ? constant(jsonString(node.pieces.value(0).literalText)) : std::make_shared<Node>(node);
    }

    QList<TextSegment> readSegments(const DataNode &data)
    {
        bool isClosed = true;
        const QList<TextSegment> segments = textSegments(data.text(), isClosed);
        for (const TextSegment &piece : segments) {
            if (piece.literalText.isEmpty())
                checkName(piece.name, data.range());
        }
        if (!isClosed)
            report(data.range(), rendermessages::unclosedBrace());
        return segments;
    }

    NodePtr readList(const DataNode &data)
    {
        Node node;
        node.kind = Node::Kind::List;
        for (const DataNode &item : data.items())
            node.children.append(read(item));
        return std::make_shared<Node>(node);
    }

    NodePtr readMapping(const DataNode &data)
    {
        Node node;
        readCommonKeys(data, node);
        if (data.member(u"put"))
            readPut(data, node);
        else if (data.member(u"each"))
            readEachKeys(data, node);
        else if (data.member(u"join"))
            readJoin(data, node);
        else if (data.member(u"json"))
            readJsonText(data, node);
        else
            readObject(data, node);
        return std::make_shared<Node>(node);
    }

    void readCommonKeys(const DataNode &data, Node &node)
    {
        if (const DataNode::Member *when = data.member(u"when"))
            node.when = readCondition(when->value);
        if (const DataNode::Member *whyMember = data.member(u"why")) {
            readSegments(whyMember->value); // reports unknown names
            node.reason = whyMember->value.text();
        }
        node.action = data[u"action"].text();
    }

    std::optional<Condition> readCondition(const DataNode &data)
    {
        const Result<Condition> condition = Condition::parse(data.text());
        if (!condition) {
            report(data.range(), rendermessages::badCondition(condition.error().message));
            return std::nullopt;
        }
        for (const auto &[name, offset] : condition->names())
            checkName(name, data.range());
        return *condition;
    }

    /// Reports keys that a directive does not support.
    void allowOnly(const DataNode &data, const QStringList &words)
    {
        static const QStringList commonKeys{QStringLiteral("when"), QStringLiteral("why"), QStringLiteral("action")};
        for (const DataNode::Member &member : data.members()) {
            if (!words.contains(member.key) && !commonKeys.contains(member.key))
                report(member.keyRange, rendermessages::keyNotAllowed(member.key, words.first()));
        }
    }

    void readPut(const DataNode &data, Node &node)
    {
        allowOnly(data, {QStringLiteral("put"), QStringLiteral("default"), QStringLiteral("map"), QStringLiteral("lower"),
                         QStringLiteral("encode")});
        node.kind = Node::Kind::Put;
        node.name = data[u"put"].text();
        checkName(node.name, data[u"put"].range());
        readDefaults(data[u"default"], node);
        readMap(data[u"map"], node);
        if (data[u"lower"].isString())
            node.loweringCondition = readCondition(data[u"lower"]);
        else if (data[u"lower"].toBool() == true)
            node.loweringCondition = Condition();
        node.encodesJson = data[u"encode"].text() == QLatin1String("json");
    }

    /// Reads `default`: strings are names of values; numbers and the empty string are literals.
    void readDefaults(const DataNode &data, Node &node)
    {
        const QList<DataNode> choices = data.isSequence() ? data.items() : data.isMissing() ? QList<DataNode>() : QList<DataNode>{data};
        for (const DataNode &choice : choices) {
            if (!choice.isString() || choice.text().isEmpty()) {
                node.defaults.append(constant(choice.toJson()));
                continue;
            }
            checkName(choice.text(), choice.range());
            Node put;
            put.kind = Node::Kind::Put;
            put.name = choice.text();
            node.defaults.append(std::make_shared<Node>(put));
        }
    }

    void readMap(const DataNode &data, Node &node)
    {
        if (data.isScalar() && data.text() != QLatin1String("roles"))
            report(data.range(), rendermessages::onlyTable());
        node.mapName = data.text();
        for (const DataNode::Member &member : data.members())
            node.map.append({member.key, member.value.toJson()});
    }

    void readEachKeys(const DataNode &data, Node &node)
    {
        allowOnly(data, {QStringLiteral("each"), QStringLiteral("as")});
        node.kind = Node::Kind::Each;
        node.name = data[u"each"].text();
        QStringList names;
        for (const auto &[list, item] : lists()) {
            names.append(list);
            if (list == node.name)
                node.itemName = item;
        }
        if (node.itemName.isEmpty()) {
            report(data[u"each"].range(), rendermessages::unknownList(node.name, names.join(listSeparator())),
                   QStringLiteral("template-unknown-part"));
        }
        const DataNode &itemNode = data[u"as"];
        if (itemNode.isMissing())
            report(data.range(), rendermessages::eachNeedsAs());
        for (const DataNode &item : itemNode.isSequence() ? itemNode.items() : QList<DataNode>{itemNode})
            node.children.append(read(item));
    }

    void readJoin(const DataNode &data, Node &node)
    {
        allowOnly(data, {QStringLiteral("join"), QStringLiteral("with")});
        node.kind = Node::Kind::Join;
        node.separator = data[u"with"].text();
        const DataNode &pieces = data[u"join"];
        for (const DataNode &item : pieces.isSequence() ? pieces.items() : QList<DataNode>{pieces})
            node.children.append(read(item));
    }

    void readJsonText(const DataNode &data, Node &node)
    {
        allowOnly(data, {QStringLiteral("json")});
        node.kind = Node::Kind::JsonText;
        node.children.append(read(data[u"json"]));
    }

    /// Reports fields such as `a` and `a.b`, because one would replace the other.
    void checkCollision(const DataNode::Member &member, const Node &node)
    {
        for (const auto &[name, child] : node.fields) {
            const bool isConflicting = name == member.key || name.startsWith(member.key + u'.') || member.key.startsWith(name + u'.');
            if (isConflicting)
                report(member.keyRange, rendermessages::samePath(name, member.key));
        }
    }

    void readObject(const DataNode &data, Node &node)
    {
        node.kind = Node::Kind::Object;
        for (const DataNode::Member &member : data.members()) {
            if (member.key == QLatin1String("when") || member.key == QLatin1String("why") || member.key == QLatin1String("action"))
                continue;
            checkCollision(member, node);
            node.fields.append({member.key, read(member.value)});
        }
    }

    QString m_file;
    Diagnostics &m_diagnostics;
    bool m_hasFailed = false;
};

QStringList allNames()
{
    QStringList names;
    for (const char *name :
         {"model.id", "model.family", "model.context_window", "model.max_output", "model.default_output", "model.reasoning", "model.system_role", "model.accepts.*",
          "model.features.*", "model.data.*", "wire.version", "wire.name", "provider", "base_url", "key", "roles.*", "system", "system.text", "system.role",
          "context", "context.text", "history", "tiers", "tier.name", "tier.text", "tier.breakpoint", "sections", "section.title",
          "section.text", "section.tier", "section.part", "turns", "turn.role", "turn.text", "turn.calls", "turn.call_id", "turn.tool",
          "turn.sender", "turn.timestamp", "turn.first_user", "turn.last", "turn.breakpoint", "turn.kept", "turn.attachments", "kept.part", "call.id", "call.name", "call.arguments",
          "request", "output_instructions", "user.text", "document", "examples", "example.text", "tools", "tool.name", "tool.description",
          "tool.parameters", "tool.strict", "tool.is_strict", "tool.envelope", "tool.breakpoint", "cache.explicit", "cache.mode", "cache.lifetime", "output", "output.name",
          "output.schema", "output.strict", "output.is_strict", "output.by", "attachments", "attachment.kind", "attachment.media_type", "attachment.format", "attachment.name", "attachment.label",
          "attachment.base64", "attachment.text", "safety", "setting.category", "setting.threshold", "params"})
        names.append(QLatin1String(name));
    for (const QString &param : knownParamNames())
        names.append(QStringLiteral("params.") + param);
    return names;
}

} // namespace

QList<TextSegment> textSegments(const QString &text, bool &isClosed)
{
    QList<TextSegment> segments;
    QString literalText;
    const auto addLiteral = [&] {
        if (!literalText.isEmpty())
            segments.append({literalText, {}});
        literalText.clear();
    };
    isClosed = true;
    for (qsizetype i = 0; i < text.size() && isClosed; ++i) {
        const QChar c = text.at(i);
        const bool isDoubled = i + 1 < text.size() && text.at(i + 1) == c;
        const qsizetype close = c == u'{' && !isDoubled ? text.indexOf(u'}', i) : i;
        isClosed = close >= 0;
        if ((c == u'{' || c == u'}') && isDoubled) {
            literalText += c;
            ++i;
        } else if (c == u'{' && isClosed) {
            addLiteral();
            segments.append({{}, text.mid(i + 1, close - i - 1).trimmed()});
            i = close;
        } else if (c != u'{') {
            literalText += c;
        }
    }
    addLiteral();
    return segments;
}

std::optional<Template> Template::read(const DataNode &node, const QString &file, Diagnostics &diagnostics)
{
    TemplateReader reader(file, diagnostics);
    Template result;
    result.m_root = reader.read(node);
    return reader.hasFailed() ? std::nullopt : std::optional(result);
}

const QStringList &templateNames()
{
    static const QStringList names = allNames();
    return names;
}

} // namespace outcrop
