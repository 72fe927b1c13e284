// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTextEdit>

namespace outcrop {

class TextEditor;

/// Greys the text of an editor that a client does not send. The limit is a number of bytes, so the grey part follows each keystroke.
class TruncationMarks : public QObject
{
    Q_OBJECT

public:
    explicit TruncationMarks(TextEditor *editor);

    /// Sets the client's title and the offset of the first byte of the file that it does not send; -1: it sends the whole file.
    void setTruncation(const QString &client, qint64 byte);
    /// Returns the position in the QTextDocument at which the grey text begins; -1 if there is none.
    int start() const;

private:
    QList<QTextEdit::ExtraSelection> marks(int from, int to) const;
    QString tip(int position) const;

    TextEditor *m_editor;
    QString m_client;
    qint64 m_byte = -1;
    mutable int m_start = -1;      ///< start() at `m_revision`
    mutable quint64 m_revision = 0; ///< revision of the session's text; 0: unknown
};

/// Returns the offset in `text` of the character that contains a byte of its UTF-8 form; the length of the text if it is shorter.
qsizetype offsetOfByte(QStringView text, qint64 byte);

} // namespace outcrop
