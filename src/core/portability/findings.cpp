// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/findings.h"

namespace outcrop {
namespace {

struct ExistingPath {
    Range lastKey; ///< of the key that the finding is located at
    int steps = 0; ///< number of keys on the path that exist
};

ExistingPath existingPath(const DataNode &data, const QString &dottedPath)
{
    ExistingPath existing;
    const DataNode *node = &data;
    for (const QString &key : dottedPath.split(u'.')) {
        const DataNode::Member *member = node->member(key);
        if (!member)
            break;
        existing = {member->keyRange, existing.steps + 1};
        node = &member->value;
    }
    return existing;
}

std::optional<Fix> fixOf(const QString &title, const Result<QList<TextEdit>> &edits)
{
    return edits.ok() && !edits->isEmpty() ? std::optional(Fix{title, *edits}) : std::nullopt;
}

} // namespace

Diagnostic portabilityFinding(
    const char *criterion, const QString &message, const Location &place, const std::optional<Fix> &fix)
{
    return {Severity::Error, QLatin1String(criterion), message, place, fix};
}

DocumentPtr definingDocument(const Agent &agent, const QString &dottedPath)
{
    const int agentPathLength = existingPath(agent.document->frontMatter.data, dottedPath).steps;
    return agent.governance && existingPath(agent.governanceData, dottedPath).steps > agentPathLength ? agent.governance : agent.document;
}

Location keyLocation(const Agent &agent, const QString &dottedPath)
{
    const DocumentPtr home = definingDocument(agent, dottedPath);
    const bool isOwn = home == agent.document;
    const ExistingPath existing = existingPath(isOwn ? agent.document->frontMatter.data : agent.governanceData, dottedPath);
    if (existing.steps > 0)
        return {home->path, existing.lastKey};
    const Position start{0, 1, 1};
    const qsizetype fence = isOwn && agent.document->frontMatter.isPresent ? 3 : 0;
    return {home->path, {start, {fence, 1, static_cast<int>(fence) + 1}}};
}

std::optional<Fix> setFieldFix(const Agent &agent, const QString &title, const QString &dottedPath, const Json &value)
{
    return fixOf(title, planSetField(*definingDocument(agent, dottedPath), dottedPath, value));
}

std::optional<Fix> removeFieldFix(const DocumentPtr &document, const QString &title, const FieldPath &path)
{
    return fixOf(title, planRemoveField(*document, path));
}

Location AgentLocator::locationOf(qsizetype start, qsizetype end) const
{
    if (!m_lines)
        m_lines.emplace(m_agent.textDocument().text);
    return {m_agent.textDocument().path, m_lines->range(start, end)};
}

} // namespace outcrop
