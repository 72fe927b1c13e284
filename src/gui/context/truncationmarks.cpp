// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/truncationmarks.h"

#include "core/base/localnumbers.h"
#include "core/text/byteoffset.h"
#include "gui/editor/texteditor.h"
#include "gui/look/theme.h"

#include <QLocale>
#include <QTextBlock>

#include <algorithm>

namespace outcrop {

TruncationMarks::TruncationMarks(TextEditor *editor) : QObject(editor), m_editor(editor)
{
    editor->addOverlay([this](int from, int to) { return marks(from, to); });
    editor->addToolTipSource([this](int position) { return toolTipAt(position); });
}

void TruncationMarks::setTruncation(const QString &client, qint64 byte)
{
    if (client == m_client && byte == m_byte)
        return;
    m_client = client;
    m_byte = byte;
    m_revision = 0;
    m_editor->updateSelections();
}

int TruncationMarks::start() const
{
    const EditSession *session = m_editor->session();
    if (m_byte < 0 || !session)
        return -1;
    if (m_revision != session->revision() + 1) {
        const qint64 mark = session->hasByteOrderMark() ? 3 : 0;
        const qsizetype offset = offsetOfByte(session->text(), std::max<qint64>(m_byte - mark, 0));
        m_start = offset == session->text().size() ? -1 : int(m_editor->toShownOffset(offset));
        m_revision = session->revision() + 1;
    }
    return m_start;
}

QList<QTextEdit::ExtraSelection> TruncationMarks::marks(int from, int to) const
{
    const int begin = start();
    if (begin < 0 || begin >= to)
        return {};
    QTextEdit::ExtraSelection gray;
    gray.cursor = QTextCursor(m_editor->document());
    gray.cursor.setPosition(std::max(begin, from));
    gray.cursor.setPosition(to, QTextCursor::KeepAnchor);
    gray.format.setForeground(color(ColorRole::Muted, m_editor->palette()));
    return {gray};
}

QString TruncationMarks::toolTipAt(int position) const
{
    const int begin = start();
    if (begin < 0 || position < begin)
        return {};
    const int line = m_editor->document()->findBlock(begin).blockNumber() + 1;
    return m_byte == 0 ? tr("%1 does not send this file.").arg(m_client)
                       : tr("Not sent: %1 truncates this file at byte %2, line %3.")
                             .arg(m_client, groupedNumber(m_byte, QLocale()), groupedNumber(line, QLocale()));
}

} // namespace outcrop
