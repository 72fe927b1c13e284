// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/toolnames.h"

#include "core/conversion/agentforms.h"
#include "core/conversion/conversionmessages.h"
#include "core/documents/clients.h"
#include "core/text/nearestword.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

QStringList sortedNames(QStringList names)
{
    names.removeDuplicates();
    names.sort();
    return names;
}

void addDefinedTools(const Agent &agent, QStringList &names)
{
    for (const ToolDefinition &tool : agent.tools)
        names += tool.name;
}

QStringList readBuiltInTools()
{
    const AgentForms &forms = agentForms();
    QStringList names = forms.tools.keys() + forms.tools.values();
    for (const ClientAgentForm &form : forms.clients)
        names += form.toolNames.values();
    for (const Client &client : knownClients())
        names += client.tools;
    return sortedNames(names);
}

/// Returns whether a name can be that of a function in a request, and is neither the name of an MCP tool nor `all`, `any` or `none`.
bool isFunctionName(const QString &name)
{
    static const QRegularExpression function(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_-]*\\z"));
    static const QStringList groups{QStringLiteral("all"), QStringLiteral("any"), QStringLiteral("none")};
    return function.match(name).hasMatch() && !name.startsWith(u"mcp", Qt::CaseInsensitive) && !groups.contains(name.toLower());
}

/// Collects the findings of one agent.
class UndefinedToolFinder
{
public:
    UndefinedToolFinder(const Agent &agent, const QStringList &definedToolNames) : m_agent(agent), m_definedTools(definedToolNames) { addDefinedTools(agent, m_agentTools); }

    Diagnostics run()
    {
        const DataNode &field = m_agent.field(m_agent.allowedToolsPath());
        for (const QString &name : field.isScalar() ? m_agent.allowedTools : QStringList())
            checkName(name, field);
        for (const DataNode &item : field.items()) {
            if (item.isString())
                checkName(item.text().trimmed(), item);
        }
        return m_found;
    }

private:
    void checkName(const QString &name, const DataNode &node)
    {
        if (isKnownTool(name, m_agentTools))
            return;
        const Location place{m_agent.fieldLocation(m_agent.allowedToolsPath()).file, node.range()};
        const QString functions = m_agent.toolFunctionsPath();
        if (m_definedTools.contains(name))
            return m_found.append({Severity::Note, QStringLiteral("tool-of-other-agent"), conversionmessages::toolOfOtherAgent(name, functions), place});
        const QString near = nearestWord(name, sortedNames(m_agentTools + m_definedTools + builtInTools()));
        m_found.append({Severity::Warning, undefinedToolCode,
            near.isEmpty() ? conversionmessages::toolUndefined(name, functions) : conversionmessages::toolUndefinedNear(name, near), place});
        const bool isPlain = place.range.end.offset - place.range.start.offset == name.size(); // without quotes, and not one of several names
        if (!near.isEmpty() && isPlain)
            m_found.last().fix = Fix{conversionmessages::changeTool(near), {{place.range, near}}, !isTypingError(name, near)};
    }

    const Agent &m_agent;
    const QStringList &m_definedTools;
    QStringList m_agentTools;
    Diagnostics m_found;
};

} // namespace

QStringList definedTools(const QList<Agent> &agents)
{
    QStringList names;
    for (const Agent &agent : agents)
        addDefinedTools(agent, names);
    return sortedNames(names);
}

const QStringList &builtInTools()
{
    static const QStringList names = readBuiltInTools();
    return names;
}

bool isKnownTool(const QString &name, const QStringList &definedToolNames)
{
    const QString plain = name.section(u'(', 0, 0).trimmed(); // `Bash(git add:*)` is Bash
    return !isFunctionName(plain) || definedToolNames.contains(plain) || std::binary_search(builtInTools().begin(), builtInTools().end(), plain);
}

Diagnostics findUndefinedTools(const Agent &agent, const QStringList &definedToolNames)
{
    const bool namesServers = agent.allowedToolsPath() == u"tools.mcp";
    if (!agent.isPortable || agent.form == AgentFormat::ClaudeCode || namesServers)
        return {}; // the prompt does not list the tools of other agents, and the tools of a server are unknown
    return UndefinedToolFinder(agent, definedToolNames).run();
}

} // namespace outcrop
