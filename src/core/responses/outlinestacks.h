// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonlookahead.h"

#include <QHash>

#include <vector>

namespace outcrop {

/// The kind of an open bracket in an interpretation.
enum class OutlineBracket : quint8 {
    Object,
    List,
    Round,
    Implicit, ///< an object whose opening brace is missing
    Extra,    ///< an opening brace that is dropped together with its closing brace
};

/// Bracket stacks shared by many interpretations: equal stacks have the same ID, so copies are free.
class OutlineStacks
{
public:
    using Id = quint32;
    static constexpr Id None = 0;

    OutlineStacks() { m_nodes.push_back({}); }

    Id push(Id stack, OutlineBracket bracket);
    Id pop(Id stack) const { return m_nodes[stack].parent; }
    OutlineBracket top(Id stack) const { return m_nodes[stack].bracket; }
    /// Returns the number of open brackets, without dropped ones.
    int depth(Id stack) const { return m_nodes[stack].depth; }
    bool isObject(Id stack) const;
    /// Returns the closing character of the innermost bracket; 0 if there is none.
    int closerOf(Id stack) const;
    /// Returns the stack whose innermost bracket is closed by `unit`, or None.
    Id stackClosedBy(Id stack, int unit) const;
    JsonContext contextFor(Id stack, JsonRole role, bool isEscaped) const;
    JsonRole roleIn(Id stack) const { return stack == None ? JsonRole::Root : isObject(stack) ? JsonRole::Member : JsonRole::Item; }

private:
    struct Node {
        Id parent = None;
        OutlineBracket bracket = OutlineBracket::Object;
        int depth = 0;
        bool hasObject = false;
        bool hasList = false;
        bool hasParenthesis = false;
    };

    std::vector<Node> m_nodes; // the first node is the empty stack
    QHash<quint64, Id> m_stackIds;
};

} // namespace outcrop
