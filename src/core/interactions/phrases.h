// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QStringList>

namespace outcrop {

/// The words of a text as they are compared: in small letters and without a plural s.
QStringList comparableWords(const QString &text);

/// Finds many phrases in one walk through a text. Built once, then only read: threads may share it.
class Phrases
{
public:
    /// Adds a phrase under a number of the caller's; empty ones are passed over.
    void add(const QString &phrase, int number);

    struct Found {
        int number = 0;
        QString phrase; ///< as it was added
    };
    /// Each phrase that occurs in the words, once, in the order in which they were added.
    QList<Found> in(const QStringList &words) const;

private:
    struct Phrase {
        QStringList words;
        QString text;
        int number = 0;
    };
    QList<Phrase> m_phrases;
    QHash<QString, QList<int>> m_byFirstWord; ///< places in m_phrases
};

/// How much two questions have in common: words of both over words of either, 0 to 1. Texts of fewer than three words only count where they are equal.
double wordSimilarity(const QStringList &one, const QStringList &other);

} // namespace outcrop
