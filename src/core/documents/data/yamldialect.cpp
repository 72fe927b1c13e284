// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamldialect.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr QStringView replaceableCharacters = u"\t:?\n"; ///< characters that have a placeholder; the index selects it
constexpr qsizetype maximumWork = 32 * 1024 * 1024; ///< total number of characters that may be parsed again

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r';
}

qsizetype startOfLine(QStringView text, qsizetype offset)
{
    while (offset > 0 && !isLineEnd(text[offset - 1]))
        --offset;
    return offset;
}

qsizetype skipBlanks(QStringView text, qsizetype offset)
{
    while (offset < text.size() && isBlank(text[offset]))
        ++offset;
    return offset;
}

bool endsLine(QStringView text, qsizetype offset)
{
    return offset >= text.size() || isLineEnd(text[offset]);
}

/// Returns whether a plain scalar in a flow collection can continue at `offset`.
bool canContinuePlain(QStringView text, qsizetype offset)
{
    return offset < text.size() && !text[offset].isSpace() && !QStringView(u",[]{}").contains(text[offset]);
}

} // namespace

/// Adds a line ending if the text ends with a line of spaces. That line belongs to the block scalar above, and libyaml requires its ending.
YamlDialect::YamlDialect(QStringView text) : m_text(text)
{
    const qsizetype last = startOfLine(text, text.size());
    if (last > 0 && last < text.size() && skipBlanks(text, last) == text.size())
        m_copy = text.toString() + u'\n';
}

bool YamlDialect::adaptAt(const YamlEvents &events)
{
    const yaml_parser_t &parser = events.parser();
    const QLatin1StringView problem(parser.problem);
    const qsizetype at = events.offset(parser.problem_mark);
    m_work += at;
    if (parser.error == YAML_READER_ERROR || at >= m_text.size() || m_work > maximumWork)
        return false;
    if (problem.contains(QLatin1StringView("tab character where an indentation space")))
        return adaptTab(at, events, true);
    if (m_text[at] == u'\t')
        return adaptTab(at, events, false);
    if (problem.contains(QLatin1StringView("unknown directive")) || problem.contains(QLatin1StringView("incompatible YAML document")))
        return adaptDirective(startOfLine(m_text, at));
    if (problem.contains(QLatin1StringView("did not find expected node content")))
        return adaptColon(at) || adaptDocumentEnd(at);
    if (problem.contains(QLatin1StringView("',' or '}'")) && m_text[at] == u':')
        return adaptKeyOverLines(at);
    return false;
}

/// Replaces a tab that YAML 1.2 allows: after the required indentation, a tab may separate values or be part of a block scalar. Like the following functions,
/// returns whether it replaced a character.
bool YamlDialect::adaptTab(qsizetype tab, const YamlEvents &events, bool isBlockScalar)
{
    const qsizetype start = startOfLine(m_text, tab);
    const auto firstTab = std::find_if(m_text.begin() + start, m_text.begin() + tab, [](QChar c) { return c != u' '; });
    const qsizetype spaces = std::distance(m_text.begin() + start, firstTab);
    const bool isIndented = spaces > events.parser().indent || start + spaces < tab;
    if (isBlockScalar) { // in a folded scalar, lines that begin with a tab are not folded, but libyaml recognizes such lines only by a real space or tab
        const bool isFolded = m_text[events.offset(events.parser().context_mark)] == u'>';
        return !isFolded && start + spaces == tab && spaces > qMax(events.parser().indent, 0)
            && replace(tab, placeholderFor(u'\t'));
    }
    if (!isIndented && !endsLine(m_text, skipBlanks(m_text, tab)))
        return false;
    m_tabs.insert(std::lower_bound(m_tabs.begin(), m_tabs.end(), tab), tab);
    return replace(tab, u' ');
}

/// Skips unknown directives and newer YAML versions.
bool YamlDialect::adaptDirective(qsizetype offset)
{
    return m_text[offset] == u'%' && replace(offset, u'#');
}

