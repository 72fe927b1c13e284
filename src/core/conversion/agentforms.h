// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace outcrop {

// The mapping between forms of agents. resources/portability/agent-forms.yaml explains its keys.

/// Prefix of MCP server tools: `mcp__server__tool`, or `mcp__server` for all its tools.
inline const QString mcpPrefix = QStringLiteral("mcp__");

/// A field's name in the canonical form and in the single-file form.
struct FieldPair {
    QString canonicalKey;
    QString singleValueKey;
};

/// The tool and model names in a client's agent files. An entry whose key is empty is not written.
struct ClientAgentForm {
    QString toolsKey;
    bool hasToolList = false;
    QString mcpTool;
    QMap<QString, QString> toolNames;
    QString disallowedToolsKey;
    QString modelKey;
    QMap<QString, QString> modelTiers;
};

/// The names of fields, tools and models in every form of agents.
struct AgentForms {
    QList<FieldPair> fields;
    QMap<QString, QString> tiers; ///< Claude Code's model names by tier
    QMap<QString, QString> tools; ///< Claude Code's tool names by abstract name
    QMap<QString, ClientAgentForm> clients;

    /// Returns the abstract name of a tool of Claude Code, or the name itself if there is none.
    QString abstractTool(const QString &name) const { return tools.key(name, name); }
    /// Returns the abstract names of a tool of any client: Copilot's `edit` is `file_edit` and `file_write`. Empty if there are none.
    QStringList abstractTools(const QString &name) const;
};

/// Returns the forms of agents. Read once; thread-safe.
const AgentForms &agentForms();

} // namespace outcrop
