// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>

#include <optional>

class QKeyEvent;
class QMouseEvent;

namespace outcrop {

/// How a key moves a cursor.
struct CaretMotion {
    QTextCursor::MoveOperation way = QTextCursor::NoMove;
    QTextCursor::MoveMode mode = QTextCursor::MoveAnchor;
};

/// Nothing for a key that moves no cursor.
std::optional<CaretMotion> caretMotion(QKeyEvent *event);
/// Whether a key types a character.
bool isTypedText(const QKeyEvent *event);
/// Whether a press of the mouse begins a selection of columns.
bool isColumnDrag(const QMouseEvent *event);

} // namespace outcrop
