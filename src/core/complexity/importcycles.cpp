// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/importcycles.h"

#include "core/complexity/digraph.h"

#include <QHash>
#include <QMap>

namespace outcrop {
namespace {

struct ImportEdge {
    int from;
    int to;
    int subtask;
    QString text; ///< for display: `a.py → b.py`
};

/// A graph of files whose edges are imports, each with the subtask that adds it.
class ImportGraph
{
public:
    explicit ImportGraph(const QList<Task> &subtasks)
    {
        for (int subtask = 0; subtask < subtasks.size(); ++subtask) {
            for (const NewImport &added : subtasks[subtask].imports) {
                for (const QString &importedPath : added.imports)
                    addImport(subtask, added.file, importedPath);
            }
        }
    }

    /// Returns the edges of each cycle, or of several cycles that share files.
    QList<QList<ImportEdge>> cycles() const
    {
        const QList<int> component = stronglyConnectedComponents(m_graph);
        QMap<int, QList<ImportEdge>> inside;
        for (const ImportEdge &edge : m_edges) {
            if (component[edge.from] == component[edge.to])
                inside[component[edge.from]].append(edge);
        }
        return inside.values();
    }

private:
    void addImport(int subtask, const QString &file, const QString &importedPath)
    {
        const int from = findOrAddNode(file);
        const int to = findOrAddNode(importedPath);
        m_graph[from].append(to);
        m_edges.append({from, to, subtask, file + QStringLiteral(" → ") + importedPath});
    }

    int findOrAddNode(const QString &file)
    {
        const auto known = m_nodes.constFind(file);
        if (known != m_nodes.constEnd())
            return *known;
        m_graph.append(QList<int>());
        return *m_nodes.insert(file, int(m_graph.size()) - 1);
    }

    QHash<QString, int> m_nodes;
    Digraph m_graph;
    QList<ImportEdge> m_edges;
};

QList<Conflict> cycleConflicts(const QList<ImportEdge> &circle)
{
    QMap<int, QStringList> ofSubtasks;
    for (const ImportEdge &edge : circle)
        ofSubtasks[edge.subtask].append(edge.text);
    QList<Conflict> found;
    for (auto first = ofSubtasks.cbegin(); first != ofSubtasks.cend(); ++first) {
        for (auto second = std::next(first); second != ofSubtasks.cend(); ++second)
            found.append({QStringLiteral("check_import_cycles"), first.key(), second.key(), *first + *second});
    }
    return found;
}

} // namespace

QList<Conflict> importCycleConflicts(const QList<Task> &subtasks)
{
    QList<Conflict> found;
    for (const QList<ImportEdge> &circle : ImportGraph(subtasks).cycles())
        found += cycleConflicts(circle);
    return found;
}

} // namespace outcrop
