// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/texteditcommand.h"

namespace outcrop {

namespace {

/// Returns whether inserted text starts a new undo step: a word after whitespace, or text after a line end.
bool startsUndoStep(const QString &before, const QString &inserted)
{
    if (before.isEmpty() || inserted.isEmpty())
        return false;
    return before.back() == u'\n' || before.back() == u'\r' || (before.back().isSpace() && !inserted.front().isSpace());
}

} // namespace

TextEditCommand::TextEditCommand(EditSession &session, TextChanges changes, const QString &title, bool isTyping)
    : QUndoCommand(title)
    , m_session(session)
    , m_changes(std::move(changes))
    , m_canMergeTyping(isTyping)
{ }

void TextEditCommand::undo()
{
    m_session.endTyping();
    m_session.applyChanges(inverseChanges(m_changes));
}

bool TextEditCommand::mergeWith(const QUndoCommand *next)
{
    const auto *other = static_cast<const TextEditCommand *>(next);
    if (!m_session.m_canMergeTyping || m_changes.size() != 1 || other->m_changes.size() != 1)
        return false;
    TextChange &myChange = m_changes.first();
    const TextChange &theirs = other->m_changes.constFirst();
    if (!isContinuation(myChange, theirs))
        return false;
    if (!theirs.inserted.isEmpty())
        myChange.inserted += theirs.inserted;
    else if (theirs.offset == myChange.offset)
        myChange.removed += theirs.removed;
    else {
        myChange.removed.prepend(theirs.removed);
        myChange.offset = theirs.offset;
    }
    return true;
}

/// Returns whether the change continues typing or deleting at the last position.
bool TextEditCommand::isContinuation(const TextChange &last, const TextChange &next) const
{
    if (!next.inserted.isEmpty())
        return next.removed.isEmpty() && !last.inserted.isEmpty() && next.offset == last.insertedEnd()
            && !startsUndoStep(last.inserted, next.inserted);
    return last.inserted.isEmpty() && (next.offset == last.offset || next.removedEnd() == last.offset);
}

} // namespace outcrop
