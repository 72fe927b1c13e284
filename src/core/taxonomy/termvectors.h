// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace outcrop {

/// Weights by term index. Normalized to length 1, or empty.
using TermVector = QHash<int, double>;

/// Returns the terms of a text's first 4,000 characters in order: lowercase words of at least three characters, without stop words and with singular endings.
QStringList termsOf(QStringView text);
/// Returns a word as a term: lowercase and singular.
QString termOf(const QString &word);

/// TF-IDF vectors of texts, each with at most 24 terms. They omit terms that occur in only one text, because these cannot relate it to others.
struct TermVectors {
    QStringList terms;          ///< by term index
    QStringList words;          ///< by term index; the most frequent spelling
    QStringList names;          ///< by term index; the term itself if it occurs as a word, else the most frequent spelling: `redis`, not `redi`
    QList<TermVector> vectors;  ///< in the order of the texts
};

TermVectors termVectors(const QStringList &texts);

/// Returns the cosine similarity of two vectors of length 1.
double cosine(const TermVector &a, const TermVector &b);
/// Returns the vector scaled to length 1. A zero vector is unchanged.
TermVector normalizeVector(TermVector vector);

} // namespace outcrop
