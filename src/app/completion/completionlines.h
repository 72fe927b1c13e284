// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completioncontext.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// The lines of a span of text. `current` is the index of the line with the cursor, or -1.
struct CompletionLines {
    CompletionLines(QStringView text, qsizetype from, qsizetype to, qsizetype offset);

    QList<QStringView> lines;
    QList<qsizetype> starts;
    qsizetype current = -1;
};

/// Returns the number of leading spaces.
qsizetype indentOf(QStringView line);

/// Returns whether the line is blank or has only a comment.
bool isEmptyLine(QStringView line);

/// Returns whether the text before the cursor is a comment that begins the line.
bool isInComment(QStringView before);

/// Returns the key without surrounding whitespace and quotes.
QString unquoteKey(QStringView key);

/// Sets the replaced span and the typed text of an incomplete key. The span includes an existing separator and one space after it.
void readKey(CompletionContext &context, QStringView line, qsizetype lineStart, qsizetype keyAt, qsizetype cursor, QChar separator);

} // namespace outcrop
