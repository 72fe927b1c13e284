// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/logentryreader.h"

#include "core/base/json.h"
#include "core/exchange/failurereader.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/jsondepth.h"

#include <utility>

namespace outcrop {
namespace {

QByteArray removeByteOrderMark(QByteArray bytes)
{
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
}

/// Returns the column in UTF-16 code units, as editors count.
int columnAt(const QByteArray &line, qsizetype byte)
{
    return int(QString::fromUtf8(line.left(byte)).size()) + 1;
}

struct ParsedValue {
    Json json;
    qsizetype errorByte = -1; ///< byte offset of the error; -1 if the value is valid
    QString problem = {};
};

ParsedValue parseValue(const QByteArray &bytes)
{
    if (const qsizetype tooDeep = findTooDeepBracket({bytes.data(), size_t(bytes.size())}); tooDeep >= 0)
        return {{}, tooDeep, interactionsmessages::nestedTooDeep(maxJsonDepth)};
    Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!json.is_discarded())
        return {std::move(json)};
    const JsonParseError problem = jsonParseErrorIn(bytes).value_or(JsonParseError());
    return {{}, problem.byte, interactionsmessages::badJson(problem.message)};
}

Error parseError(const ParsedValue &value, const QString &name, int line, int column)
{
    const Position position{0, line, column};
    return {ErrorCode::Invalid, value.problem, {name, {position, position}}};
}

Error sizeLimitError(const QString &name, int line, qint64 maximumBytes)
{
    const Position position{0, line, 1};
    return {ErrorCode::TooLarge, interactionsmessages::valueTooLarge(maximumBytes / (1024 * 1024)), {name, {position, position}}};
}

} // namespace

/// Returns the error of a device that returns no data before its end; nullopt if there is none.
std::optional<Error> LogEntryReader::deviceError()
{
    char byte = 0;
    if (m_device.atEnd() || m_device.peek(&byte, 1) >= 0)
        return std::nullopt;
    const Position position{0, m_line, 1};
    return Error{ErrorCode::Unreadable, interactionsmessages::logUnreadable(m_device.errorString()), {m_name, {position, position}}};
}

Error LogEntryReader::endReading(const Error &error)
{
    m_hasEnded = true;
    return error;
}

bool LogEntryReader::fillBuffer()
{
    constexpr qsizetype pieceSize = 64 * 1024;
    if (m_usedBytes < m_buffer.size())
        return true;
    m_buffer.resize(pieceSize);
    m_buffer.truncate(qMax(m_device.read(m_buffer.data(), pieceSize), qint64(0)));
    m_usedBytes = 0;
    return !m_buffer.isEmpty();
}

QByteArrayView LogEntryReader::readChunk()
{
    const QByteArrayView rest = QByteArrayView(m_buffer).sliced(m_usedBytes);
    const qsizetype lineEnd = rest.indexOf('\n');
    const QByteArrayView piece = lineEnd < 0 ? rest : rest.first(lineEnd + 1);
    m_usedBytes += piece.size();
    m_bytesRead += piece.size();
    return piece;
}

Result<std::optional<QByteArray>> LogEntryReader::readLine()
{
    QByteArray line;
    bool hasMore = true;
    while (hasMore && !line.endsWith('\n') && line.size() <= m_maximumBytes) {
        hasMore = fillBuffer();
        line += readChunk();
    }
    ++m_line;
    if (const std::optional<Error> failure = hasMore ? std::nullopt : deviceError())
        return *failure;
    if (line.isEmpty()) {
        --m_line; // the end is not a line
        return std::optional<QByteArray>();
    }
    if (line.size() > m_maximumBytes)
        return sizeLimitError(m_name, m_line, m_maximumBytes);
    if (m_line == 1)
        line = removeByteOrderMark(line);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return std::optional(line);
}

/// Reads the rest of a document that begins with this line.
Result<QByteArray> LogEntryReader::readRemainingBytes(const QByteArray &firstLine)
{
    QByteArray document = firstLine + '\n';
    while (fillBuffer()) {
        document += readChunk();
        if (document.size() > m_maximumBytes)
            return sizeLimitError(m_name, m_line, m_maximumBytes);
    }
    const std::optional<Error> failure = deviceError();
    return failure ? Result<QByteArray>(*failure) : Result<QByteArray>(document);
}

/// Parses the rest of the log as one document. Reading ends here, even if the document is invalid.
Result<Json> LogEntryReader::parseDocument(const QByteArray &firstLine)
{
    m_hasEnded = true;
    const Result<QByteArray> bytes = readRemainingBytes(firstLine);
    if (!bytes)
        return bytes.error();
    ParsedValue document = parseValue(*bytes);
    if (document.errorByte < 0) {
        m_document = *bytes;
        return std::move(document.json);
    }
    const QByteArray before = bytes->left(document.errorByte);
    const auto lineStart = before.lastIndexOf('\n') + 1;
    return parseError(document, m_name, m_line + int(before.count('\n')), columnAt(bytes->mid(lineStart), document.errorByte - lineStart));
}

/// Parses a line. If the first line is not a complete value, parses the log as one document.
Result<Json> LogEntryReader::parseLine(const QByteArray &line)
{
    ParsedValue value = parseValue(line);
    const bool isFirst = !std::exchange(m_hasStarted, true);
    if (value.errorByte < 0)
        return std::move(value.json);
    const bool isCutOff = isFirst && value.errorByte >= line.size() && (line.startsWith('{') || line.startsWith('['));
    return isCutOff ? parseDocument(line) : Result<Json>(parseError(value, m_name, m_line, columnAt(line, value.errorByte)));
}

void LogEntryReader::continueAt(const LogPosition &position)
{
    m_bytesRead = position.offset;
    m_line = position.line;
    m_hasStarted = true;
}

std::optional<Result<LogEntry>> LogEntryReader::next()
{
    for (;;) {
        if (m_item < m_list.size())
            return LogEntry{std::move(m_list[m_item++]), {}, m_line, m_offset};
        if (m_hasEnded)
            return std::nullopt;
        m_offset = m_bytesRead;
        const Result<std::optional<QByteArray>> line = readLine();
        if (!line)
            return endReading(line.error());
        if (!*line)
            return std::nullopt;
        if ((*line)->trimmed().isEmpty())
            continue;
        Result<Json> value = parseLine(**line);
        if (!value)
            return value.error();
        if (!value->is_array())
            return LogEntry{std::move(*value), m_hasEnded ? std::exchange(m_document, {}) : **line, m_line, m_offset};
        m_list = std::move(*value);
        m_item = 0;
    }
}

Position locationOfByte(const LogEntry &entry, qsizetype byte)
{
    if (byte < 0)
        return {0, entry.line, 1};
    const QByteArray before = entry.text.left(byte);
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    return {0, entry.line + int(before.count('\n')), columnAt(before.mid(lineStart), byte - lineStart)};
}

Position locationOfMember(const LogEntry &entry, const QString &name)
{
    const QByteArray quotedBytes = '"' + name.toUtf8() + '"';
    return locationOfByte(entry, name.isEmpty() ? -1 : entry.text.indexOf(quotedBytes));
}

} // namespace outcrop
