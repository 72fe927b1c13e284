// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completionplace.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// The lines of a stretch of text, and the one with the cursor.
struct CompletionLines {
    CompletionLines(QStringView text, qsizetype from, qsizetype to, qsizetype offset);

    QList<QStringView> lines;
    QList<qsizetype> starts;
    qsizetype current = -1;
};

/// Spaces before the text.
qsizetype indentOf(QStringView line);

/// Nothing, or a comment alone.
bool isEmptyLine(QStringView line);

/// Whether the cursor is after the start of a comment that takes the whole line.
bool isInComment(QStringView before);

/// A key without its quotes.
QString unquoted(QStringView key);

/// A key that is being written: up to the colon and the space that it has already.
void readKey(CompletionPlace &place, QStringView line, qsizetype lineStart, qsizetype keyAt, qsizetype cursor, QChar separator);

} // namespace outcrop
