// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QIODevice>

#include <optional>

namespace outcrop {

/// One JSON value of a log and its location.
struct LogEntry {
    Json json;
    QByteArray text; ///< the source line or document; empty for an item of a list
    int line = 1;
    qint64 offset = 0; ///< bytes of the log before the entry
};

/// A position in a log at the start of a line.
struct LogPosition {
    qint64 offset = 0; ///< bytes before it
    int line = 0;      ///< lines before it
};

/// Reads the values of a log one by one, so that the log can be larger than memory. The log is JSON Lines or, if the first line is not a complete value, one document.
/// The items of a list are returned one by one. Blank lines and a byte order mark are skipped. Errors: Invalid with `file:line:column` for a line that is not JSON or
/// UTF-8, is nested too deeply or has a number out of range. Reading continues after such a line. TooLarge and Unreadable end reading.
class LogEntryReader
{
public:
    /// Default maximum size of one value in bytes. A value is held in memory as a whole.
    static constexpr qint64 maximumValueBytes = 256LL * 1024 * 1024;

    /// Borrows the open device and reads from its current position. `name` appears in errors. `maximumBytes` is the maximum size of a value in bytes.
    LogEntryReader(QIODevice &device, const QString &name, qint64 maximumBytes = maximumValueBytes) : m_device(device), m_name(name), m_maximumBytes(maximumBytes) { }

    /// Returns the next value or an error. Returns nullopt at the end, and after Unreadable or TooLarge.
    std::optional<Result<LogEntry>> next();
    /// Sets the device's start position in the log. The log must be JSON Lines. Call this before next().
    void continueAt(const LogPosition &position);
    /// Returns the position after the last line that was read.
    LogPosition position() const { return {m_bytesRead, m_line}; }
    /// Returns the number of bytes read so far.
    qint64 bytesRead() const { return m_bytesRead; }

private:
    /// Refills the buffer if it is used up. Returns false at the end or if the device fails.
    bool fillBuffer();
    /// Returns the buffer's contents up to and including the next line end, and marks them as used.
    QByteArrayView readChunk();
    /// Returns the next line, or nullopt at the end.
    Result<std::optional<QByteArray>> readLine();
    Result<QByteArray> readRemainingBytes(const QByteArray &firstLine);
    Result<Json> parseLine(const QByteArray &line);
    Result<Json> parseDocument(const QByteArray &firstLine);
    Error endReading(const Error &error);
    std::optional<Error> deviceError();

    QIODevice &m_device;
    QString m_name;
    qint64 m_maximumBytes;
    qint64 m_bytesRead = 0;
    qint64 m_offset = 0; ///< bytes before the last value
    QByteArray m_buffer; ///< read ahead, because QIODevice::readLine() is much slower
    qsizetype m_usedBytes = 0; ///< bytes of the buffer that were used
    int m_line = 0;
    bool m_hasStarted = false;
    bool m_hasEnded = false;
    QByteArray m_document; ///< text of a document that spans several lines
    Json m_list = Json::array(); ///< a list whose items are returned one by one
    size_t m_item = 0;
};

/// Returns the location of a byte of the entry's text; for -1, the beginning of the first line. Columns are 1-based, in UTF-16 code units.
Position locationOfByte(const LogEntry &entry, qsizetype byte);
/// Returns the location of the first occurrence of a member's name, or the beginning of the entry.
Position locationOfMember(const LogEntry &entry, const QString &name);

} // namespace outcrop
