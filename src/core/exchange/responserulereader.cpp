// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/responserulereader.h"

#include "core/exchange/exchangemessages.h"

namespace outcrop {

QList<DataNode> ResponseRuleReader::itemsOf(const DataNode &node)
{
    if (node.isSequence())
        return node.items();
    return node.isMissing() || node.isNull() ? QList<DataNode>() : QList<DataNode>{node};
}

void ResponseRuleReader::report(const DataNode &node) const
{
    m_diagnostics.append({Severity::Error, QStringLiteral("path-invalid"), exchangemessages::notAPath(node.text()),
        {m_file, node.range()}});
}

ValuePath ResponseRuleReader::path(const DataNode &node) const
{
    const std::optional<ValuePath> path = ValuePath::parse(node.text());
    if (!path)
        report(node);
    return path.value_or(ValuePath());
}

TargetPath ResponseRuleReader::target(const DataNode &node) const
{
    const std::optional<TargetPath> path = TargetPath::parse(node.text());
    if (!path)
        report(node);
    return path.value_or(TargetPath());
}

ValueRule ResponseRuleReader::value(const DataNode &node) const
{
    ValueRule rule;
    rule.isSum = node.isMapping();
    for (const DataNode &item : itemsOf(rule.isSum ? node[u"sum"] : node)) {
        if (const std::optional<ValuePath> path = ValuePath::parse(item.text()))
            rule.paths.append(*path);
        else
            report(item);
    }
    return rule;
}

} // namespace outcrop
