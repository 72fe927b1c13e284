// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/undoactions.h"

#include "gui/look/icons.h"

#include <QAction>
#include <QLocale>

namespace outcrop {

UndoActions::UndoActions(UndoTimeline &timeline, QObject *parent)
    : QObject(parent)
    , m_timeline(timeline)
    , m_undoAction(new QAction(lineIcon(QStringLiteral("undo")), QString(), this))
    , m_redoAction(new QAction(lineIcon(QStringLiteral("redo")), QString(), this))
{
    m_undoAction->setObjectName(QStringLiteral("undo"));
    m_redoAction->setObjectName(QStringLiteral("redo"));
    m_undoAction->setShortcut(QKeySequence::Undo);
    m_redoAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_undoAction, &QAction::triggered, &timeline, &UndoTimeline::undo);
    connect(m_redoAction, &QAction::triggered, &timeline, &UndoTimeline::redo);
    connect(&timeline, &UndoTimeline::changed, this, &UndoActions::update);
    connect(&timeline, &UndoTimeline::undone, this, [this](const QString &title, const QStringList &paths) {
        //: Message; %1 is the title of a step, %2 a list of the changed documents
        Q_EMIT messageRequested(tr("%1: undone (%2)").arg(title, QLocale().createSeparatedList(paths)));
    });
    connect(&timeline, &UndoTimeline::redone, this, [this](const QString &title, const QStringList &paths) {
        //: Message; %1 is the title of a step, %2 a list of the changed documents
        Q_EMIT messageRequested(tr("%1: redone (%2)").arg(title, QLocale().createSeparatedList(paths)));
    });
    update();
}

void UndoActions::update()
{
    m_undoAction->setEnabled(m_timeline.canUndo());
    m_redoAction->setEnabled(m_timeline.canRedo());
    const QString undo = m_timeline.undoText();
    const QString redo = m_timeline.redoText();
    //: Command in a menu; %1 is the title of a step, such as Typing
    m_undoAction->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undo));
    //: Command in a menu; %1 is the title of a step, such as Typing
    m_redoAction->setText(redo.isEmpty() ? tr("Re&do") : tr("Re&do %1").arg(redo));
}

} // namespace outcrop
