// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/dependencychain.h"

#include "core/complexity/complexitymessages.h"
#include "core/complexity/digraph.h"

#include <QHash>

namespace outcrop {
namespace {

/// A graph with named nodes.
class NamedGraph
{
public:
    explicit NamedGraph(const DataNode &mapping)
    {
        for (const DataNode::Member &member : mapping.members()) {
            const int from = node(member.key);
            for (const QString &name : member.value.toStrings()) {
                const int to = node(name); // call first: it may reallocate m_graph
                m_graph[from].append(to);
            }
        }
    }

    const Digraph &graph() const { return m_graph; }
    const QString &name(int node) const { return m_names[node]; }

private:
    int node(const QString &name)
    {
        const auto known = m_nodes.constFind(name);
        if (known != m_nodes.constEnd())
            return *known;
        m_names.append(name);
        m_graph.append(QList<int>());
        return *m_nodes.insert(name, int(m_graph.size()) - 1);
    }

    QHash<QString, int> m_nodes;
    QStringList m_names;
    Digraph m_graph;
};

/// Returns the node with the longest chain, or the first one if several chains are equally long; -1 if `nodes` is empty.
int deepestNode(const QList<int> &nodes, const QList<int> &depths)
{
    int best = -1;
    for (const int node : nodes) {
        if (best < 0 || depths[node] > depths[best])
            best = node;
    }
    return best;
}

DependencyChain longestChain(const NamedGraph &names, const QList<int> &order)
{
    QList<int> depths(names.graph().size(), 1);
    QList<int> next(names.graph().size(), -1);
    for (const int node : order) {
        next[node] = deepestNode(names.graph()[node], depths);
        if (next[node] >= 0)
            depths[node] = depths[next[node]] + 1;
    }
    QList<int> all;
    for (int node = 0; node < depths.size(); ++node)
        all.append(node);
    DependencyChain chain;
    for (int node = deepestNode(all, depths); node >= 0; node = next[node])
        chain.names.append(names.name(node));
    chain.depth = int(chain.names.size());
    return chain;
}

} // namespace

Result<DependencyChain> dependencyChain(const DataNode &dependencies, const QString &file)
{
    if (const std::optional<qint64> depth = dependencies.toInteger())
        return DependencyChain{int(qBound(qint64(0), *depth, qint64(1'000'000))), {}};
    if (!dependencies.isMapping()) {
        const QStringList names = dependencies.toStrings();
        return DependencyChain{names.isEmpty() ? 0 : 1, names.mid(0, 1)};
    }
    const NamedGraph names(dependencies);
    const QList<int> order = topologicalOrder(names.graph());
    if (order.isEmpty() && !names.graph().isEmpty())
        return Error{ErrorCode::Invalid,
            complexitymessages::dependencyCycle(),
            {file, dependencies.range()}};
    return longestChain(names, order);
}

} // namespace outcrop
