// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textwidth.h"

#include <QStringList>

namespace outcrop {

/// Returns the line without the spaces at its end.
QString withoutTrailingSpaces(QString line);

/// Splits a text into lines of at most `width` columns. A line breaks after a space, slash, comma, underscore, hyphen or period, except in numbers and options. It also
/// breaks between Chinese, Japanese and Korean characters. A part that is longer than a line is split at the limit. Only a space at a line break is dropped. `width` is
/// at least 1.
QStringList wrappedLines(const QString &text, qsizetype width);

/// Returns the width of the longest part of a text: wrappedLines() splits no part if the lines have this width.
qsizetype longestPartWidth(const QString &text);

/// Splits a sentence into lines of at most `width` columns. Splits only at spaces, so that paths, commands and URLs stay whole, and between Chinese, Japanese and Korean
/// characters. If the line begins with spaces, or with a label and at least two spaces, continuation lines are indented to the text after the label. A width of 0 is
/// unlimited.
QStringList wrappedSentence(const QString &line, qsizetype width);

} // namespace outcrop
