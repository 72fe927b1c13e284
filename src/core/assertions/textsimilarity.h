// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

// Similarity of a string to references, computed as in promptfoo, so that thresholds have the same meaning. Higher scores are better.

/// Returns BLEU with 1- to 4-grams of lowercase words, smoothed with 1e-7; 0 without words. The brevity factor is promptfoo's: 1 for a text at least as long as
/// the closest reference, and up to e for a shorter one.
double bleuScore(const QString &text, const QStringList &references);
/// Returns the best GLEU of the references: the smaller of precision and recall of all 1- to 4-grams. Periods at the end of words are ignored.
double gleuScore(const QString &text, const QStringList &references);
/// Returns ROUGE-1: the number of distinct tokens that both strings contain, divided by the number of all tokens of the reference. Case is significant.
double rougeScore(const QString &text, const QString &reference);
/// Returns the edit distance in UTF-16 code units. Compares only the first 20,000 code units of each text.
qsizetype editDistance(const QString &a, const QString &b);
/// Returns the number of words separated by whitespace.
qsizetype wordCount(const QString &text);

} // namespace outcrop
