// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsession.h"

#include <QUndoCommand>

namespace outcrop {

/// An edit of a field. Edits with the same visit number (above 0) are merged into one undo step; edits of visit 0 are not merged.
class FieldEditCommand : public QUndoCommand
{
public:
    FieldEditCommand(EditSession &session, const TextChanges &changes, const QString &title, quint64 visit);

    void undo() override;
    void redo() override;
    int id() const override { return m_visit > 0 ? 2 : -1; }
    bool mergeWith(const QUndoCommand *next) override;
    quint64 visit() const { return m_visit; }

private:
    EditSession &m_session;
    TextChanges m_changes;
    quint64 m_visit;
};

} // namespace outcrop
