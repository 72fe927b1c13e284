// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// Returns the line without the spaces at its end.
QString withoutTrailingSpaces(QString line);

/// Splits a text into lines of at most `width` columns. A line breaks after the last space, slash, comma, underscore, hyphen or period in its second half,
/// otherwise at the limit. Only a space at a line break is dropped. `width` is at least 1.
QStringList wrappedLines(const QString &text, qsizetype width);

/// Splits a sentence into lines of at most `width` columns, at spaces only, so that paths, commands and URLs are not split, and between Chinese, Japanese
/// and Korean characters. If the line begins with spaces or with a label that is followed by at least two spaces, continuation lines are indented to the text
/// after the label. A width of 0 is unlimited.
QStringList wrappedSentence(const QString &line, qsizetype width);

} // namespace outcrop