/// Skips `...` before the first document.
bool YamlDialect::adaptDocumentEnd(qsizetype offset)
{
    const bool isMark = m_text.sliced(offset).startsWith(u"...") && startOfLine(m_text, offset) == offset;
    return isMark && replace(offset, u'#');
}

/// Replaces a colon at the beginning of a plain scalar: `[:x]`.
bool YamlDialect::adaptColon(qsizetype offset)
{
    return m_text[offset] == u':' && canContinuePlain(m_text, offset + 1) && replace(offset, placeholderFor(u':'));
}

/// Handles `{"a"⏎: b}` and `{a⏎b: c}`: in a flow mapping a key may span lines, and its colon may be on the next line.
bool YamlDialect::adaptKeyOverLines(qsizetype colon)
{
    const auto isOpen = [](QChar c) { return QStringView(u"{[,").contains(c); };
    qsizetype end = colon;
    while (end > 0 && m_text[end - 1].isSpace())
        --end;
    m_isGuessing = true;
    if (const qsizetype lineEnd = m_text.sliced(end, colon - end).indexOf(u'\n'); lineEnd >= 0)
        return end > 0 && !isOpen(m_text[end - 1]) && replace(end + lineEnd, u' ');
    const qsizetype start = startOfLine(m_text, colon);
    qsizetype before = start;
    while (before > 0 && m_text[before - 1].isSpace())
        --before;
    const bool isOneLineEnd = before > 0 && m_text.sliced(before, start - before).count(u'\n') == 1;
    return isOneLineEnd && !isOpen(m_text[before - 1]) && replace(start - 1, placeholderFor(u'\n'));
}

bool YamlDialect::adaptQuestionMark(qsizetype offset)
{
    m_work += offset;
    return m_work <= maximumWork && canContinuePlain(m_text, offset + 1) && replace(offset, placeholderFor(u'?'));
}

bool YamlDialect::replace(qsizetype offset, QChar with)
{
    if (with.isNull())
        return false;
    if (m_copy.isEmpty())
        m_copy = m_text.toString();
    const bool isNew = m_copy[offset] != with;
    m_copy[offset] = with;
    return isNew;
}

/// Chooses placeholders from private-use characters that do not occur in the text.
QChar YamlDialect::placeholderFor(QChar originalCharacter)
{
    constexpr char16_t first = 0xE000;
    constexpr char16_t last = 0xF8F0;
    const auto isUsed = [this](char16_t from) {
        return std::any_of(m_text.begin(), m_text.end(), [from](QChar c) { return c >= QChar(from) && c < QChar(char16_t(from + replaceableCharacters.size())); });
    };
    for (char16_t from = first; m_firstPlaceholder == 0 && from < last; from = char16_t(from + replaceableCharacters.size())) {
        if (!isUsed(from))
            m_firstPlaceholder = from;
    }
    return m_firstPlaceholder == 0 ? QChar() : QChar(char16_t(m_firstPlaceholder + replaceableCharacters.indexOf(originalCharacter)));
}

QString YamlDialect::restoreValue(QString value) const
{
    if (m_firstPlaceholder == 0)
        return value;
    const qsizetype lineEnd = replaceableCharacters.indexOf(u'\n');
    for (qsizetype i = 0; i < lineEnd; ++i)
        value.replace(QChar(char16_t(m_firstPlaceholder + i)), replaceableCharacters[i]);
    static const QString blanks = QStringLiteral("[ \\t]*");
    return value.replace(QRegularExpression(blanks + QChar(char16_t(m_firstPlaceholder + lineEnd)) + blanks),
        QStringLiteral(" ")); // line endings are folded to a space
}

qsizetype YamlDialect::adaptedTabBefore(qsizetype offset) const
{
    for (qsizetype at = offset - 1; at >= 0 && isBlank(m_text[at]) && !m_tabs.isEmpty(); --at) {
        if (std::binary_search(m_tabs.begin(), m_tabs.end(), at))
            return at;
    }
    return -1;
}

} // namespace outcrop
