// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/fieldranges.h"

#include <algorithm>

namespace outcrop {

namespace {

const DataNode &missingNode()
{
    static const DataNode node;
    return node;
}

const DataNode &child(const DataNode &node, const QString &step)
{
    if (!node.isSequence())
        return node[step];
    bool isNumber = false;
    const int index = step.toInt(&isNumber);
    return isNumber && index >= 0 && index < node.items().size() ? node.items().at(index) : missingNode();
}

const DataNode::Member *memberBefore(const DataNode &mapping, qsizetype offset)
{
    const DataNode::Member *found = nullptr;
    for (const DataNode::Member &member : mapping.members()) {
        const qsizetype start = member.keyRange.start.offset;
        if (start <= offset && (!found || start > found->keyRange.start.offset))
            found = &member;
    }
    return found;
}

qsizetype itemBefore(const DataNode &list, qsizetype offset)
{
    qsizetype found = -1;
    for (qsizetype i = 0; i < list.items().size(); ++i) {
        if (list.items().at(i).range().start.offset <= offset)
            found = i;
    }
    return found;
}

} // namespace

const DataNode &nodeAt(const DataNode &root, const FieldPath &path)
{
    const DataNode *node = &root;
    for (const QString &step : path)
        node = &child(*node, step);
    return *node;
}

std::optional<Range> fieldRange(const DataNode &root, const FieldPath &path)
{
    const DataNode &node = nodeAt(root, path);
    if (node.isMissing() || path.isEmpty())
        return std::nullopt;
    const DataNode::Member *member = nodeAt(root, path.first(path.size() - 1)).member(path.last());
    if (!member)
        return node.range();
    const bool isBehind = node.range().end.offset > member->keyRange.end.offset;
    return Range{member->keyRange.start, isBehind ? node.range().end : member->keyRange.end};
}

FieldPath fieldAt(const DataNode &root, const Range &place)
{
    FieldPath path;
    const DataNode *node = &root;
    while (node->range() != place) {
        if (const DataNode::Member *member = memberBefore(*node, place.start.offset)) {
            path += member->key;
            node = &member->value;
            if (member->keyRange == place)
                break;
            continue;
        }
        const qsizetype item = itemBefore(*node, place.start.offset);
        if (item < 0)
            break;
        path += QString::number(item);
        node = &node->items().at(item);
    }
    return path;
}

} // namespace outcrop
