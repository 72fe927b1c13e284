// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>

#include <optional>

class QKeyEvent;
class QMouseEvent;

namespace outcrop {

/// The cursor movement that a key performs.
struct CaretMotion {
    QTextCursor::MoveOperation operation = QTextCursor::NoMove;
    QTextCursor::MoveMode mode = QTextCursor::MoveAnchor;
};

/// Returns the movement of a key by a character, a word or a line, or to the start or end of a line; nullopt for other keys.
std::optional<CaretMotion> caretMotion(QKeyEvent *event);
/// Returns whether the key types a character.
bool isTypedText(const QKeyEvent *event);
/// Returns whether the mouse press starts a column selection.
bool isColumnDrag(const QMouseEvent *event);

} // namespace outcrop
