// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/multistringmatcher.h"

#include <algorithm>

namespace outcrop {

int MultiStringMatcher::characterIndex(QChar character)
{
    const int code = character.unicode();
    const bool isCapital = code >= u'A' && code <= u'Z';
    const int place = (isCapital ? code + ('a' - 'A') : code) - firstCharacter;
    return place < characters ? place : -1;
}

bool MultiStringMatcher::add(const QString &start, int number)
{
    if (start.isEmpty() || std::any_of(start.begin(), start.end(), [](QChar one) { return characterIndex(one) < 0; }))
        return false;
    int node = 0;
    for (const QChar character : start) {
        const int known = m_nodes[node].next[characterIndex(character)];
        if (known == 0) {
            m_nodes[node].next[characterIndex(character)] = int(m_nodes.size());
            m_nodes.emplace_back();
        }
        node = known == 0 ? int(m_nodes.size()) - 1 : known;
    }
    if (!m_nodes[node].numbers.contains(number))
        m_nodes[node].numbers += number;
    return true;
}

QList<MultiStringMatcher::Hit> MultiStringMatcher::findAll(QStringView text) const
{
    QList<Hit> hits;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype first = hits.size();
        int node = 0;
        for (qsizetype end = at; end < text.size(); ++end) {
            const int place = characterIndex(text[end]);
            node = place < 0 ? 0 : m_nodes[node].next[place];
            if (node == 0)
                break;
            for (const int number : m_nodes[node].numbers) {
                const bool isTold = std::any_of(
                    hits.cbegin() + first, hits.cend(), [number](const Hit &hit) { return hit.number == number; });
                if (!isTold)
                    hits += {at, number};
            }
        }
    }
    return hits;
}

} // namespace outcrop
