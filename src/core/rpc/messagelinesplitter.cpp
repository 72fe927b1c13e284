// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rpc/messagelinesplitter.h"

#include <algorithm>
#include <utility>

namespace outcrop {

void MessageLineSplitter::append(QByteArrayView bytes)
{
    const qsizetype read = std::exchange(m_start, 0);
    m_buffer.remove(0, read);
    m_searchedEnd = std::max<qsizetype>(0, m_searchedEnd - read);
    m_buffer.append(bytes);
}

std::optional<MessageLine> MessageLineSplitter::next()
{
    for (;;) {
        const qsizetype end = m_buffer.indexOf('\n', std::max(m_start, m_searchedEnd));
        if (end < 0)
            break;
        const qsizetype start = std::exchange(m_start, end + 1);
        if (const std::optional<MessageLine> line = finish(m_buffer.mid(start, end - start)))
            return line;
    }
    m_searchedEnd = m_buffer.size();
    if (m_searchedEnd - m_start > m_limit) { // the line cannot become valid, so its bytes are not kept
        m_isSkippingLine = true;
        m_buffer.clear();
        m_start = m_searchedEnd = 0;
    }
    return std::nullopt;
}

std::optional<MessageLine> MessageLineSplitter::last()
{
    const QByteArray rest = m_buffer.mid(m_start);
    m_buffer.clear();
    m_start = m_searchedEnd = 0;
    return finish(rest);
}

/// Returns the line, marked as too long if it exceeds the limit or its beginning was skipped, or nullopt if it is blank.
std::optional<MessageLine> MessageLineSplitter::finish(QByteArray text)
{
    if (std::exchange(m_isSkippingLine, false) || text.size() > m_limit)
        return MessageLine{{}, true};
    if (text.endsWith('\r'))
        text.chop(1);
    return text.trimmed().isEmpty() ? std::nullopt : std::optional(MessageLine{text});
}

} // namespace outcrop
