// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>

class QTextDocument;

namespace outcrop {

/// The bracket beside a cursor and the one it belongs to, as positions in the document; -1 for none.
struct BracketPair {
    int here = -1;
    int other = -1;

    bool isMatched() const { return other >= 0; }
};

/// Looks before and behind the position. The search goes on for a few thousand lines, not through a whole book: a bracket whose partner is farther
/// away counts as having none, and is not marked.
BracketPair bracketsAt(const QTextDocument *document, int position);

/// What marks the brackets beside a position: a pair in the accent, a bracket without its partner as an error.
QList<QTextEdit::ExtraSelection> bracketMarks(QTextDocument *document, int position, const QPalette &palette);

} // namespace outcrop
