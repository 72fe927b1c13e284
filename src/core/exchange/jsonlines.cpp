// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/jsonlines.h"

#include "core/exchange/jsonbytes.h"

namespace outcrop {

QList<StreamEvent> JsonLines::add(QByteArrayView bytes)
{
    QList<StreamEvent> events;
    for (qsizetype at = 0; at < bytes.size() && !m_isTooLarge;) {
        const qsizetype found = bytes.indexOf('\n', at);
        const qsizetype end = found < 0 ? bytes.size() : found;
        m_line.append(bytes.sliced(at, end - at));
        m_isTooLarge = m_line.size() > m_maximumBytes;
        if (found >= 0 && !m_isTooLarge)
            addLine(events, true);
        at = end + 1;
    }
    return events;
}

QList<StreamEvent> JsonLines::end()
{
    QList<StreamEvent> events;
    if (!m_isTooLarge)
        addLine(events, false);
    return events;
}

void JsonLines::addLine(QList<StreamEvent> &events, bool isWhole)
{
    if (m_isAtStart && m_line.startsWith("\xEF\xBB\xBF"))
        m_line.remove(0, 3);
    m_isAtStart = m_isAtStart && m_line.isEmpty() && !isWhole;
    if (const QByteArray text = m_line.trimmed(); !text.isEmpty()) // also removes the carriage return before a line feed
        events.append({QStringLiteral("message"), toValidUtf8(text), {}, isWhole});
    m_line.clear();
}

} // namespace outcrop
