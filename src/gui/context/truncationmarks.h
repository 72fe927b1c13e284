// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTextEdit>

namespace outcrop {

class TextEditor;

/// Grays the text of an editor after the point where a client truncates the file. The limit is a byte offset, so an edit above it moves the gray part.
class TruncationMarks : public QObject
{
    Q_OBJECT

public:
    explicit TruncationMarks(TextEditor *editor);

    /// Sets the title of the client and the byte offset where it truncates the file; -1 if it sends the whole file.
    void setTruncation(const QString &client, qint64 byte);
    /// Returns the start of the gray text as a position in the QTextDocument; -1 if no text is gray.
    int start() const;

private:
    QList<QTextEdit::ExtraSelection> marks(int from, int to) const;
    QString toolTipAt(int position) const;

    TextEditor *m_editor;
    QString m_client;
    qint64 m_byte = -1;
    mutable int m_start = -1;       ///< start() at `m_revision`
    mutable quint64 m_revision = 0; ///< revision of the session text plus 1; 0 if `m_start` is unknown
};

} // namespace outcrop
