// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/agentforms.h"

#include "core/documents/bundle/bundleddata.h"

namespace outcrop {
namespace {

QMap<QString, QString> readNames(const DataNode &data)
{
    QMap<QString, QString> names;
    for (const DataNode::Member &member : data.members())
        names.insert(member.key, member.value.text());
    return names;
}

ClientAgentForm clientFormOf(const DataNode &data)
{
    const DataNode &tools = data[u"tools"];
    const DataNode &model = data[u"model"];
    return {tools[u"key"].text(), tools[u"list"].toBool().value_or(false), tools[u"mcp"].text(), readNames(tools[u"names"]),
            data[u"forbidden"].text(), model[u"key"].text(), readNames(model[u"tiers"])};
}

AgentForms readForms()
{
    const DataNode data = bundledData(QStringLiteral("portability/agent-forms.yaml"));
    AgentForms forms;
    for (const DataNode &pair : data[u"fields"].items())
        forms.fields.append({pair[u"canonical"].text(), pair[u"single"].text()});
    forms.tiers = readNames(data[u"tiers"]);
    forms.tools = readNames(data[u"tools"]);
    for (const DataNode::Member &client : data[u"clients"].members())
        forms.clients.insert(client.key, clientFormOf(client.value));
    return forms;
}

} // namespace

const AgentForms &agentForms()
{
    static const AgentForms forms = readForms();
    return forms;
}

QStringList AgentForms::abstractTools(const QString &name) const
{
    QStringList found = tools.contains(name) ? QStringList{name} : tools.keys(name);
    for (const ClientAgentForm &client : clients)
        found += client.toolNames.keys(name);
    found.removeDuplicates();
    return found;
}

} // namespace outcrop
