// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fieldundo.h"

#include <QKeyEvent>

namespace outcrop {

bool undoFieldEdit(FormModel &form, const QKeyEvent &event)
{
    const bool isUndo = event.matches(QKeySequence::Undo);
    if (!form.session() || (!isUndo && !event.matches(QKeySequence::Redo)))
        return false;
    QUndoStack &stack = form.session()->undoStack();
    isUndo ? stack.undo() : stack.redo();
    form.beginVisit();
    form.refresh();
    return true;
}

} // namespace outcrop
