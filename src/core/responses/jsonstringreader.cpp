// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonstringreader.h"

#include "core/responses/jsonunits.h"
#include "core/responses/utf8writer.h"

#include <array>

namespace outcrop {
namespace {

constexpr quint8 insidePlain = 1; // needs no escaping between double quotes
constexpr quint8 insideOther = 2; // needs no escaping between quotes of any kind

constexpr std::array<quint8, 128> plainUnits()
{
    std::array<quint8, 128> plain{};
    for (size_t unit = 0x20; unit < 0x80; ++unit)
        plain[unit] = unit == '"' || unit == '\\' ? 0
            : unit == '\'' || unit == '`'         ? insidePlain
                                                  : insidePlain | insideOther;
    return plain;
}

bool isSmart(QuoteKind kind)
{
    return kind == QuoteKind::Smart || kind == QuoteKind::SmartSingle;
}

} // namespace

void JsonStringReader::beginString(qsizetype offset, OpeningQuote quote, const JsonContext &context, std::string *bytes,
    std::optional<ParseDecisions::Ending> ending)
{
    m_hasInnerQuote = false;
    m_ending = ending;
    m_context = context;
    m_bytes = bytes;
    m_kind = quote.kind;
    m_begin = offset;
    m_offset = m_contentBegin = offset + quote.size;
    if (m_kind != QuoteKind::Plain)
        m_ledger.replace(quoteRule(m_kind), offset, m_offset, QStringLiteral("\""));
}

/// Reads the string up to its end. Returns NeedsMoreInput if the available text is too short for the next token; a later call continues there.
JsonStringReader::Outcome JsonStringReader::read()
{
    m_text.resetNeedsMoreInput();
    while (true) {
        consumePlainUnits();
        if (endsWithoutQuote()) {
            m_ledger.insert(RepairRule::MissingQuote, m_offset, QStringLiteral("\""));
            return Outcome::Unclosed;
        }
        const int unit = m_text.at(m_offset);
        if (unit == JsonText::End) {
            if (m_text.needsMoreInput())
                return Outcome::NeedsMoreInput;
            return !m_ending && m_context.role == JsonRole::Key && endKeyAtColon() ? Outcome::Unclosed
                                                                                 : Outcome::Truncated;
        }
        const bool isDecided = m_ending && !m_ending->isMissing && m_ending->offset == m_offset && isQuote(unit);
        const qsizetype size =
            isDecided ? qMax<qsizetype>(1, closingQuoteLength(m_text, m_offset, m_kind)) : closingQuoteLength(m_text, m_offset, m_kind);
        if (size > 0) {
            const std::optional<Outcome> outcome = handleQuote(size);
            if (outcome && !m_text.needsMoreInput())
                return *outcome;
        } else if (!m_ending && m_context.role == JsonRole::Key && unit == '\n' && endKeyAtColon()) {
            return Outcome::Unclosed;
        } else if (!m_text.needsMoreInput()) {
            consumeOtherUnit(unit);
        }
        if (m_text.needsMoreInput())
            return Outcome::NeedsMoreInput;
    }
}

void JsonStringReader::closeBefore(qsizetype offset)
{
    truncateAt(offset);
}

/// Copies characters that need no processing. Most characters of a string are of this kind.
void JsonStringReader::consumePlainUnits()
{
    static constexpr auto plain = plainUnits();
    const quint8 kind = m_kind == QuoteKind::Plain ? insidePlain : insideOther;
    const char16_t *units = m_text.view().utf16();
    const qsizetype size = m_ending ? qMin(m_text.size(), m_ending->offset) : m_text.size();
    while (m_offset < size) {
        const qsizetype begin = m_offset;
        while (m_offset < size && units[m_offset] < 0x80 && (plain[units[m_offset]] & kind) != 0)
            ++m_offset;
        appendAscii(*m_bytes, units + begin, size_t(m_offset - begin));
        if (m_offset == size || units[m_offset] < 0x80 || QChar::isSurrogate(units[m_offset]) || isSmart(m_kind))
            return;
        appendCharacter(*m_bytes, units[m_offset++]);
    }
}

void JsonStringReader::consumeOtherUnit(int unit)
{
    if (unit == '\\')
        m_kind == QuoteKind::Escaped ? consumeDeepEscape() : consumeEscape();
    else if (unit == '"')
        repair(RepairRule::UnescapedQuote, 1, '"', QStringLiteral("\\\""));
    else if (unit < 0x20)
        escapeControl(unit);
    else if (QChar::isSurrogate(char32_t(unit)))
        consumeSurrogate(unit);
    else
        consume(1, char32_t(unit));
}

bool JsonStringReader::closesHere(qsizetype size) const
{
    if (m_ending)
        return m_offset >= m_ending->offset;
    if (size == 3)
        return closingQuoteLength(m_text, m_offset + 1, m_kind) == 0; // the first of four quotes is content
    return m_lookahead.closesString(m_offset + size, m_context);
}

/// Handles a quote in a string. Returns nullopt if the string continues.
std::optional<JsonStringReader::Outcome> JsonStringReader::handleQuote(qsizetype size)
{
    const bool closes = closesHere(size);
    if (m_text.needsMoreInput())
        return {};
    if (!closes)
        return handleInnerQuote();
    if (!m_ending && m_context.role != JsonRole::Key && consumeConcatenation(size))
        return {};
    if (m_text.needsMoreInput())
        return {};
    if (size > 1 || m_kind != QuoteKind::Plain)
        m_ledger.replace(m_kind == QuoteKind::Plain ? RepairRule::DoubledQuotes : quoteRule(m_kind), m_offset, m_offset + size,
            QStringLiteral("\""));
    m_offset += size;
    return Outcome::Closed;
}

std::optional<JsonStringReader::Outcome> JsonStringReader::handleInnerQuote()
{
    if (m_ending) {
        consumeInnerQuote();
        return {};
    }
    if (m_context.role == JsonRole::Key) {
        if (endKeyAtColon())
            return Outcome::Unclosed;
    } else if (const qsizetype end = m_lookahead.unclosedStringEnd(m_offset, m_contentBegin, m_context);
               end >= 0 && !m_text.needsMoreInput()) {
        truncateAt(end);
        return Outcome::Unclosed;
    }
    if (m_text.needsMoreInput())
        return {};
    consumeInnerQuote();
    return {};
}

void JsonStringReader::consumeInnerQuote()
{
    const int unit = m_text.at(m_offset);
    m_hasInnerQuote = true;
    if (unit == '"')
        repair(RepairRule::UnescapedQuote, 1, '"', QStringLiteral("\\\""));
    else if (m_kind == QuoteKind::EscapedSingle)
        repair(RepairRule::InvalidEscape, 2, '\'', QStringLiteral("'"));
    else
        consume(unit == '\\' ? 2 : 1, unit == '\\' ? char32_t(m_text.at(m_offset + 1)) : char32_t(unit));
}

/// Returns whether a plus sign and another string follow, and if so continues with that string.
bool JsonStringReader::consumeConcatenation(qsizetype size)
{
    const auto plusSign = m_lookahead.findNextUnit(m_offset + size);
    if (plusSign.unit != '+' || m_hasInnerQuote)
        return false;
    const auto next = m_lookahead.findNextUnit(plusSign.offset + 1);
    const OpeningQuote quote = next.unit < 0 ? OpeningQuote{} : openingQuoteAt(m_text, next.offset);
    if (quote.size == 0 || m_text.needsMoreInput())
        return false;
    m_ledger.drop(RepairRule::Concatenation, m_offset, next.offset + quote.size);
    m_offset = m_contentBegin = next.offset + quote.size;
    m_kind = quote.kind;
    return true;
}

/// Ends a key without a closing quote at its colon if the colon is near and the key has only plain characters. Returns whether it did.
bool JsonStringReader::endKeyAtColon()
{
    if (m_offset - m_contentBegin > JsonLookahead::maximumLookahead)
        return false;
    const QStringView content = m_text.slice(m_contentBegin, m_offset);
    const qsizetype colon = content.indexOf(u':');
    qsizetype size = qMax<qsizetype>(colon, 0);
    while (size > 0 && isJsonSpace(content[size - 1].unicode()))
        --size;
    const QStringView key = content.first(size);
    const auto isUnsafe = [](QChar c) { return c == u'"' || c == u'\\' || c.unicode() < 0x20 || c.isSurrogate(); };
    if (key.isEmpty() || std::any_of(key.begin(), key.end(), isUnsafe))
        return false;
    *m_bytes = key.toUtf8().toStdString();
    m_offset = m_contentBegin + size;
    m_ledger.discardFrom(m_offset);
    m_ledger.insert(RepairRule::MissingQuote, m_offset, QStringLiteral("\""));
    return true;
}

/// Ends the string at `offset` and removes the characters after it, which are all ASCII.
void JsonStringReader::truncateAt(qsizetype offset)
{
    m_bytes->resize(m_bytes->size() - size_t(m_offset - offset));
    m_ledger.discardFrom(offset);
    m_ledger.insert(RepairRule::MissingQuote, offset, QStringLiteral("\""));
    m_offset = offset;
}

void JsonStringReader::consumeSurrogate(int unit)
{
    const int next = QChar::isHighSurrogate(char32_t(unit)) ? m_text.at(m_offset + 1) : 0;
    if (m_text.needsMoreInput())
        return;
    if (next > 0 && QChar::isLowSurrogate(char32_t(next)))
        consume(2, QChar::surrogateToUcs4(char16_t(unit), char16_t(next)));
    else
        repair(RepairRule::LoneSurrogate, 1, QChar::ReplacementCharacter, QStringLiteral("\\ufffd"));
}

void JsonStringReader::consume(qsizetype size, char32_t character)
{
    appendCharacter(*m_bytes, character);
    m_offset += size;
}

void JsonStringReader::repair(RepairRule rule, qsizetype size, char32_t character, const QString &after)
{
    m_ledger.replace(rule, m_offset, m_offset + size, after);
    consume(size, character);
}

namespace {

QString unicodeEscape(int unit)
{
    return QStringLiteral("\\u%1").arg(unit, 4, 16, QLatin1Char('0'));
}

QString controlEscape(int unit)
{
    switch (unit) {
    case '\n':
        return QStringLiteral("\\n");
    case '\r':
        return QStringLiteral("\\r");
    case '\t':
        return QStringLiteral("\\t");
    }
    return unicodeEscape(unit);
}

/// Returns the character for a JSON escape letter; 0 if JSON has no such escape.
char32_t simpleEscape(int letter)
{
    switch (letter) {
    case '"':
    case '\\':
    case '/':
        return char32_t(letter);
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    }
    return 0;
}

/// Returns whether other languages or Markdown escape this character.
bool isEscapedElsewhere(int unit)
{
    return unit == '_' || unit == '$' || isQuote(unit);
}

QString encodeCharacter(char32_t character)
{
    return character == '"' || character == '\\' ? QStringLiteral("\\") + QChar(char16_t(character))
                                                 : QString(QChar(char16_t(character)));
}

} // namespace

/// Escapes a line break or another control character.
void JsonStringReader::escapeControl(int unit)
{
    repair(RepairRule::UnescapedControl, 1, char32_t(unit), controlEscape(unit));
}

void JsonStringReader::consumeEscape()
{
    const int letter = m_text.at(m_offset + 1);
    if (m_text.needsMoreInput())
        return;
    if (letter == JsonText::End)
        dropRemainingText();
    else if (const char32_t character = simpleEscape(letter))
        consume(2, character);
    else if (letter == 'u')
        consumeUnicodeEscape();
    else if (letter == 'x')
        consumeHexEscape();
    else if (letter == '\n')
        m_ledger.drop(RepairRule::InvalidEscape, m_offset, m_offset + 2), m_offset += 2;
    else if (isEscapedElsewhere(letter))
        repair(RepairRule::InvalidEscape, 2, char32_t(letter), encodeCharacter(char32_t(letter)));
    else
        keepBackslash();
}

/// Reads an escape in a string literal that is itself inside a string literal, where each escape has an extra backslash.
void JsonStringReader::consumeDeepEscape()
{
    if (m_text.at(m_offset + 1) != '\\')
        return consumeEscape();
    const int thirdUnit = m_text.at(m_offset + 2);
    const int fourth = thirdUnit == '\\' ? m_text.at(m_offset + 3) : 0;
    if (m_text.needsMoreInput())
        return;
    if (fourth == '"' || fourth == '\\')
        repair(RepairRule::EscapedQuotes, 4, char32_t(fourth), encodeCharacter(char32_t(fourth)));
    else if (const char32_t character = thirdUnit == '"' || thirdUnit == '\\' ? 0 : thirdUnit < 0 ? 0 : simpleEscape(thirdUnit))
        repair(RepairRule::EscapedQuotes, 3, character, QStringLiteral("\\") + QChar(char16_t(thirdUnit)));
    else
        consume(2, '\\');
}

void JsonStringReader::consumeUnicodeEscape()
{
    const int code = hexAt(m_offset + 2, 4);
    if (m_text.needsMoreInput())
        return;
    if (isTruncatedBefore(m_offset + 2, 4))
        dropRemainingText();
    else if (code < 0)
        keepBackslash();
    else if (QChar::isHighSurrogate(char32_t(code)))
        consumeHighSurrogate(char32_t(code));
    else if (QChar::isLowSurrogate(char32_t(code)))
        repair(RepairRule::LoneSurrogate, 6, QChar::ReplacementCharacter, QStringLiteral("\\ufffd"));
    else
        consume(6, char32_t(code));
}

void JsonStringReader::consumeHighSurrogate(char32_t high)
{
    const bool isEscaped = m_text.matches(m_offset + 6, u"\\u");
    const int low = isEscaped ? hexAt(m_offset + 8, 4) : -1;
    if (m_text.needsMoreInput())
        return;
    if (low >= 0 && QChar::isLowSurrogate(char32_t(low)))
        consume(12, QChar::surrogateToUcs4(char16_t(high), char16_t(low)));
    else if (m_offset + 6 == m_text.size() || (m_offset + 7 == m_text.size() && m_text.at(m_offset + 6) == '\\')
        || (isEscaped && isTruncatedBefore(m_offset + 8, 4)))
        dropRemainingText();
    else
        repair(RepairRule::LoneSurrogate, 6, QChar::ReplacementCharacter, QStringLiteral("\\ufffd"));
}

void JsonStringReader::consumeHexEscape()
{
    const int code = hexAt(m_offset + 2, 2);
    if (m_text.needsMoreInput())
        return;
    if (code >= 0)
        repair(RepairRule::InvalidEscape, 4, char32_t(code), unicodeEscape(code));
    else
        keepBackslash();
}

/// Escapes a single backslash, which is common in file paths, formulas and regular expressions.
void JsonStringReader::keepBackslash()
{
    repair(RepairRule::InvalidEscape, 1, '\\', QStringLiteral("\\\\"));
}

/// Drops an incomplete escape at the end of truncated text.
void JsonStringReader::dropRemainingText()
{
    m_ledger.drop(RepairRule::TruncatedEscape, m_offset, m_text.size());
    m_offset = m_text.size();
}

/// Returns whether the text ends before all digits of the escape.
bool JsonStringReader::isTruncatedBefore(qsizetype offset, int digits) const
{
    qsizetype end = offset;
    while (end < offset + digits && isHexDigit(m_text.at(end)))
        ++end;
    return end < offset + digits && end >= m_text.size();
}

/// Returns the value of `digits` hexadecimal digits; -1 if there are other characters.
int JsonStringReader::hexAt(qsizetype offset, int digits) const
{
    int value = 0;
    for (int i = 0; i < digits; ++i) {
        const int unit = m_text.at(offset + i);
        if (!isHexDigit(unit))
            return -1;
        value = value * 16 + (isDigit(unit) ? unit - '0' : (unit | 0x20) - 'a' + 10);
    }
    return value;
}

} // namespace outcrop
