// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/digraph.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Tarjan's algorithm. Iterative, because recursion on a long chain could overflow the stack.
class ComponentSearch
{
public:
    explicit ComponentSearch(const Digraph &graph)
        : m_graph(graph)
        , m_order(graph.size(), unseen)
        , m_lowestIndexes(graph.size(), unseen)
        , m_component(graph.size(), unseen)
    {
    }

    QList<int> run()
    {
        for (int node = 0; node < m_graph.size(); ++node) {
            if (m_order[node] == unseen)
                searchFrom(node);
        }
        return m_component;
    }

private:
    struct Step {
        int node;
        qsizetype next = 0;
    };

    void searchFrom(int first)
    {
        enterNode(first);
        while (!m_steps.isEmpty()) {
            Step &step = m_steps.last();
            if (step.next < m_graph[step.node].size())
                followEdge(step.node, m_graph[step.node][step.next++]);
            else
                leaveNode();
        }
    }

    void enterNode(int node)
    {
        m_order[node] = m_lowestIndexes[node] = m_seenCount++;
        m_open.append(node);
        m_steps.append(Step{node});
    }

    void followEdge(int from, int to)
    {
        if (m_order[to] == unseen)
            enterNode(to);
        else if (m_component[to] == unseen)
            m_lowestIndexes[from] = std::min(m_lowestIndexes[from], m_order[to]);
    }

    void leaveNode()
    {
        const int node = m_steps.takeLast().node;
        if (!m_steps.isEmpty())
            m_lowestIndexes[m_steps.last().node] = std::min(m_lowestIndexes[m_steps.last().node], m_lowestIndexes[node]);
        if (m_lowestIndexes[node] == m_order[node])
            closeComponent(node);
    }

    /// Closes a component, which consists of all nodes entered since its first node.
    void closeComponent(int first)
    {
        int node = unseen;
        do {
            node = m_open.takeLast();
            m_component[node] = m_components;
        } while (node != first);
        ++m_components;
    }

    static constexpr int unseen = -1;

    const Digraph &m_graph;
    QList<int> m_order;
    QList<int> m_lowestIndexes;
    QList<int> m_component;
    QList<int> m_open;
    QList<Step> m_steps;
    int m_seenCount = 0;
    int m_components = 0;
};

} // namespace

QList<int> stronglyConnectedComponents(const Digraph &graph)
{
    return ComponentSearch(graph).run();
}

bool hasCycle(const Digraph &graph)
{
    return !graph.isEmpty() && topologicalOrder(graph).isEmpty();
}

QList<int> topologicalOrder(const Digraph &graph)
{
    QList<int> open(graph.size(), 0);
    Digraph from(graph.size());
    for (int node = 0; node < graph.size(); ++node) {
        open[node] = int(graph[node].size());
        for (const int to : graph[node])
            from[to].append(node);
    }
    QList<int> order;
    for (int node = 0; node < graph.size(); ++node) {
        if (open[node] == 0)
            order.append(node);
    }
    for (qsizetype at = 0; at < order.size(); ++at) {
        for (const int node : std::as_const(from[order[at]])) {
            if (--open[node] == 0)
                order.append(node);
        }
    }
    return order.size() == graph.size() ? order : QList<int>();
}

} // namespace outcrop
