// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace outcrop {

// The mapping between forms of agents. The keys of resources/portability/agent-forms.yaml have the same names as the members and document them.

/// Prefix of a tool of an MCP server: `mcp__server__tool`, or `mcp__server` for all its tools.
inline const QString mcpPrefix = QStringLiteral("mcp__");

struct FieldPair {
    QString canonical;
    QString single;
};

/// How the agent file of a client names tools and models. Members without a key are not written.
struct ClientAgentForm {
    QString toolsKey;
    bool toolsAreList = false;
    QString mcpTool;
    QMap<QString, QString> toolNames;
    QString forbiddenKey;
    QString modelKey;
    QMap<QString, QString> modelTiers;
};

struct AgentForms {
    QList<FieldPair> fields;
    QMap<QString, QString> tiers; ///< by tier
    QMap<QString, QString> tools; ///< by abstract name
    QMap<QString, ClientAgentForm> clients;

    /// Returns the abstract name of a tool that a client's agent names, or the name itself.
    QString abstractTool(const QString &name) const { return tools.key(name, name); }
    /// Returns the abstract names of a tool by the name that any client gives it: `edit` of Copilot is `file_edit` and `file_write`. Empty if no client has it.
    QStringList abstractTools(const QString &name) const;
};

/// Returns the forms of agents. Read once; thread-safe.
const AgentForms &agentForms();

} // namespace outcrop
