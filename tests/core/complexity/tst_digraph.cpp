// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/digraph.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;

namespace tst_digraph {

namespace {

/// Returns the nodes reachable from each node, by depth-first search.
QList<QList<bool>> reachableNodes(const Digraph &graph)
{
    const qsizetype count = graph.size();
    QList<QList<bool>> from(count, QList<bool>(count, false));
    for (int start = 0; start < count; ++start) {
        QList<int> open = graph[start];
        while (!open.isEmpty()) {
            const int node = open.takeLast();
            if (from[start][node])
                continue;
            from[start][node] = true;
            open += graph[node];
        }
    }
    return from;
}

Digraph randomGraph(QRandomGenerator &random)
{
    const int count = random.bounded(1, 12);
    Digraph graph(count);
    for (int edge = random.bounded(0, 2 * count); edge > 0; --edge)
        graph[random.bounded(count)].append(random.bounded(count));
    return graph;
}

} // namespace

class TestDigraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesExhaustiveReachability()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 2000; ++round) {
            const Digraph graph = randomGraph(random);
            const QList<QList<bool>> leads = reachableNodes(graph);
            const QList<int> component = stronglyConnectedComponents(graph);
            bool cycle = false;
            for (int one = 0; one < graph.size(); ++one) {
                cycle = cycle || leads[one][one];
                for (int other = 0; other < graph.size(); ++other)
                    QCOMPARE(component[one] == component[other], one == other || (leads[one][other] && leads[other][one]));
            }
            QCOMPARE(hasCycle(graph), cycle);
        }
    }

    void ordersDependenciesFirst()
    {
        QRandomGenerator random(8);
        for (int round = 0; round < 2000; ++round) {
            const Digraph graph = randomGraph(random);
            const QList<int> order = topologicalOrder(graph);
            QCOMPARE(order.isEmpty(), hasCycle(graph));
            for (qsizetype at = 0; at < order.size(); ++at) {
                for (const int needed : graph[order[at]])
                    QVERIFY(order.indexOf(needed) < at);
            }
        }
    }

    void handlesLongChains()
    {
        constexpr int length = 200'000;
        Digraph chain(length);
        for (int node = 1; node < length; ++node)
            chain[node].append(node - 1);
        QCOMPARE(stronglyConnectedComponents(chain).last(), length - 1);
        QCOMPARE(topologicalOrder(chain).size(), length);
        chain[0].append(length - 1);
        QVERIFY(hasCycle(chain));
        QCOMPARE(stronglyConnectedComponents(chain).last(), 0);
    }

    void emptyGraphHasNoCycle()
    {
        QVERIFY(!hasCycle({}));
        QVERIFY(stronglyConnectedComponents({}).isEmpty());
    }
};

OUTCROP_TEST(TestDigraph, NoApplication)

} // namespace tst_digraph

#include "tst_digraph.moc"
