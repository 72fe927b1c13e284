// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/serversentevents.h"

#include "core/exchange/jsonbytes.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr QByteArrayView streamByteOrderMark("\xEF\xBB\xBF");

qsizetype lineEnd(QByteArrayView bytes, qsizetype from)
{
    const auto end = std::find_if(bytes.begin() + from, bytes.end(), [](char c) { return c == '\n' || c == '\r'; });
    return end - bytes.begin();
}

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

QString fieldText(QByteArrayView bytes)
{
    return QString::fromUtf8(bytes);
}

} // namespace

QList<StreamEvent> ServerSentEvents::add(QByteArrayView bytes)
{
    QList<StreamEvent> events;
    qsizetype at = 0;
    while (at < bytes.size() && !m_isTooLarge) {
        if (m_isAfterCarriageReturn && bytes.at(at) == '\n')
            ++at;
        m_isAfterCarriageReturn = false;
        const qsizetype end = lineEnd(bytes, at);
        m_line.append(bytes.sliced(at, end - at));
        m_isTooLarge = m_line.size() + m_data.size() > m_maximumBytes;
        at = end + 1;
        if (end == bytes.size() || m_isTooLarge)
            break;
        m_isAfterCarriageReturn = bytes.at(end) == '\r';
        parseLine(m_line, events);
        m_line.clear();
    }
    return events;
}

void ServerSentEvents::parseLine(QByteArrayView line, QList<StreamEvent> &events)
{
    if (m_isAtStart && line.startsWith(streamByteOrderMark))
        line = line.sliced(streamByteOrderMark.size());
    m_isAtStart = false;
    if (line.isEmpty())
        return dispatch(events);
    const qsizetype colon = line.indexOf(':');
    if (colon < 0)
        return parseField(line, {});
    QByteArrayView value = line.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    parseField(line.first(colon), value); // a comment has an empty field name
}

void ServerSentEvents::parseField(QByteArrayView name, QByteArrayView value)
{
    if (name == "data") {
        if (m_hasData)
            m_data.append('\n');
        m_data.append(value);
        m_hasData = true;
    } else if (name == "event") {
        m_name = value.toByteArray();
    } else if (name == "id" && !value.contains('\0')) {
        m_id = value.toByteArray();
    } else if (name == "retry" && isDigits(value)) {
        m_retry = std::chrono::milliseconds(value.toByteArray().toLongLong());
    }
}

void ServerSentEvents::dispatch(QList<StreamEvent> &events)
{
    if (m_hasData)
        events.append(
            {m_name.isEmpty() ? QStringLiteral("message") : fieldText(m_name), toValidUtf8(m_data), fieldText(m_id)});
    m_name.clear();
    m_data.clear();
    m_hasData = false;
}

} // namespace outcrop
