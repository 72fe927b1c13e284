// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/undotimeline.h"

class QAction;

namespace outcrop {

/// The Undo and Redo commands. Their texts contain the name of the step, such as "Undo Typing". A message names the undone or redone step
/// and its documents.
class UndoActions : public QObject
{
    Q_OBJECT

public:
    /// The timeline must outlive this object.
    UndoActions(UndoTimeline &timeline, QObject *parent);

    QAction *undo() const { return m_undoAction; }
    QAction *redo() const { return m_redoAction; }

Q_SIGNALS:
    void messageRequested(const QString &text);

private:
    void update();

    UndoTimeline &m_timeline;
    QAction *m_undoAction;
    QAction *m_redoAction;
};

} // namespace outcrop
