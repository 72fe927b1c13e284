// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>

class QTextDocument;

namespace outcrop {

/// The positions of the bracket beside the cursor and of the matching bracket; -1 if there is no pair.
struct BracketPair {
    int bracket = -1;
    int other = -1;

    bool isMatched() const { return other >= 0; }
};

/// Returns the bracket before or after the position and its matching bracket. Returns no pair if there is no bracket, or if it is unmatched within the
/// search limit.
BracketPair bracketsAt(const QTextDocument *document, int position);

/// Returns the marks for the pair of brackets beside a position; empty if there is no pair.
QList<QTextEdit::ExtraSelection> bracketMarks(QTextDocument *document, int position, const QPalette &palette);

} // namespace outcrop
