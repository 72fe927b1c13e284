// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/datatree.h"

#include "core/documents/data/datamessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maximumFindings = 100; ///< maximum number of findings before duplicate keys and unknown tags are no longer reported

qsizetype indexOfKey(OpenCollection &frame, const QString &key)
{
    constexpr qsizetype maxLinearKeys = 16;
    if (frame.members.size() < maxLinearKeys) {
        const auto same = [&key](const DataNode::Member &member) { return member.key == key; };
        const auto found = std::find_if(frame.members.begin(), frame.members.end(), same);
        return found == frame.members.end() ? -1 : std::distance(frame.members.begin(), found);
    }
    if (frame.memberIndexes.isEmpty()) {
        for (qsizetype i = 0; i < frame.members.size(); ++i)
            frame.memberIndexes.insert(frame.members[i].key, i);
    }
    return frame.memberIndexes.value(key, -1);
}

} // namespace

bool DataTree::addScalar(DataNode node, qsizetype end, const QString &anchor)
{
    if (!anchor.isEmpty())
        m_anchors[anchor] = {{node}, false};
    return countNodes(1) ? add({std::move(node)}, end) : failTooManyValues(node.range());
}

bool DataTree::addAlias(const QString &name, qsizetype start, qsizetype end)
{
    const Range place = m_lines.range(start, end);
    const auto anchor = m_anchors.constFind(name);
    if (anchor == m_anchors.constEnd())
        return fail("yaml-undefined-alias",
            datamessages::undefinedAlias(name), place);
    if (anchor->isOpen)
        return fail("yaml-circular-alias",
            datamessages::circularAlias(name), place);
    if (!canNest(anchor->value.height))
        return failNestedTooDeep(place);
    if (!countNodes(anchor->value.nodes))
        return fail("yaml-alias-bomb",
            datamessages::aliasBomb(m_limits.nodes), place);
    Value value = anchor->value;
    value.node = value.node.withRange(place);
    return add(std::move(value), end);
}

bool DataTree::open(OpenCollection frame, qsizetype end)
{
    if (!canNest(1))
        return failNestedTooDeep(m_lines.range(frame.start, end));
    if (!countNodes(1))
        return failTooManyValues(m_lines.range(frame.start, end));
    frame.end = frame.start;
    if (!frame.anchor.isEmpty())
        m_anchors[frame.anchor] = {{}, true};
    m_open.append(std::move(frame));
    return true;
}

bool DataTree::close(qsizetype end)
{
    OpenCollection frame = m_open.takeLast();
    if (!frame.isFlow)
        end = frame.end;
    const Range range = m_lines.range(frame.start, end);
    Value value{frame.isMapping ? DataNode::mapping(std::move(frame.members), range) : DataNode::sequence(std::move(frame.items), range), frame.nodes,
                frame.height + 1};
    if (!frame.anchor.isEmpty())
        m_anchors[frame.anchor] = {value, false};
    return add(std::move(value), end);
}

bool DataTree::add(Value value, qsizetype end)
{
    if (m_open.isEmpty()) {
        document.root = std::move(value.node);
        return true;
    }
    OpenCollection &frame = m_open.last();
    frame.nodes += value.nodes;
    frame.height = std::max(frame.height, value.height);
    frame.end = std::max(frame.end, end);
    if (frame.isMapping)
        return addToMapping(frame, std::move(value.node));
    frame.items.append(std::move(value.node));
    return true;
}

bool DataTree::addToMapping(OpenCollection &frame, DataNode node)
{
    if (!frame.key) {
        if (!node.isScalar())
            return fail("yaml-key", datamessages::keyNotText(), node.range());
        frame.key = std::move(node);
        return true;
    }
    addMember(frame, {frame.key->text(), frame.key->range(), std::move(node)});
    frame.key.reset();
    return true;
}

/// Uses the last value of a duplicate key, as most parsers do, and reports both locations.
void DataTree::addMember(OpenCollection &frame, DataNode::Member member)
{
    const qsizetype place = indexOfKey(frame, member.key);
    if (place < 0) {
        if (!frame.memberIndexes.isEmpty())
            frame.memberIndexes.insert(member.key, frame.members.size());
        frame.members.append(std::move(member));
        return;
    }
    const QString message =
        datamessages::duplicateKey(member.key, frame.members[place].keyRange.start.line);
    if (document.diagnostics.size() < maximumFindings)
        document.diagnostics.append({Severity::Error, QStringLiteral("yaml-duplicate-key"), message, {m_file, member.keyRange}});
    frame.members[place] = std::move(member);
}

bool DataTree::countNodes(int nodes)
{
    m_nodes += nodes; // cannot overflow: the number of nodes of each anchor is within the limit
    return m_nodes <= m_limits.nodes;
}

bool DataTree::failNestedTooDeep(Range place)
{
    return fail("yaml-too-deep", datamessages::nestedTooDeep(m_limits.depth), place);
}

bool DataTree::failTooManyValues(Range place)
{
    return fail("yaml-too-many-values", datamessages::tooManyValues(m_limits.nodes), place);
}

bool DataTree::fail(const QString &code, const QString &message, Range range)
{
    document.diagnostics.append({Severity::Error, code, message, {m_file, range}});
    return false;
}

void DataTree::reportUnknownTag(const QString &tag, Range range)
{
    const QString message = datamessages::unknownTag(tag);
    if (document.diagnostics.size() < maximumFindings)
        document.diagnostics.append({Severity::Warning, QStringLiteral("yaml-unknown-tag"), message, {m_file, range}});
}

} // namespace outcrop
