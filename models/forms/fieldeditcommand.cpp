// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/fieldeditcommand.h"

#include "models/editing/texteditcommand.h"

namespace outcrop {

FieldEditCommand::FieldEditCommand(EditSession &session, const TextChanges &changes, const QString &title, quint64 visit)
    : QUndoCommand(title)
    , m_session(session)
    , m_changes(changes)
    , m_visit(visit)
{ }

void FieldEditCommand::undo()
{
    TextEditCommand(m_session, m_changes, text(), false).undo();
}

void FieldEditCommand::redo()
{
    TextEditCommand(m_session, m_changes, text(), false).redo();
}

/// Merges two applied commands of one visit into the difference between the text before the first one and the current text. The merged command is obsolete if
/// there is no difference. Returns false for commands of other visits.
bool FieldEditCommand::mergeWith(const QUndoCommand *next)
{
    const auto *other = dynamic_cast<const FieldEditCommand *>(next);
    if (!other || other->m_visit != m_visit)
        return false;
    QString before = m_session.text();
    apply(before, inverseChanges(other->m_changes));
    apply(before, inverseChanges(m_changes));
    m_changes = difference(before, m_session.text());
    setObsolete(m_changes.isEmpty());
    return true;
}

} // namespace outcrop
