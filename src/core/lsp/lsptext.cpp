// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/lsptext.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace outcrop {
namespace {

/// Returns the size of the character at `at` in UTF-8 bytes and in UTF-16 code units.
std::pair<int, int> sizeAt(QStringView text, qsizetype at)
{
    const char16_t unit = text[at].unicode();
    if (unit < 0x80)
        return {1, 1};
    if (unit < 0x800)
        return {2, 1};
    const bool isPair = QChar::isHighSurrogate(unit) && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return isPair ? std::pair{4, 2} : std::pair{3, 1};
}

qsizetype utf8Length(QStringView text)
{
    qsizetype bytes = 0;
    for (qsizetype at = 0; at < text.size();) {
        const auto [size, units] = sizeAt(text, at);
        bytes += size;
        at += units;
    }
    return bytes;
}

/// Returns the number of code units before the character that contains this byte of the line's UTF-8 form. Returns the line's length if the line has fewer bytes.
qsizetype unitsBefore(QStringView line, qint64 byte)
{
    qsizetype at = 0;
    qint64 bytes = 0;
    while (at < line.size()) {
        const auto [size, units] = sizeAt(line, at);
        if (bytes + size > byte)
            break;
        bytes += size;
        at += units;
    }
    return at;
}

/// Returns the integer with this key in a position; nullopt if it is missing, negative or not an integer.
std::optional<qint64> readCoordinate(const Json &position, const char *key)
{
    if (!position.is_object() || !position.contains(key) || !position[key].is_number_integer())
        return std::nullopt;
    const Json &value = position[key];
    const qint64 number = value.is_number_unsigned() && value.get<quint64>() > quint64(std::numeric_limits<qint64>::max()) ? std::numeric_limits<qint64>::max() : value.get<qint64>();
    return number < 0 ? std::nullopt : std::optional(number);
}

/// Adds the starts of the lines that follow the line ends in a passage.
void addStarts(QStringView text, qsizetype from, qsizetype to, QList<qsizetype> &starts)
{
    for (qsizetype i = from; i < to; ++i) {
        if (text[i] == u'\n' || (text[i] == u'\r' && (i + 1 == text.size() || text[i + 1] != u'\n')))
            starts.append(i + 1);
    }
}

QList<qsizetype> findLineStarts(QStringView text)
{
    QList<qsizetype> starts{0};
    addStarts(text, 0, text.size(), starts);
    return starts;
}

/// A text and the starts of its lines. A change scans only the inserted passage for line endings, so that many changes of a long text are fast.
class ChangedText
{
public:
    ChangedText(const QString &text, LspEncoding encoding) : m_text(text), m_encoding(encoding), m_starts(findLineStarts(text)) { }

    const QString &text() const { return m_text; }

    /// Replaces a range, or the whole text. Returns false if the change is malformed.
    bool apply(const Json &change)
    {
        if (!change.is_object() || !change.contains("text") || !change["text"].is_string())
            return false;
        const QString inserted = qString(change["text"]);
        if (!change.contains("range") || change["range"].is_null()) {
            *this = ChangedText(inserted, m_encoding);
            return true;
        }
        const Json &range = change["range"];
        if (!range.is_object() || !range.contains("start") || !range.contains("end"))
            return false;
        const LspText lines(m_text, m_encoding, m_starts);
        const std::optional<qsizetype> start = lines.offset(range["start"]);
        const std::optional<qsizetype> end = lines.offset(range["end"]);
        if (!start || !end || *end < *start)
            return false;
        replace(*start, *end, inserted);
        return true;
    }

private:
    void replace(qsizetype start, qsizetype end, const QString &inserted)
    {
        m_text.replace(start, end - start, inserted);
        const auto first = std::lower_bound(m_starts.cbegin() + 1, m_starts.cend(), start);
        const auto after = std::upper_bound(first, m_starts.cend(), end);
        QList<qsizetype> starts(m_starts.cbegin(), first);
        addStarts(m_text, std::max<qsizetype>(0, start - 1), start + inserted.size(), starts); // a carriage return before the passage may now be a line end
        std::transform(after, m_starts.cend(), std::back_inserter(starts), [&](qsizetype at) { return at + inserted.size() - (end - start); });
        m_starts = starts;
    }

