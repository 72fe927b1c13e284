// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace outcrop {

/// A message in a stream with one message per line.
struct MessageLine {
    QByteArray text;        ///< without its line ending; empty if it is too long
    bool isTooLong = false; ///< whether the line exceeded the limit and was skipped
};

/// Splits a stream of bytes into lines. Blank lines are skipped. A line longer than `limit` bytes is marked as too long, and its text is dropped.
class MessageLineSplitter
{
public:
    /// `limit` is the maximum size of a line in bytes.
    explicit MessageLineSplitter(qsizetype limit) : m_limit(limit) { }

    void append(QByteArrayView bytes);
    /// Returns the next complete line, or nullopt if more bytes are needed.
    std::optional<MessageLine> next();
    /// Returns the incomplete line at the end of the stream, or nullopt if there is none. Call it after next() returned nullopt.
    std::optional<MessageLine> last();

private:
    std::optional<MessageLine> finish(QByteArray text);

    qsizetype m_limit;
    QByteArray m_buffer;
    qsizetype m_start = 0;    ///< start of the first line in the buffer
    qsizetype m_searchedEnd = 0; ///< the buffer has no line ending between `m_start` and this offset
    bool m_isSkippingLine = false;     ///< whether the current line is too long
};

} // namespace outcrop
