// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

/// Returns the edit distance of two words (insertions, deletions, substitutions and transpositions of adjacent characters). Returns `maximum + 1` if
/// the distance is larger than `maximum`, which is detected early.
int editDistance(QStringView one, QStringView other, int maximum);

/// Returns the maximum edit distance for a correction: 0 for up to three letters, 1 for up to seven, else 2.
int allowedEdits(qsizetype letters);

/// Collects indexed words within an edit distance of a word, in the order specified by SearchIndex::similarWords().
class SimilarWords
{
public:
    /// `word` must be folded like the words of the index: lower case, without accents.
    SimilarWords(const QString &word, int edits) : m_word(word), m_edits(edits) { }

    /// Adds an indexed word and its frequency. Ignores words beyond the maximum distance.
    void add(const QString &word, qint64 count);
    /// Returns at most `limit` words, by distance, then by descending frequency.
    QStringList first(qsizetype limit) const;

private:
    struct Candidate {
        QString word;
        int edits = 0;
        qint64 count = 0;
    };

    QString m_word;
    int m_edits;
    QList<Candidate> m_candidates;
};

} // namespace outcrop