    QString m_text;
    LspEncoding m_encoding;
    QList<qsizetype> m_starts;
};

} // namespace

LspEncoding lspEncodingFor(const Json &clientCapabilities)
{
    const Json *generalCapabilities = clientCapabilities.is_object() && clientCapabilities.contains("general") ? &clientCapabilities["general"] : nullptr;
    if (!generalCapabilities || !generalCapabilities->is_object() || !generalCapabilities->contains("positionEncodings"))
        return LspEncoding::Utf16;
    const Json &offeredEncodings = (*generalCapabilities)["positionEncodings"];
    const bool hasUtf8 = offeredEncodings.is_array() && std::find(offeredEncodings.begin(), offeredEncodings.end(), Json("utf-8")) != offeredEncodings.end();
    return hasUtf8 ? LspEncoding::Utf8 : LspEncoding::Utf16;
}

QString toString(LspEncoding encoding)
{
    return encoding == LspEncoding::Utf8 ? QStringLiteral("utf-8") : QStringLiteral("utf-16");
}

LspText::LspText(QStringView text, LspEncoding encoding) : LspText(text, encoding, findLineStarts(text)) { }

LspText::LspText(QStringView text, LspEncoding encoding, const QList<qsizetype> &starts) : m_text(text), m_encoding(encoding), m_starts(starts) { }

int LspText::lineOf(qsizetype offset) const
{
    return int(std::distance(m_starts.begin(), std::upper_bound(m_starts.begin(), m_starts.end(), std::max<qsizetype>(0, offset)))) - 1;
}

qsizetype LspText::endOf(int line) const
{
    qsizetype end = line + 1 < m_starts.size() ? m_starts[line + 1] : m_text.size();
    while (end > m_starts[line] && line + 1 < m_starts.size() && (m_text[end - 1] == u'\n' || m_text[end - 1] == u'\r'))
        --end;
    return end;
}

qsizetype LspText::lengthOf(qsizetype start, qsizetype end) const
{
    return m_encoding == LspEncoding::Utf16 ? end - start : utf8Length(m_text.sliced(start, end - start));
}

Json LspText::position(qsizetype offset) const
{
    offset = std::clamp<qsizetype>(offset, 0, m_text.size());
    const int line = lineOf(offset);
    return {{"line", line}, {"character", lengthOf(m_starts[line], offset)}};
}

Json LspText::position(const Position &place) const
{
    if (place.line < 1)
        return {{"line", 0}, {"character", 0}};
    if (place.line > lineCount())
        return position(m_text.size());
    const qsizetype start = m_starts[place.line - 1];
    return position(std::clamp<qsizetype>(start + place.column - 1, start, endOf(place.line - 1)));
}

Json LspText::range(const Range &range) const
{
    return {{"start", position(range.start)}, {"end", position(std::max(range.start, range.end))}};
}

std::optional<qsizetype> LspText::offset(const Json &position) const
{
    const std::optional<qint64> line = readCoordinate(position, "line");
    const std::optional<qint64> character = readCoordinate(position, "character");
    if (!line || !character)
        return std::nullopt;
    if (*line >= lineCount())
        return m_text.size();
    const qsizetype start = m_starts[*line];
    const QStringView inside = m_text.sliced(start, endOf(int(*line)) - start);
    return start + (m_encoding == LspEncoding::Utf16 ? std::min<qint64>(*character, inside.size()) : unitsBefore(inside, *character));
}

std::optional<QString> applyLspChanges(const QString &text, const Json &changes, LspEncoding encoding)
{
    if (!changes.is_array())
        return std::nullopt;
    ChangedText changedText(text, encoding);
    for (const Json &change : changes) {
        if (!changedText.apply(change))
            return std::nullopt;
    }
    return changedText.text();
}

} // namespace outcrop
