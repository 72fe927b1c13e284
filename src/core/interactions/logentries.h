// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QIODevice>

#include <optional>

namespace outcrop {

/// One JSON value of a log, and where it begins.
struct LogEntry {
    Json json;
    QByteArray text; ///< the line or the document it was read from; empty for an item of a list
    int line = 1;
};

/// Reads a log value by value, however large it is: JSON Lines, a line each; or, if the first line is not a whole value, one document. A list, be it a line or
/// the document, is given item by item. Blank lines and a byte order mark are passed over. Errors: Invalid with `file:line:column` for a line that is not JSON
/// or not UTF-8, is nested too deeply or has a number out of range (reading goes on behind it), TooLarge, Unreadable.
class LogEntries
{
public:
    /// What one value may take up: it is held in memory as a whole.
    static constexpr qint64 largestValue = 256LL * 1024 * 1024;

    /// The device is open, is only borrowed, and is read from its current position; `name` is what errors call it. A value has at most `largest` bytes.
    LogEntries(QIODevice &device, const QString &name, qint64 largest = largestValue) : m_device(device), m_name(name), m_largest(largest) { }

    /// The next value; nothing at the end, and after Unreadable or TooLarge.
    std::optional<Result<LogEntry>> next();
    /// Bytes read so far.
    qint64 bytesRead() const { return m_bytesRead; }

private:
    /// Fills the buffer where it is used up; false at the end, and where the device fails.
    bool fill();
    /// The rest of what is in the buffer up to a line's end, that end included.
    QByteArrayView takePiece();
    /// Nothing at the end.
    Result<std::optional<QByteArray>> readLine();
    Result<QByteArray> readRest(const QByteArray &firstLine);
    Result<Json> valueOf(const QByteArray &line);
    Result<Json> documentFrom(const QByteArray &firstLine);
    Error ending(const Error &error);
    std::optional<Error> readFailure();

    QIODevice &m_device;
    QString m_name;
    qint64 m_largest;
    qint64 m_bytesRead = 0;
    QByteArray m_buffer; ///< read ahead: a device gives its lines one by one far more slowly
    qsizetype m_used = 0; ///< of the buffer
    int m_line = 0;
    bool m_started = false;
    bool m_ended = false;
    QByteArray m_document; ///< over several lines
    Json m_list = Json::array(); ///< its items are given one by one
    size_t m_item = 0;
};

/// The location of a byte of the entry's text in the log: columns are counted from 1 in UTF-16 units. The beginning of its line for none, -1.
Position placeIn(const LogEntry &entry, qsizetype byte);
/// The first location of a member's name; the beginning of the entry if it is not there.
Position placeOfMember(const LogEntry &entry, const QString &name);

} // namespace outcrop
