// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/toolreplies.h"

#include "core/base/diagnostic.h"
#include "core/base/utf8.h"
#include "core/documents/data/jsonequal.h"
#include "core/documents/data/yamlreader.h"
#include "core/sessions/sessionsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

bool matches(const ToolReply &reply, const ToolCall &call)
{
    if (reply.tool != call.name)
        return false;
    const auto hasArgument = [&call](const auto &wanted) { return call.arguments.contains(wanted.key()) && areEqual(call.arguments.at(wanted.key()), wanted.value()); };
    for (auto wanted = reply.when.begin(); wanted != reply.when.end(); ++wanted) {
        if (!call.arguments.is_object() || !hasArgument(wanted))
            return false;
    }
    return true;
}

class ReplyReader
{
public:
    ReplyReader(const QString &path, const QString &tool) : m_path(path), m_tool(tool) { }

    Status addTo(ToolReplies &table, const DataNode &list) const
    {
        if (!list.isSequence())
            return error(list, sessionsmessages::repliesNotList(m_tool));
        for (const DataNode &item : list.items()) {
            if (const Status status = addReply(table, item); !status)
                return status;
        }
        return success();
    }

private:
    Status addReply(ToolReplies &table, const DataNode &item) const
    {
        const DataNode &reply = item[u"reply"];
        const DataNode &when = item[u"when"];
        if (!item.isMapping() || reply.isMissing())
            return error(item, sessionsmessages::replyMissing(m_tool));
        for (const DataNode::Member &member : item.members()) {
            if (member.key != u"reply" && member.key != u"when")
                return error(member.value, sessionsmessages::replyKeyUnknown(member.key));
        }
        if (!when.isMissing() && !when.isMapping())
            return error(when, sessionsmessages::whenNotMapping());
        const QString content = reply.isString() ? reply.text() : decodeUtf8(reply.toJson().dump());
        table.replies.append({m_tool, when.isMissing() ? Json::object() : when.toJson(), content});
        return success();
    }

    Error error(const DataNode &node, const QString &message) const { return {ErrorCode::Invalid, message, {m_path, node.range()}}; }

    QString m_path;
    QString m_tool;
};

Result<ToolModel> readToolModel(const DataNode &model, const QString &path)
{
    if (!model.isMapping() || model[u"provider"].text().isEmpty())
        return Error{ErrorCode::Invalid, sessionsmessages::toolModelWithoutProvider(), {path, model.range()}};
    static const QStringList known{QStringLiteral("provider"), QStringLiteral("model"), QStringLiteral("instructions")};
    for (const DataNode::Member &member : model.members()) {
        if (!known.contains(member.key))
            return Error{ErrorCode::Invalid, sessionsmessages::toolModelKeyUnknown(member.key), {path, member.keyRange}};
        if (!member.value.isScalar())
            return Error{ErrorCode::Invalid, sessionsmessages::toolModelValueNotText(member.key), {path, member.value.range()}};
    }
    return ToolModel{model[u"provider"].text(), model[u"model"].text(), model[u"instructions"].text(), {path, model.range()}};
}

} // namespace

std::optional<QString> ToolReplies::replyTo(const ToolCall &call) const
{
    const auto found = std::find_if(replies.begin(), replies.end(), [&call](const ToolReply &reply) { return matches(reply, call); });
    return found == replies.end() ? std::nullopt : std::optional(found->content);
}

qint64 ToolReplies::longestReply() const
{
    qint64 longest = 0;
    for (const ToolReply &reply : replies)
        longest = std::max<qint64>(longest, reply.content.toUtf8().size());
    return longest;
}

Result<ToolReplies> readToolReplies(const QString &text, const QString &path)
{
    const DataDocument data = readYaml(text, path);
    if (const auto problem = firstError(data.diagnostics))
        return toError(*problem);
    return readToolReplies(data.root, path);
}

Result<ToolReplies> readToolReplies(const DataNode &data, const QString &path)
{
    const DataNode &tools = data[u"tools"];
    const DataNode &model = data[u"model"];
    if (tools.isMissing() && model.isMissing())
        return Error{ErrorCode::Invalid, sessionsmessages::repliesWithoutTools(), {path, data.range()}};
    ToolReplies replies;
    if (!tools.isMissing()) {
        const Result<ToolReplies> table = readToolTable(tools, path);
        if (!table)
            return table.error();
        replies = *table;
    }
    if (model.isMissing())
        return replies;
    const Result<ToolModel> toolModel = readToolModel(model, path);
    if (!toolModel)
        return toolModel.error();
    replies.model = *toolModel;
    return replies;
}

Result<ToolReplies> readToolTable(const DataNode &tools, const QString &path)
{
    if (!tools.isMapping() || tools.members().isEmpty())
        return Error{ErrorCode::Invalid, sessionsmessages::repliesWithoutTools(), {path, tools.range()}};
    ToolReplies table;
    for (const DataNode::Member &tool : tools.members()) {
        if (const Status status = ReplyReader(path, tool.key).addTo(table, tool.value); !status)
            return status.error();
    }
    return table;
}

} // namespace outcrop
