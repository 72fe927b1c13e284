// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// Returns the known word that is most similar to `word`, or an empty string if no word is similar enough. Ignores case and separators, and allows
/// about one typo per three letters.
QString nearestWord(const QString &word, const QStringList &known);

/// Returns whether a word is so close to a known one that it can be replaced without asking. The word differs only in case and separators, by two swapped characters
/// (words of at least four characters), or by one letter (words of at least five). That letter must not be the first one or a digit, because `head` and `read` or `k8s`
/// and `k3s` are different words. Shorter words, such as `mode` and `model`, may also be different words.
bool isTypingError(const QString &word, const QString &known);

} // namespace outcrop
