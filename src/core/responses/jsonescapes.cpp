// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind a backslash inside a string, and what should.
#include "core/responses/jsonstring.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

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

/// What a letter means behind a backslash; 0 where JSON does not know it.
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

/// What other languages and Markdown escape, and JSON does not.
bool isEscapedElsewhere(int unit)
{
    return unit == '_' || unit == '$' || isQuote(unit);
}

QString written(char32_t character)
{
    return character == '"' || character == '\\' ? QStringLiteral("\\") + QChar(char16_t(character)) : QString(QChar(char16_t(character)));
}

} // namespace

/// A line end or another control character that nobody escaped.
void JsonStringReader::escapeControl(int unit)
{
    repair(RepairRule::UnescapedControl, 1, char32_t(unit), controlEscape(unit));
}

void JsonStringReader::takeEscape()
{
    const int letter = m_text.at(m_at + 1);
    if (m_text.isStarved())
        return;
    if (letter == JsonText::End)
        dropRest();
    else if (const char32_t character = simpleEscape(letter))
        take(2, character);
    else if (letter == 'u')
        takeUnicodeEscape();
    else if (letter == 'x')
        takeHexEscape();
    else if (letter == '\n')
        m_ledger.drop(RepairRule::InvalidEscape, m_at, m_at + 2), m_at += 2;
    else if (isEscapedElsewhere(letter))
        repair(RepairRule::InvalidEscape, 2, char32_t(letter), written(char32_t(letter)));
    else
        keepBackslash();
}

/// Inside a string inside a string: each escape has one backslash more.
void JsonStringReader::takeDeepEscape()
{
    if (m_text.at(m_at + 1) != '\\')
        return takeEscape();
    const int third = m_text.at(m_at + 2);
    const int fourth = third == '\\' ? m_text.at(m_at + 3) : 0;
    if (m_text.isStarved())
        return;
    if (fourth == '"' || fourth == '\\')
        repair(RepairRule::EscapedQuotes, 4, char32_t(fourth), written(char32_t(fourth)));
    else if (const char32_t character = third == '"' || third == '\\' ? 0 : third < 0 ? 0 : simpleEscape(third))
        repair(RepairRule::EscapedQuotes, 3, character, QStringLiteral("\\") + QChar(char16_t(third)));
    else
        take(2, '\\');
}

void JsonStringReader::takeUnicodeEscape()
{
    const int code = hexAt(m_at + 2, 4);
    if (m_text.isStarved())
        return;
    if (isCutBefore(m_at + 2, 4))
        dropRest();
    else if (code < 0)
        keepBackslash();
    else if (QChar::isHighSurrogate(char32_t(code)))
        takeHighHalf(char32_t(code));
    else if (QChar::isLowSurrogate(char32_t(code)))
        repair(RepairRule::LoneSurrogate, 6, QChar::ReplacementCharacter, QStringLiteral("\\ufffd"));
    else
        take(6, char32_t(code));
}

void JsonStringReader::takeHighHalf(char32_t high)
{
    const bool escaped = m_text.matches(m_at + 6, u"\\u");
    const int low = escaped ? hexAt(m_at + 8, 4) : -1;
    if (m_text.isStarved())
        return;
    if (low >= 0 && QChar::isLowSurrogate(char32_t(low)))
        take(12, QChar::surrogateToUcs4(char16_t(high), char16_t(low)));
    else if (m_at + 6 == m_text.size() || (m_at + 7 == m_text.size() && m_text.at(m_at + 6) == '\\') || (escaped && isCutBefore(m_at + 8, 4)))
        dropRest();
    else
        repair(RepairRule::LoneSurrogate, 6, QChar::ReplacementCharacter, QStringLiteral("\\ufffd"));
}

void JsonStringReader::takeHexEscape()
{
    const int code = hexAt(m_at + 2, 2);
    if (m_text.isStarved())
        return;
    if (code >= 0)
        repair(RepairRule::InvalidEscape, 4, char32_t(code), unicodeEscape(code));
    else
        keepBackslash();
}

/// Paths, formulas and patterns have backslashes that nobody doubled.
void JsonStringReader::keepBackslash()
{
    repair(RepairRule::InvalidEscape, 1, '\\', QStringLiteral("\\\\"));
}

/// The text ended inside an escape.
void JsonStringReader::dropRest()
{
    m_ledger.drop(RepairRule::CutEscape, m_at, m_text.size());
    m_at = m_text.size();
}

/// Whether the text ends among those digits.
bool JsonStringReader::isCutBefore(qsizetype at, int digits) const
{
    qsizetype end = at;
    while (end < at + digits && isHexDigit(m_text.at(end)))
        ++end;
    return end < at + digits && end >= m_text.size();
}

/// -1 where those are not hexadecimal digits.
int JsonStringReader::hexAt(qsizetype at, int digits) const
{
    int value = 0;
    for (int i = 0; i < digits; ++i) {
        const int unit = m_text.at(at + i);
        if (!isHexDigit(unit))
            return -1;
        value = value * 16 + (isDigit(unit) ? unit - '0' : (unit | 0x20) - 'a' + 10);
    }
    return value;
}

} // namespace outcrop
