// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinestacks.h"

namespace outcrop {

OutlineStacks::Id OutlineStacks::push(Id stack, OutlineBracket bracket)
{
    const quint64 key = quint64(stack) << 8 | quint64(bracket);
    if (const auto known = m_stackIds.constFind(key); known != m_stackIds.constEnd())
        return *known;
    Node node = m_nodes[stack];
    node.parent = stack;
    node.bracket = bracket;
    node.depth += bracket != OutlineBracket::Extra;
    node.hasObject |= bracket == OutlineBracket::Object || bracket == OutlineBracket::Implicit;
    node.hasList |= bracket == OutlineBracket::List;
    node.hasParenthesis |= bracket == OutlineBracket::Round;
    m_nodes.push_back(node);
    return *m_stackIds.insert(key, Id(m_nodes.size() - 1));
}

bool OutlineStacks::isObject(Id stack) const
{
    while (stack != None && top(stack) == OutlineBracket::Extra)
        stack = pop(stack);
    return stack != None && (top(stack) == OutlineBracket::Object || top(stack) == OutlineBracket::Implicit);
}

int OutlineStacks::closerOf(Id stack) const
{
    if (stack == None)
        return 0;
    switch (top(stack)) {
    case OutlineBracket::List:
        return ']';
    case OutlineBracket::Round:
        return ')';
    case OutlineBracket::Object:
    case OutlineBracket::Implicit:
    case OutlineBracket::Extra:
        break;
    }
    return '}';
}

OutlineStacks::Id OutlineStacks::stackClosedBy(Id stack, int unit) const
{
    while (stack != None && closerOf(stack) != unit)
        stack = pop(stack);
    return stack;
}

JsonContext OutlineStacks::contextFor(Id stack, JsonRole role, bool isEscaped) const
{
    const Node &node = m_nodes[stack];
    return {role, node.depth, node.hasObject, node.hasList, node.hasParenthesis, isEscaped};
}

} // namespace outcrop
