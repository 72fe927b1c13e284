// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonlookahead.h"

#include <QHash>

#include <vector>

namespace outcrop {

enum class OutlineBracket : quint8 {
    Object,
    List,
    Round,
    Implicit, ///< an object without an opening brace
    Extra,    ///< an opening brace that is dropped, and so is the one that closes it
};

/// The brackets that are open, for many readings at a time: equal stacks are one number, and a copy costs nothing.
class OutlineStacks
{
public:
    using Id = quint32;
    static constexpr Id None = 0;

    OutlineStacks() { m_nodes.push_back({}); }

    Id push(Id stack, OutlineBracket bracket);
    Id pop(Id stack) const { return m_nodes[stack].parent; }
    OutlineBracket top(Id stack) const { return m_nodes[stack].bracket; }
    /// Without those that are dropped.
    int depth(Id stack) const { return m_nodes[stack].depth; }
    bool isObject(Id stack) const;
    /// What closes the innermost bracket; 0 where there is none.
    int closerOf(Id stack) const;
    /// The stack whose innermost bracket `unit` closes, or None.
    Id closedBy(Id stack, int unit) const;
    JsonPlaceInfo place(Id stack, JsonRole role, bool isEscaped) const;
    JsonRole roleIn(Id stack) const { return stack == None ? JsonRole::Root : isObject(stack) ? JsonRole::Member : JsonRole::Item; }

private:
    struct Node {
        Id parent = None;
        OutlineBracket bracket = OutlineBracket::Object;
        int depth = 0;
        bool hasObject = false;
        bool hasList = false;
        bool hasRound = false;
    };

    std::vector<Node> m_nodes; // the first is the empty stack
    QHash<quint64, Id> m_known;
};

} // namespace outcrop
