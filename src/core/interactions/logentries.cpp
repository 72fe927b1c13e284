// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/logentries.h"

#include <algorithm>

namespace outcrop {
namespace {

/// What one value may take up: it is held in memory as a whole.
constexpr qint64 largestValue = 256LL * 1024 * 1024;

QByteArray withoutMark(QByteArray bytes)
{
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
}

/// Columns count as editors count them.
int columnAt(const QByteArray &line, qsizetype byte)
{
    return int(QString::fromUtf8(line.left(byte)).size()) + 1;
}

struct Parsed {
    Json json;
    qsizetype wrongByte = -1; ///< -1: it is JSON
    QString problem = {};
};

/// The parser's own words behind its place: `syntax error while parsing value - unexpected end of input; expected …`.
QString problemOf(const Json::parse_error &error)
{
    const QString text = QString::fromUtf8(error.what());
    const QString reason = text.section(QStringLiteral(" - "), 1);
    return (reason.isEmpty() ? text : reason).section(QStringLiteral("; last read:"), 0, 0);
}

Parsed parsed(const QByteArray &bytes)
{
    try {
        return {Json::parse(bytes.begin(), bytes.end())};
    } catch (const Json::parse_error &error) {
        return {{}, std::clamp<qsizetype>(qsizetype(error.byte) - 1, 0, bytes.size()), problemOf(error)};
    }
}

Error noJson(const Parsed &wrong, const QString &name, int line, int column)
{
    const Position place{0, line, column};
    return {ErrorCode::Invalid, QStringLiteral("this is no JSON: %1").arg(wrong.problem), {name, {place, place}}};
}

Error tooLarge(const QString &name, int line)
{
    const Position place{0, line, 1};
    return {ErrorCode::TooLarge, QStringLiteral("one value is larger than %1 MB; write one a line").arg(largestValue / (1024 * 1024)), {name, {place, place}}};
}

} // namespace

QByteArray LogEntries::readLine()
{
    constexpr qint64 pieceSize = 64 * 1024; // a line's room is made as it is needed
    QByteArray line;
    for (QByteArray piece = m_device.readLine(pieceSize); !piece.isEmpty(); piece = m_device.readLine(pieceSize)) {
        line += piece;
        if (line.endsWith('\n') || line.size() > largestValue)
            break;
    }
    m_bytesRead += line.size();
    ++m_line;
    if (m_line == 1)
        line = withoutMark(line);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return line;
}

Result<LogEntry> LogEntries::entryOf(const QByteArray &line) const
{
    Parsed value = parsed(line);
    if (value.wrongByte >= 0)
        return noJson(value, m_name, m_line, columnAt(line, value.wrongByte));
    return LogEntry{std::move(value.json), line, m_line};
}

/// The first line tells lines from a document: a document over several lines begins with what is no whole value.
std::optional<Result<LogEntry>> LogEntries::firstEntry(const QByteArray &line)
{
    Parsed value = parsed(line);
    if (value.wrongByte < 0 && !value.json.is_array())
        return LogEntry{std::move(value.json), line, m_line};
    const bool isCutOff = value.wrongByte >= line.size() && (line.startsWith('{') || line.startsWith('['));
    if (value.wrongByte >= 0 && !isCutOff)
        return noJson(value, m_name, m_line, columnAt(line, value.wrongByte));
    const QByteArray bytes = value.wrongByte < 0 ? line : line + '\n' + m_device.read(std::min(largestValue, m_device.bytesAvailable()));
    m_bytesRead += bytes.size() - line.size();
    if (value.wrongByte >= 0 && !m_device.atEnd())
        return tooLarge(m_name, m_line);
    Parsed document = parsed(bytes);
    if (document.wrongByte >= 0) {
        const QByteArray before = bytes.left(document.wrongByte);
        const auto lineStart = before.lastIndexOf('\n') + 1;
        m_ended = true;
        return noJson(document, m_name, m_line + int(before.count('\n')), columnAt(bytes.mid(lineStart), document.wrongByte - lineStart));
    }
    m_document = document.json.is_array() ? std::move(document.json) : Json::array({std::move(document.json)});
    return documentItem();
}

std::optional<Result<LogEntry>> LogEntries::documentItem()
{
    if (m_item >= m_document->size())
        return std::nullopt;
    return LogEntry{std::move((*m_document)[m_item++]), {}, m_line};
}

std::optional<Result<LogEntry>> LogEntries::next()
{
    if (m_document)
        return documentItem();
    while (!m_ended && !m_device.atEnd()) {
        const QByteArray line = readLine();
        if (line.size() > largestValue) {
            m_ended = true;
            return tooLarge(m_name, m_line);
        }
        if (line.trimmed().isEmpty())
            continue;
        const bool isFirst = !m_started;
        m_started = true;
        return isFirst ? firstEntry(line) : std::optional(entryOf(line));
    }
    return std::nullopt;
}

int columnOfMember(const QByteArray &line, const QString &name)
{
    const QByteArray quoted = '"' + name.toUtf8() + '"';
    const qsizetype at = line.indexOf(quoted);
    return at < 0 ? 1 : columnAt(line, at);
}

} // namespace outcrop
