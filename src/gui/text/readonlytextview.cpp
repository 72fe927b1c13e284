// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/readonlytextview.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QToolTip>

namespace outcrop {

ReadOnlyTextView::ReadOnlyTextView(QWidget *parent) : LineTextView(parent)
{
    setReadOnly(true);
    setLayoutDirection(Qt::LeftToRight); // text direction does not depend on the locale
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QMimeData *ReadOnlyTextView::createMimeDataFromSelection() const
{
    auto *mimeData = new QMimeData;
    mimeData->setText(textBetween(textCursor().selectionStart(), textCursor().selectionEnd()));
    return mimeData;
}

void ReadOnlyTextView::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier))
        event->ignore(); // the window has a command for this key
    else if (isEnter)
        Q_EMIT characterChosen(cursorOffset());
    else
        LineTextView::keyPressEvent(event);
}

void ReadOnlyTextView::mouseReleaseEvent(QMouseEvent *event)
{
    LineTextView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection())
        Q_EMIT characterChosen(cursorOffset());
}

bool ReadOnlyTextView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return LineTextView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(offsetAt(cursorForPosition(help->pos()).position())), viewport());
    return true;
}

} // namespace outcrop
