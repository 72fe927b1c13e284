// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QStringList>

namespace outcrop {

/// Returns the words of the text in lower case and without a plural s, for comparison.
QStringList comparableWords(const QString &text);

/// Finds many phrases in a single pass over the text. Threads may share it after the last add().
class Phrases
{
public:
    /// Adds a phrase with a caller-defined number. Empty phrases are ignored.
    void add(const QString &phrase, int number);

    struct Match {
        int number = 0;
        QString phrase; ///< as passed to add()
    };
    /// Returns each phrase that occurs in the words, once, in the order of the add() calls.
    QList<Match> findPhrases(const QStringList &words) const;

private:
    struct Phrase {
        QStringList words;
        QString text;
        int number = 0;
    };
    QList<Phrase> m_phrases;
    QHash<QString, QList<int>> m_indexesByFirstWord; ///< indexes in m_phrases
};

/// Returns the Jaccard similarity of the two sets of words, 0 to 1. If either list has fewer than three words, returns 1 for equal, non-empty lists and 0
/// otherwise.
double wordSimilarity(const QStringList &one, const QStringList &other);

} // namespace outcrop
