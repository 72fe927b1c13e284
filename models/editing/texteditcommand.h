// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsession.h"

#include <QUndoCommand>

namespace outcrop {

/// Replacements in one document as one undo step. Consecutive keystrokes are merged into one command per word.
class TextEditCommand : public QUndoCommand
{
public:
    TextEditCommand(EditSession &session, TextChanges changes, const QString &title, bool isTyping);

    void undo() override;
    void redo() override { m_session.applyChanges(m_changes); }
    int id() const override { return m_canMergeTyping ? 1 : -1; }
    bool mergeWith(const QUndoCommand *next) override;

private:
    bool isContinuation(const TextChange &last, const TextChange &next) const;

    EditSession &m_session;
    TextChanges m_changes;
    bool m_canMergeTyping;
};

} // namespace outcrop
