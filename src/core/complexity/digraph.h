// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace outcrop {

/// A directed graph as adjacency lists. Nodes are numbered from 0.
using Digraph = QList<QList<int>>;

/// Returns the strongly connected component of each node. Nodes that can reach each other have the same component number.
QList<int> stronglyConnectedComponents(const Digraph &graph);

/// Returns whether the graph has a cycle.
bool hasCycle(const Digraph &graph);

/// Returns the nodes sorted so that every edge points to an earlier node. Empty if there is a cycle. Deterministic.
QList<int> topologicalOrder(const Digraph &graph);

} // namespace outcrop
