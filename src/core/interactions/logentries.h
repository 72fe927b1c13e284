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
    QByteArray text; ///< the line it was read from; empty for a document over several lines
    int line = 1;
};

/// Reads a log value by value, however large it is: JSON Lines, a line each; or, where the first line is no whole value, one document, whose items are given
/// one by one if it is a list. Blank lines and a byte order mark are passed over. Errors: Invalid with `file:line:column` for a line that is no JSON or no
/// UTF-8 (reading goes on behind it), TooLarge, Unreadable.
class LogEntries
{
public:
    /// The device is open, is only borrowed, and is read from where it stands; `name` is what errors call it.
    LogEntries(QIODevice &device, const QString &name) : m_device(device), m_name(name) { }

    /// The next value; nothing at the end, and after Unreadable or TooLarge.
    std::optional<Result<LogEntry>> next();
    /// Bytes read so far.
    qint64 bytesRead() const { return m_bytesRead; }

private:
    QByteArray readLine();
    std::optional<Result<LogEntry>> firstEntry(const QByteArray &line);
    std::optional<Result<LogEntry>> documentItem();
    Result<LogEntry> entryOf(const QByteArray &line) const;

    QIODevice &m_device;
    QString m_name;
    qint64 m_bytesRead = 0;
    int m_line = 0;
    bool m_started = false;
    bool m_ended = false;
    std::optional<Json> m_document; ///< a list whose items are given
    size_t m_item = 0;
};

/// Where a member's name stands in a line, as a column counted from 1 in UTF-16 units; 1 where it does not stand there.
int columnOfMember(const QByteArray &line, const QString &name);

} // namespace outcrop
