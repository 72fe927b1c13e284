// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document.h"
#include "core/text/textchange.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace outcrop {

/// What an edit came from: typing goes on in one undo step until a word ends or the place changes; everything else is a separate step.
enum class EditKind { Typing, Command };

/// One open document: its text, its undo stack, and its state on the disk. Every way a document can change (keys, quick fixes,
/// forms, a move to another tier, reading it again, a merge, recovery) goes through edit(), so that all of it can be undone.
/// The text is the document's own, line ends as found; nothing is rewritten but what an edit replaces.
class EditSession : public QObject
{
    Q_OBJECT

public:
    /// A document as it was read.
    explicit EditSession(const DocumentPtr &document, QObject *parent = nullptr);
    /// A new document without a file.
    EditSession(const QString &path, const QString &text, QObject *parent = nullptr);

    /// Relative to the workspace; `untitled:3` for what has no file yet.
    const QString &path() const { return m_path; }
    void setPath(const QString &path);
    bool isUntitled() const;
    /// What a tab calls it.
    QString title() const;

    const QString &text() const { return m_text; }
    /// What is written to the file: the text in UTF-8, with its byte order mark where it had one. Linear in the text.
    QByteArray bytes() const { return encoded(m_text, m_byteOrderMark); }
    bool hasByteOrderMark() const { return m_byteOrderMark; }
    static QByteArray encoded(const QString &text, bool byteOrderMark);
    /// The line end that new lines get: the first one of the text, else a line feed.
    const QString &lineEnd() const { return m_lineEnd; }
    /// Counts the changes; two equal numbers mean the same text.
    quint64 revision() const { return m_revision; }

    /// A text whose bytes are not UTF-8 can be read but not changed: saving it would lose bytes.
    bool isReadOnly() const { return m_readOnly; }
    /// There is something to lose: the stack is not where it was when the file was last written or read.
    bool isModified() const { return m_saving || !m_stack.isClean(); }
    bool isSaving() const { return m_saving; }
    QUndoStack &undoStack() { return m_stack; }

    /// The bytes the file held when it was last read or written; nothing where there is no file.
    const std::optional<QByteArray> &fileBytes() const { return m_file; }

    /// One undo step. The text must hold what the changes remove. A read-only document is left as it is.
    void edit(const TextChanges &changes, const QString &title, EditKind kind = EditKind::Command);
    void edit(const QList<TextEdit> &edits, const QString &title) { edit(changesFor(m_text, edits), title); }
    /// The smallest edit that leads to this text.
    void setText(const QString &text, const QString &title) { edit(difference(m_text, text), title); }
    /// The next key starts a new undo step.
    void endTyping();

    /// Begins to save: what is returned is what must be written. The document stays modified until finishSave(), even if it is edited.
    QByteArray beginSave();
    /// On success, `written` is what the file now holds.
    void finishSave(bool saved, const QByteArray &written);

    /// The file was changed outside: its text is taken as an undoable step, after which nothing is left to save.
    void takeFile(const Document &document);
    /// The same file, which this document's text already takes account of: what is typed here is kept and still to be saved.
    void setFileBytes(const std::optional<QByteArray> &bytes);

Q_SIGNALS:
    /// After the text changed; undo and redo as well.
    void changed(const outcrop::TextChanges &changes);
    void modifiedChanged(bool modified);
    void pathChanged(const QString &path);
    void savingChanged(bool saving);

private:
    friend class TextEditCommand;
    void applyChanges(const TextChanges &changes);
    void watchStack();

    QString m_path;
    QString m_text;
    QString m_lineEnd;
    std::optional<QByteArray> m_file;
    QUndoStack m_stack;
    quint64 m_revision = 0;
    bool m_byteOrderMark = false;
    bool m_readOnly = false;
    bool m_saving = false;
    bool m_typing = false;  ///< whether the next key may join the step before it
    bool m_modified = false; ///< as last told
};

} // namespace outcrop
