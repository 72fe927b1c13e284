// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/documents/fieldedit.h"
#include "core/text/linetable.h"

namespace outcrop {

// Helpers for the findings of static criteria.

/// Returns an error whose code is the ID of the criterion.
Diagnostic portabilityFinding(
    const char *criterion, const QString &message, const Location &place, const std::optional<Fix> &fix = {});

/// Returns the document where a field is or should be defined. It is the document that contains more of the field's path, or the agent file if both contain the same
/// part.
DocumentPtr definingDocument(const Agent &agent, const QString &dottedPath);

/// Returns the location of the last existing key on the path of a field, or the beginning of the file.
Location keyLocation(const Agent &agent, const QString &dottedPath);

/// Return the fix that sets or removes a field; nullopt if its file cannot be edited that way.
std::optional<Fix> setFieldFix(const Agent &agent, const QString &title, const QString &dottedPath, const Json &value);
std::optional<Fix> removeFieldFix(const DocumentPtr &document, const QString &title, const FieldPath &path);

/// Converts offsets in an agent's document to locations. Builds the line table on first use, because most agents have no findings.
class AgentLocator
{
public:
    explicit AgentLocator(const Agent &agent) : m_agent(agent) { }
    Location locationOf(qsizetype start, qsizetype end) const;
    Range range(qsizetype start, qsizetype end) const { return locationOf(start, end).range; }

private:
    const Agent &m_agent;
    mutable std::optional<LineTable> m_lines;
};

} // namespace outcrop
