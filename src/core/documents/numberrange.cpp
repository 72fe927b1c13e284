// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/numberrange.h"

#include "core/documents/documentsmessages.h"

#include <cmath>

namespace outcrop {
namespace {

void collect(const DataNode &node, const QString &format, const QString &file, Diagnostics &found)
{
    if (isOutOfRange(node)) {
        const QString range = node.kind() == DataNode::Kind::Integer
            ? documentsmessages::integerRange()
            : documentsmessages::numberRange();
        found.append({Severity::Warning, format + QStringLiteral("-out-of-range"),
            documentsmessages::numberOutOfRange(node.text(), range), {file, node.range()}});
    }
    for (const DataNode &item : node.items())
        collect(item, format, file, found);
    for (const DataNode::Member &member : node.members())
        collect(member.value, format, file, found);
}

} // namespace

bool isOutOfRange(const DataNode &node)
{
    if (node.kind() == DataNode::Kind::Integer)
        return !node.toInteger();
    const bool isInDigits = node.kind() == DataNode::Kind::Real && !node.text().contains(QLatin1String(".inf"), Qt::CaseInsensitive);
    return isInDigits && std::isinf(node.toReal().value_or(0));
}

Diagnostics checkNumberRanges(const DataNode &data, const QString &format, const QString &file)
{
    Diagnostics found;
    collect(data, format, file, found);
    return found;
}

} // namespace outcrop
