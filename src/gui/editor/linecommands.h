// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textchange.h"

namespace outcrop {

/// A selection in a document's text; the cursor is at `position`.
struct SelectionSpan {
    qsizetype anchor = 0;
    qsizetype position = 0;

    qsizetype start() const { return anchor < position ? anchor : position; }
    qsizetype end() const { return anchor < position ? position : anchor; }
    bool isEmpty() const { return anchor == position; }
    friend bool operator==(const SelectionSpan &, const SelectionSpan &) = default;
};

/// The text changes of a command and the new selection. The changes are empty if the command has no effect.
struct LineCommandResult {
    TextChanges changes = {};
    SelectionSpan selection = {};
};

/// Comment markers: `#` before each line, or `<!--` and `-->` around the lines.
struct CommentMarks {
    QString open = {};
    QString close = {};
};

// Editor commands for whole lines. Offsets are in the document's original text; line ends of other lines are preserved.
namespace lines {

bool isLineEnd(QChar c);
/// Return the start of the line at `offset`, and the offset of its line end.
qsizetype startOfLine(QStringView text, qsizetype offset);
qsizetype endOfLine(QStringView text, qsizetype offset);
/// Returns the start of the next line; the end of the text if there is none.
qsizetype startOfNextLine(QStringView text, qsizetype offset);
/// Returns the line's indentation, up to `offset`.
QStringView indentationAt(QStringView text, qsizetype offset);

/// Inserts a line with the indentation of the current line. In Markdown, continues a list or quotation, or ends it at an empty item.
LineCommandResult breakLine(const QString &text, SelectionSpan selection, const QString &lineEnd, bool isMarkdown);
/// Indents the selected lines by `width` spaces, except blank lines; without a selection, inserts spaces up to the next tab stop.
LineCommandResult indent(const QString &text, SelectionSpan selection, int width);
LineCommandResult unindent(const QString &text, SelectionSpan selection, int width);
LineCommandResult moveUp(const QString &text, SelectionSpan selection);
LineCommandResult moveDown(const QString &text, SelectionSpan selection);
LineCommandResult duplicate(const QString &text, SelectionSpan selection, const QString &lineEnd);
LineCommandResult remove(const QString &text, SelectionSpan selection);
/// Joins the selected lines, or the current line and the next, with one space, or without a space beside a blank line.
LineCommandResult join(const QString &text, SelectionSpan selection);
LineCommandResult toggleComment(const QString &text, SelectionSpan selection, const CommentMarks &marks);

} // namespace lines

/// Returns the comment markers at an offset: none in JSON, `<!-- -->` in Markdown, `#` in front matter and all other files.
CommentMarks commentMarks(const QString &fileName, QStringView text, qsizetype offset);

} // namespace outcrop
