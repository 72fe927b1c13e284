// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editorkeys.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <array>

namespace outcrop {

namespace {

struct Motion {
    QKeySequence::StandardKey key;
    QTextCursor::MoveOperation operation;
    bool selects;
};

constexpr std::array motions{Motion{QKeySequence::MoveToNextChar, QTextCursor::Right, false},
    Motion{QKeySequence::MoveToPreviousChar, QTextCursor::Left, false},
    Motion{QKeySequence::MoveToNextWord, QTextCursor::WordRight, false},
    Motion{QKeySequence::MoveToPreviousWord, QTextCursor::WordLeft, false},
    Motion{QKeySequence::MoveToNextLine, QTextCursor::Down, false},
    Motion{QKeySequence::MoveToPreviousLine, QTextCursor::Up, false},
    Motion{QKeySequence::MoveToStartOfLine, QTextCursor::StartOfLine, false},
    Motion{QKeySequence::MoveToEndOfLine, QTextCursor::EndOfLine, false},
    Motion{QKeySequence::SelectNextChar, QTextCursor::Right, true},
    Motion{QKeySequence::SelectPreviousChar, QTextCursor::Left, true},
    Motion{QKeySequence::SelectNextWord, QTextCursor::WordRight, true},
    Motion{QKeySequence::SelectPreviousWord, QTextCursor::WordLeft, true},
    Motion{QKeySequence::SelectNextLine, QTextCursor::Down, true},
    Motion{QKeySequence::SelectPreviousLine, QTextCursor::Up, true},
    Motion{QKeySequence::SelectStartOfLine, QTextCursor::StartOfLine, true},
    Motion{QKeySequence::SelectEndOfLine, QTextCursor::EndOfLine, true}};

} // namespace

std::optional<CaretMotion> caretMotion(QKeyEvent *event)
{
    const auto motion = std::find_if(motions.begin(), motions.end(), [&](const Motion &candidate) { return event->matches(candidate.key); });
    if (motion == motions.end())
        return std::nullopt;
    return CaretMotion{motion->operation, motion->selects ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor};
}

bool isTypedText(const QKeyEvent *event)
{
    const Qt::KeyboardModifiers pressedModifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool isPlain = pressedModifiers == Qt::NoModifier || event->modifiers().testFlag(Qt::GroupSwitchModifier)
        || pressedModifiers == (Qt::ControlModifier | Qt::AltModifier);
    return isPlain && !event->text().isEmpty() && event->text().at(0).isPrint();
}

bool isColumnDrag(const QMouseEvent *event)
{
    return event->modifiers() == Qt::AltModifier || event->modifiers() == (Qt::AltModifier | Qt::ShiftModifier);
}

} // namespace outcrop
