// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/text/textchange.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace outcrop {

/// The origin of an edit. Typing continues one undo step until a word ends or the position changes; each command is a separate step.
enum class EditKind { Typing, Command };

/// One open document: text, undo stack and state on disk. Every change (typing, quick fixes, forms, moves, reload, merge, recovery) goes through
/// edit(), so that it can be undone. The text keeps its original line ends; an edit changes only the replaced text.
class EditSession : public QObject
{
    Q_OBJECT

public:
    /// Creates a session for a document read from disk.
    explicit EditSession(const DocumentPtr &document, QObject *parent = nullptr);
    /// Creates a session for a new document without a file.
    EditSession(const QString &path, const QString &text, QObject *parent = nullptr);

    /// Returns the path relative to the workspace; `untitled:3` without a file.
    const QString &path() const { return m_path; }
    void setPath(const QString &path);
    bool isUntitled() const;
    /// Returns the title for a tab.
    QString title() const;

    const QString &text() const { return m_text; }
    /// Returns the text as file content: UTF-8, with a byte order mark if the file had one. Linear in the text's length.
    QByteArray bytes() const { return encode(m_text, m_hasByteOrderMark); }
    bool hasByteOrderMark() const { return m_hasByteOrderMark; }
    static QByteArray encode(const QString &text, bool writesByteOrderMark);
    /// Returns the line end for new lines: the first one in the text when it was opened, else LF.
    const QString &lineEnd() const { return m_lineEnd; }
    /// Returns a number that increases with each change; equal numbers mean equal text.
    quint64 revision() const { return m_revision; }

    /// Returns whether the document cannot be changed: its text is not valid UTF-8, or it is outside the workspace.
    bool isReadOnly() const { return m_isReadOnly; }
    /// Returns whether there are unsaved changes.
    bool isModified() const { return m_isSaving || !m_stack.isClean(); }
    bool isSaving() const { return m_isSaving; }
    QUndoStack &undoStack() { return m_stack; }

    /// Returns the file's bytes when it was last read or written; nullopt if there is no file.
    const std::optional<QByteArray> &fileBytes() const { return m_fileBytes; }

    /// Applies the changes as one undo step. The text must contain the text to remove. Does nothing if the document is read-only.
    void edit(const TextChanges &changes, const QString &title, EditKind kind = EditKind::Command);
    void edit(const QList<TextEdit> &edits, const QString &title) { edit(changesFor(m_text, edits), title); }
    /// Applies the smallest edit that results in this text.
    void setText(const QString &text, const QString &title) { edit(difference(m_text, text), title); }
    /// Makes the next keystroke start a new undo step.
    void endTyping();

    /// Starts a save and returns the bytes to write. The document stays modified until finishSave(), even if it is edited.
    QByteArray beginSave();
    /// Ends a save. If `isSaved`, `written` is the new content of the file.
    void finishSave(bool isSaved, const QByteArray &written);

    /// Replaces the text with that of a file changed by another program, as an undo step; the document is then unmodified.
    void reloadFrom(const Document &document);
    /// Sets the current bytes of a file that another program changed; nullopt if it was deleted. The text does not change; the document is then modified.
    void setFileBytes(const std::optional<QByteArray> &bytes);

Q_SIGNALS:
    /// Emitted after the text changed, also by undo and redo.
    void changed(const outcrop::TextChanges &changes);
    void modifiedChanged(bool isModified);
    void pathChanged(const QString &path);
    void savingChanged(bool isSaving);

private:
    friend class TextEditCommand;
    void applyChanges(const TextChanges &changes);
    void connectUndoStack();

    QString m_path;
    QString m_text;
    QString m_lineEnd;
    std::optional<QByteArray> m_fileBytes;
    QUndoStack m_stack;
    quint64 m_revision = 0;
    bool m_hasByteOrderMark = false;
    bool m_isReadOnly = false;
    bool m_isSaving = false;
    bool m_canMergeTyping = false;  ///< whether the next keystroke can join the previous step
    bool m_wasModified = false; ///< last emitted state
};

} // namespace outcrop
