// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

/// How many slips lie between two words: a letter more, a letter less, another letter, two swapped. More than `most` is `most + 1`, and found out soon.
int slipsBetween(QStringView one, QStringView other, int most);

/// How many slips a word may have to be taken for another one: none up to three letters, one up to seven, else two.
int slipsAllowed(qsizetype letters);

/// Gathers words of an index that are written almost as one word is, in the order that SearchIndex::wordsLike() promises.
class NearWords
{
public:
    /// `word` in small letters without accents, as the index has its words.
    NearWords(const QString &word, int edits) : m_word(word), m_edits(edits) { }

    /// A word of the index and how often it is there; left out where it is too far away.
    void add(const QString &word, qint64 count);
    /// The nearest first, then the more frequent; at most `limit`.
    QStringList first(qsizetype limit) const;

private:
    struct Candidate {
        QString word;
        int slips = 0;
        qint64 count = 0;
    };

    QString m_word;
    int m_edits;
    QList<Candidate> m_candidates;
};

} // namespace outcrop
