// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>

class QTextDocument;

namespace outcrop {

/// The bracket beside the cursor and its partner, as document positions; -1 if there is none.
struct BracketPair {
    int here = -1;
    int other = -1;

    bool isMatched() const { return other >= 0; }
};

/// Looks at the characters before and after the position. The search is limited to some thousand lines: a bracket with a partner farther away is not
/// marked.
BracketPair bracketsAt(const QTextDocument *document, int position);

/// Returns the marks for the brackets beside a position: a pair in the accent color, an unmatched bracket as an error.
QList<QTextEdit::ExtraSelection> bracketMarks(QTextDocument *document, int position, const QPalette &palette);

} // namespace outcrop
