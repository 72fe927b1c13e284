// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace outcrop {

/// A directed graph: for every node, counted from 0, the nodes that its edges lead to.
using Digraph = QList<QList<int>>;

/// For every node the number of its strong component: two nodes have the same one where each leads to the other.
QList<int> strongComponents(const Digraph &graph);

/// Whether some node leads back to itself.
bool hasCycle(const Digraph &graph);

/// The nodes so that what an edge leads to comes before what it comes from; otherwise as they are. Empty where there is a cycle.
QList<int> dependenciesFirst(const Digraph &graph);

} // namespace outcrop
