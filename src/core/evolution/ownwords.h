// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/pieces.h"

#include <QSet>

namespace outcrop {

/// Words of five letters and more that are in one layer or skill and in no other one. An answer that contains two of them has used it: that is
/// how use is inferred if it is not recorded. It misses what was used in other words, and so errs towards "not used".
class OwnWords
{
public:
    explicit OwnWords(const QList<Piece> &pieces);

    /// Places in the list of pieces.
    QSet<qsizetype> drawnUpon(QStringView answer) const;

private:
    QHash<QString, qsizetype> m_owner;
};

/// Calls visit(word) for each run of letters, digits and hyphens of five signs and more, in lower case.
template<typename Visit>
void eachLongWord(QStringView text, Visit visit)
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
