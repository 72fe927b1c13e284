// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/documents/fieldedit.h"
#include "core/text/linetable.h"

namespace outcrop {

// What the static criteria say their findings with.

/// A failure of a criterion: its id is the finding's code.
Diagnostic portabilityFinding(
    const char *criterion, const QString &message, const Location &place, const std::optional<Fix> &fix = {});

/// The document that a field of an agent belongs to: the one that has it, or more of the way to it; the agent's own where both have as much.
DocumentPtr homeOf(const Agent &agent, const QString &dottedPath);

/// The last existing key in the path of a field, or the beginning of the file.
Location keyPlace(const Agent &agent, const QString &dottedPath);

/// The repair that gives a field a value, or takes it away; nothing where its file does not allow that.
std::optional<Fix> setFix(const Agent &agent, const QString &title, const QString &dottedPath, const Json &value);
std::optional<Fix> removeFix(const DocumentPtr &document, const QString &title, const FieldPath &path);

/// Turns offsets in an agent's document into places. The table is made when the first is asked for: most agents have no finding.
class AgentPlaces
{
public:
    explicit AgentPlaces(const Agent &agent) : m_agent(agent) { }
    Location at(qsizetype start, qsizetype end) const;
    Range range(qsizetype start, qsizetype end) const { return at(start, end).range; }

private:
    const Agent &m_agent;
    mutable std::optional<LineTable> m_lines;
};

} // namespace outcrop
