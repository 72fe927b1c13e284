// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/taxonomy/definitionedit.h"

#include <QFocusEvent>
#include <QKeyEvent>

namespace outcrop {

namespace {

constexpr int shownLines = 4;

} // namespace

DefinitionEdit::DefinitionEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    const int margins = 2 * (frameWidth() + static_cast<int>(document()->documentMargin()));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(shownLines * fontMetrics().lineSpacing() + margins);
}

void DefinitionEdit::showText(const QString &text)
{
    const bool isEdited = document()->isModified();
    if ((hasFocus() && isEdited) || (toPlainText() == text && !isEdited))
        return;
    setPlainText(text);
    discardEdit();
}

void DefinitionEdit::discardEdit()
{
    document()->setModified(false);
}

void DefinitionEdit::finishEdit()
{
    if (!document()->isModified())
        return;
    discardEdit();
    Q_EMIT edited(toPlainText().trimmed());
}

void DefinitionEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !event->modifiers().testFlag(Qt::ShiftModifier))
        return finishEdit();
    QPlainTextEdit::keyPressEvent(event);
}

void DefinitionEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        finishEdit();
}

} // namespace outcrop
