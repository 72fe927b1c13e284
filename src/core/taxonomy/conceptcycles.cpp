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
        for (qsizetype place = 0; place < m_states.size(); ++place) {
            if (m_states.at(place).number == 0)
                walk(place);
        }
        return std::move(m_found);
    }

private:
    struct State {
        qsizetype number = 0; ///< order of the visit, from 1; 0 if not visited yet
        qsizetype lowest = 0; ///< lowest number of a concept that is reachable from this one
        qsizetype next = 0;   ///< index of the next broader concept to visit
        bool isOpen = false;  ///< true if the concept is on the stack of unfinished components
    };

    void walk(qsizetype from)
    {
        enter(from);
        while (!m_way.isEmpty()) {
            if (const std::optional<qsizetype> above = nextAbove(m_way.last()))
                meet(m_way.last(), *above);
            else
                leave();
        }
    }

    void enter(qsizetype place)
    {
        m_states[place].number = m_states[place].lowest = ++m_met;
        m_states[place].isOpen = true;
        m_open.append(place);
        m_way.append(place);
    }

    std::optional<qsizetype> nextAbove(qsizetype place)
    {
        const QStringList &broader = m_taxonomy.concepts.at(place).broader;
        while (m_states.at(place).next < broader.size()) {
            const auto above = m_taxonomy.places.constFind(broader.at(m_states[place].next++));
            if (above != m_taxonomy.places.constEnd())
                return *above;
        }
        return std::nullopt;
    }

    void meet(qsizetype place, qsizetype above)
    {
        if (m_states.at(above).number == 0)
            enter(above);
        else if (m_states.at(above).isOpen)
            m_states[place].lowest = std::min(m_states.at(place).lowest, m_states.at(above).number);
    }

    void leave()
    {
        const qsizetype place = m_way.takeLast();
        if (!m_way.isEmpty())
            m_states[m_way.last()].lowest = std::min(m_states.at(m_way.last()).lowest, m_states.at(place).lowest);
        if (m_states.at(place).lowest == m_states.at(place).number)
            close(place);
    }

    /// Removes a finished component from the stack. It is a cycle if it has several concepts, or one that is broader
    /// than itself.
    void close(qsizetype place)
    {
        const qsizetype first = m_open.lastIndexOf(place);
        const Concept &one = m_taxonomy.concepts.at(place);
        const bool isCircle = m_open.size() - first > 1 || one.broader.contains(one.uri);
        for (qsizetype i = first; i < m_open.size(); ++i) {
            m_states[m_open.at(i)].isOpen = false;
            if (isCircle)
                m_found.insert(m_taxonomy.concepts.at(m_open.at(i)).uri);
        }
        m_open.resize(first);
    }

    const Taxonomy &m_taxonomy;
    QList<State> m_states; ///< by concept index
    QList<qsizetype> m_way;
    QList<qsizetype> m_open;
    qsizetype m_met = 0;
    QSet<QString> m_found;
};

} // namespace

QSet<QString> conceptsInCycles(const Taxonomy &taxonomy)
{
    return CycleFinder(taxonomy).run();
}

} // namespace outcrop
