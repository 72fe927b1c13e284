// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rpc/messageframesplitter.h"

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

constexpr qsizetype maxHeaderSize = 8 * 1024;

/// Returns the value of Content-Length, or nullopt if it is missing or not a number.
std::optional<qsizetype> lengthIn(const QByteArray &header)
{
    for (const QByteArray &line : header.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon < 0 || line.first(colon).trimmed().compare("Content-Length", Qt::CaseInsensitive) != 0)
            continue;
        const QByteArray digits = line.mid(colon + 1).trimmed();
        const bool isNumber = !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), [](char digit) { return digit >= '0' && digit <= '9'; });
        bool fits = false;
        const qlonglong length = digits.toLongLong(&fits);
        return isNumber && fits ? std::optional<qsizetype>(length) : std::nullopt;
    }
    return std::nullopt;
}

struct HeaderEnd {
    qsizetype start = -1; ///< end of the last field
    qsizetype next = 0;   ///< start of the message
};

/// Returns the location of the empty line after the header; `start` is -1 if there is none. Accepts LF without CR.
HeaderEnd headerEndIn(const QByteArray &bytes)
{
    const qsizetype usual = bytes.indexOf("\r\n\r\n");
    const qsizetype plain = bytes.indexOf("\n\n");
    if (plain >= 0 && (usual < 0 || plain < usual))
        return {plain, plain + 2};
    return {usual, usual + 4};
}

} // namespace

void MessageFrameSplitter::append(QByteArrayView bytes)
{
    const qsizetype skipped = std::min(m_bytesToSkip, bytes.size());
    m_bytesToSkip -= skipped;
    m_buffer.append(bytes.sliced(skipped));
}

std::optional<MessageFrame> MessageFrameSplitter::next()
{
    if (m_length < 0) {
        if (std::optional<MessageFrame> problem = readHeader())
            return problem;
    }
    return m_length < 0 ? std::nullopt : readBody();
}

/// Reads the size of the message from its header. Returns a frame with the problem; nullopt if there is none or the header is incomplete.
std::optional<MessageFrame> MessageFrameSplitter::readHeader()
{
    const HeaderEnd end = headerEndIn(m_buffer);
    if (end.start < 0 && m_buffer.size() <= maxHeaderSize)
        return std::nullopt;
    if (end.start < 0 || end.start > maxHeaderSize) {
        drop(end.start < 0 ? m_buffer.size() : end.next);
        return MessageFrame{MessageFrame::State::HeaderTooLong};
    }
    const std::optional<qsizetype> length = lengthIn(m_buffer.first(end.start));
    drop(end.next);
    if (!length)
        return MessageFrame{MessageFrame::State::NoLength};
    m_length = *length;
    return std::nullopt;
}

std::optional<MessageFrame> MessageFrameSplitter::readBody()
{
    if (m_length > m_limit) {
        const qsizetype length = std::exchange(m_length, -1);
        const qsizetype availableSize = std::min(length, m_buffer.size());
        m_bytesToSkip = length - availableSize;
        drop(availableSize);
        return MessageFrame{MessageFrame::State::TooLong};
    }
    if (m_buffer.size() < m_length)
        return std::nullopt;
    MessageFrame frame{MessageFrame::State::Complete, m_buffer.first(m_length)};
    drop(std::exchange(m_length, -1));
    return frame;
}

void MessageFrameSplitter::drop(qsizetype count)
{
    m_buffer.remove(0, count);
}

QByteArray rpcFrame(const Json &message)
{
    const QByteArray text = QByteArray::fromStdString(message.dump(-1, ' ', false, Json::error_handler_t::replace));
    return "Content-Length: " + QByteArray::number(text.size()) + "\r\n\r\n" + text;
}

} // namespace outcrop
