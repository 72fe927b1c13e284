// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/distinctivewords.h"

namespace outcrop {
namespace {

constexpr qsizetype sharedMark = -1; ///< marks a word that occurs in several items
constexpr qsizetype minimumUsedWords = 2;

} // namespace

DistinctiveWords::DistinctiveWords(const QList<UsageItem> &items)
{
    for (qsizetype i = 0; i < items.size(); ++i) {
        forEachLongWord(items.at(i).text(), [this, i](const QString &word) {
            const auto known = m_itemByWord.constFind(word);
            if (known == m_itemByWord.constEnd() || *known != i)
                m_itemByWord.insert(word, known == m_itemByWord.constEnd() ? i : sharedMark);
        });
    }
}

QSet<qsizetype> DistinctiveWords::usedItems(QStringView response) const
{
    QHash<qsizetype, QSet<QString>> found;
    forEachLongWord(response, [this, &found](const QString &word) {
        const qsizetype owner = m_itemByWord.value(word, sharedMark);
        if (owner != sharedMark)
            found[owner].insert(word);
    });
    QSet<qsizetype> used;
    for (auto each = found.cbegin(); each != found.cend(); ++each) {
        if (each->size() >= minimumUsedWords)
            used.insert(each.key());
    }
    return used;
}

} // namespace outcrop
