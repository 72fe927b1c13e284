// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/conceptcycles.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace outcrop {
namespace {

/// Tarjan's algorithm for strongly connected components. Iterative, because a file can nest concepts deeply enough to
/// overflow the stack.
class CycleFinder
{
public:
    explicit CycleFinder(const Taxonomy &taxonomy) : m_taxonomy(taxonomy), m_states(taxonomy.concepts.size()) { }

    QSet<QString> run()
    {
        for (qsizetype conceptIndex = 0; conceptIndex < m_states.size(); ++conceptIndex) {
            if (m_states.at(conceptIndex).number == 0)
                walk(conceptIndex);
        }
        return std::move(m_found);
    }

private:
    struct State {
        qsizetype number = 0;      ///< order of the visit, from 1; 0 if not visited yet
        qsizetype lowestIndex = 0; ///< lowest number of a concept that is reachable from this one
        qsizetype next = 0;        ///< index of the next broader concept to visit
        bool isOpen = false;       ///< true if the concept is on the stack of unfinished components
    };

    void walk(qsizetype from)
    {
        enter(from);
        while (!m_path.isEmpty()) {
            if (const std::optional<qsizetype> above = nextBroaderConcept(m_path.last()))
                visitBroaderConcepts(m_path.last(), *above);
            else
                leave();
        }
    }

    void enter(qsizetype conceptIndex)
    {
        m_states[conceptIndex].number = m_states[conceptIndex].lowestIndex = ++m_visitedCount;
        m_states[conceptIndex].isOpen = true;
        m_unfinishedConcepts.append(conceptIndex);
        m_path.append(conceptIndex);
    }

    std::optional<qsizetype> nextBroaderConcept(qsizetype conceptIndex)
    {
        const QStringList &broaderConcepts = m_taxonomy.concepts.at(conceptIndex).broaderConcepts;
        while (m_states.at(conceptIndex).next < broaderConcepts.size()) {
            const auto above = m_taxonomy.indexByUri.constFind(broaderConcepts.at(m_states[conceptIndex].next++));
            if (above != m_taxonomy.indexByUri.constEnd())
                return *above;
        }
        return std::nullopt;
    }

    void visitBroaderConcepts(qsizetype conceptIndex, qsizetype above)
    {
        if (m_states.at(above).number == 0)
            enter(above);
        else if (m_states.at(above).isOpen)
            m_states[conceptIndex].lowestIndex = std::min(m_states.at(conceptIndex).lowestIndex, m_states.at(above).number);
    }

    void leave()
    {
        const qsizetype conceptIndex = m_path.takeLast();
        if (!m_path.isEmpty())
            m_states[m_path.last()].lowestIndex = std::min(m_states.at(m_path.last()).lowestIndex, m_states.at(conceptIndex).lowestIndex);
        if (m_states.at(conceptIndex).lowestIndex == m_states.at(conceptIndex).number)
            close(conceptIndex);
    }

    /// Removes a finished component from the stack. It is a cycle if it has several concepts, or one that is broader
    /// than itself.
    void close(qsizetype conceptIndex)
    {
        const qsizetype first = m_unfinishedConcepts.lastIndexOf(conceptIndex);
        const Concept &one = m_taxonomy.concepts.at(conceptIndex);
        const bool isCircle = m_unfinishedConcepts.size() - first > 1 || one.broaderConcepts.contains(one.uri);
        for (qsizetype i = first; i < m_unfinishedConcepts.size(); ++i) {
            m_states[m_unfinishedConcepts.at(i)].isOpen = false;
            if (isCircle)
                m_found.insert(m_taxonomy.concepts.at(m_unfinishedConcepts.at(i)).uri);
        }
        m_unfinishedConcepts.resize(first);
    }

    const Taxonomy &m_taxonomy;
    QList<State> m_states; ///< by concept index
    QList<qsizetype> m_path;
    QList<qsizetype> m_unfinishedConcepts;
    qsizetype m_visitedCount = 0;
    QSet<QString> m_found;
};

} // namespace

QSet<QString> conceptsInCycles(const Taxonomy &taxonomy)
{
    return CycleFinder(taxonomy).run();
}

} // namespace outcrop
