// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/usageitems.h"

#include <QSet>

namespace outcrop {

/// The words of at least five characters that occur in exactly one layer, skill or memory. A response that contains at least two words of such an item counts
/// as using the item. Infers use that was not recorded; paraphrased use is missed.
class DistinctiveWords
{
public:
    explicit DistinctiveWords(const QList<UsageItem> &items);

    /// Returns the indexes of the used items.
    QSet<qsizetype> usedItems(QStringView response) const;

private:
    QHash<QString, qsizetype> m_itemByWord;
};

/// Calls visit(word) for each run of at least five letters, digits and hyphens, in lower case.
template<typename Visit>
void forEachLongWord(QStringView text, Visit visit)
{
    constexpr qsizetype shortest = 5;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && (text.at(i).isLetterOrNumber() || text.at(i) == u'-'))
            continue;
        if (i - start >= shortest)
            visit(text.sliced(start, i - start).toString().toLower());
        start = i + 1;
    }
}

} // namespace outcrop
