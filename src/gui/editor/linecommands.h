// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textchange.h"

namespace outcrop {

/// A selection in a document's own text; the cursor is at `position`.
struct SelectionSpan {
    qsizetype anchor = 0;
    qsizetype position = 0;

    qsizetype start() const { return anchor < position ? anchor : position; }
    qsizetype end() const { return anchor < position ? position : anchor; }
    bool isEmpty() const { return anchor == position; }
    friend bool operator==(const SelectionSpan &, const SelectionSpan &) = default;
};

/// What a command does to a text, and what is selected after it. Without changes, the command had nothing to do.
struct LineEdit {
    TextChanges changes = {};
    SelectionSpan selection = {};
};

/// How lines are put away as comments: `#` before each, or `<!--` and `-->` around them.
struct CommentMarks {
    QString open = {};
    QString close = {};
};

/// The commands of an editor that work on whole lines. All speak in offsets of the document's own text, and leave the line ends of other lines alone.
namespace lines {

bool isLineEnd(QChar c);
/// Where the line of `offset` begins, and where it ends before its line end.
qsizetype startOf(QStringView text, qsizetype offset);
qsizetype endOf(QStringView text, qsizetype offset);
/// Where the line after that begins; the text's end where there is none.
qsizetype nextOf(QStringView text, qsizetype offset);
/// The part of the line's white space that is before `offset`.
QStringView indentOf(QStringView text, qsizetype offset);

/// A new line with the indentation of this one. In Markdown a list goes on; Enter on an empty item ends the list.
LineEdit breakLine(const QString &text, SelectionSpan selection, const QString &lineEnd, bool markdown);
/// Selected lines are moved by one step; without a selection, white space up to the next stop comes in at the cursor.
LineEdit indent(const QString &text, SelectionSpan selection, int width);
LineEdit unindent(const QString &text, SelectionSpan selection, int width);
LineEdit moveUp(const QString &text, SelectionSpan selection);
LineEdit moveDown(const QString &text, SelectionSpan selection);
LineEdit duplicate(const QString &text, SelectionSpan selection, const QString &lineEnd);
LineEdit remove(const QString &text, SelectionSpan selection);
/// The lines selected become one, or this line and the next; one space where they met.
LineEdit join(const QString &text, SelectionSpan selection);
LineEdit toggleComment(const QString &text, SelectionSpan selection, const CommentMarks &marks);

} // namespace lines

/// The marks at a place: `#` in YAML, TOML and front matter, `<!-- -->` in Markdown; none in JSON.
CommentMarks commentMarks(const QString &fileName, QStringView text, qsizetype offset);

} // namespace outcrop
