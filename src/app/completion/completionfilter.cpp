// SPDX-License-Identifier: GPL-3.0-or-later
// Which candidates what is typed leads to.
#include "app/completion/completion.h"

namespace outcrop {
namespace {

/// 0 for a beginning, 1 for the beginning of a word inside, 2 for letters in order, and nothing for all else.
std::optional<int> rankOf(const QString &name, const QString &typed)
{
    if (name.startsWith(typed, Qt::CaseInsensitive))
        return 0;
    for (qsizetype at = name.indexOf(typed, 1, Qt::CaseInsensitive); at > 0;
         at = name.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (!name[at - 1].isLetterOrNumber())
            return 1;
    }
    qsizetype found = 0;
    for (const QChar letter : name) {
        if (found < typed.size() && letter.toCaseFolded() == typed[found].toCaseFolded())
            ++found;
    }
    return found == typed.size() ? std::optional(2) : std::nullopt;
}

} // namespace

QList<Candidate> Completions::filtered() const
{
    QList<Candidate> byRank[3];
    for (const Candidate &candidate : candidates) {
        if (const auto rank = rankOf(candidate.label.isEmpty() ? candidate.text : candidate.label, typed.trimmed()))
            byRank[*rank].append(candidate);
    }
    return byRank[0] + byRank[1] + byRank[2];
}

} // namespace outcrop
