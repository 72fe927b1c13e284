// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

// Punctuation and units of texts for people, in the user's language. Stored texts and formats that programs read use the English ones, as literals.

/// Returns `, `.
QString listSeparator();
/// Returns `; `.
QString clauseSeparator();
/// Returns a space, or an empty text in languages without spaces between sentences.
QString sentenceSeparator();
/// Returns `label: text`.
QString labeledText(const QString &label, const QString &text);
/// Returns `text (detail)`.
QString detailedText(const QString &text, const QString &detail);
/// Returns `number s`.
QString withSeconds(const QString &number);

} // namespace outcrop
