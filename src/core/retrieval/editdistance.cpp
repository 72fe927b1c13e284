// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/editdistance.h"

#include <QVarLengthArray>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace outcrop {

int editDistance(QStringView one, QStringView other, int maximum)
{
    const qsizetype width = other.size() + 1;
    if (std::abs(one.size() - other.size()) > maximum)
        return maximum + 1;
    QVarLengthArray<int, 192> rows(3 * width);
    int *olderRow = rows.data(), *old = olderRow + width, *row = old + width;
    std::iota(old, old + width, 0);
    for (qsizetype i = 1; i <= one.size(); ++i) {
        row[0] = int(i);
        for (qsizetype j = 1; j < width; ++j) {
            row[j] = std::min({old[j] + 1, row[j - 1] + 1, old[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                row[j] = std::min(row[j], olderRow[j - 2] + 1);
        }
        if (*std::min_element(row, row + width) > maximum)
            return maximum + 1;
        std::swap(olderRow, old);
        std::swap(old, row);
    }
    return std::min(old[width - 1], maximum + 1);
}

int allowedEdits(qsizetype letters)
{
    return letters <= 3 ? 0 : letters <= 7 ? 1 : 2;
}

void SimilarWords::add(const QString &word, qint64 count)
{
    if (const int edits = editDistance(m_word, word, m_edits); edits <= m_edits)
        m_candidates.append({word, edits, count});
}

QStringList SimilarWords::first(qsizetype limit) const
{
    QList<Candidate> sorted = m_candidates;
    std::sort(sorted.begin(), sorted.end(), [](const Candidate &a, const Candidate &b) { return std::tie(a.edits, b.count, a.word) < std::tie(b.edits, a.count, b.word); });
    QStringList words;
    for (const Candidate &one : sorted.first(std::min(limit, sorted.size())))
        words.append(one.word);
    return words;
}

} // namespace outcrop
