// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextpreview.h"

#include "core/text/byteoffset.h"
#include "gui/look/theme.h"

#include <QEvent>

namespace outcrop {

void ContextPreview::clearFile()
{
    clear();
    m_file.reset();
    m_mark.clear();
    m_markOffset = 0;
    m_truncationOffset = 0;
}

QSize ContextPreview::sizeHint() const
{
    constexpr int lines = 3;
    return {QPlainTextEdit::sizeHint().width(), lines * fontMetrics().lineSpacing() + 2 * frameWidth()};
}

void ContextPreview::setFile(const ShownContextText &file)
{
    if (m_file == file)
        return;
    clearFile();
    m_file = file;
    QString mark;
    if (!file.listEntry.isEmpty()) {
        mark = tr("― Only the text above is sent; the file text below is not sent ―");
        m_markOffset = file.listEntry.size();
    } else if (file.firstLostByte > 0) { // a skipped file has no mark: its reason explains it
        mark = tr("― Truncated here: the rest is not sent ―");
        m_truncationOffset = offsetOfByte(file.text, file.firstLostByte);
        m_markOffset = m_truncationOffset;
    }
    setPlainText(file.listEntry + file.text);
    if (!mark.isEmpty()) {
        m_mark = u'\n' + mark + u'\n';
        insertMark();
    }
    colorText();
}

/// Inserts the mark. Scrolls to the position where the file is truncated, or to the start of a listed file.
void ContextPreview::insertMark()
{
    QTextCursor place(document());
    place.setPosition(int(m_markOffset));
    place.insertText(m_mark);
    place.setPosition(int(m_truncationOffset));
    setTextCursor(place);
    centerCursor();
}

/// Colors the mark and the text that is not sent.
void ContextPreview::colorText()
{
    if (!m_file || (m_mark.isEmpty() && m_file->firstLostByte < 0))
        return;
    const auto markEnd = int(m_markOffset + m_mark.size());
    QTextCharFormat mark, gray;
    mark.setForeground(color(ColorRole::Warning, palette()));
    gray.setForeground(color(ColorRole::Muted, palette()));
    QTextCursor place(document());
    place.setPosition(int(m_markOffset));
    place.setPosition(markEnd, QTextCursor::KeepAnchor);
    place.setCharFormat(mark);
    place.setPosition(markEnd);
    place.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    place.setCharFormat(gray);
}

/// Colors the text again, because its formats have the colors of the previous palette.
void ContextPreview::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colorText();
}

} // namespace outcrop
