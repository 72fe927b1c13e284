// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace outcrop {

/// Terms with their weights; a vector of length 1, or empty.
using TermVector = QHash<int, double>;

/// The words that say what a text is about: lower case, without the small words of the language, plurals as singulars; in the order of the text.
QStringList termsOf(QStringView text);
/// One word as a term.
QString termOf(const QString &word);

/// Texts as vectors of what sets them apart (TF-IDF). A term of one text only says nothing about what texts have in common, and is left out.
struct TermVectors {
    QStringList terms;          ///< by number
    QStringList words;          ///< likewise: the commonest way it is written
    QStringList names;          ///< likewise: the term itself where a text has it as a word, else the commonest way: `redis`, never `redi`
    QList<TermVector> vectors;  ///< of the texts, in their order
};

TermVectors termVectors(const QStringList &texts);

/// The cosine of two vectors of length 1.
double cosine(const TermVector &a, const TermVector &b);
/// The vector at length 1.
TermVector normalised(TermVector vector);

} // namespace outcrop
