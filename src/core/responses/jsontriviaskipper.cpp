// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsontriviaskipper.h"

#include "core/responses/jsonlookahead.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

bool JsonTriviaSkipper::skipSpace(qsizetype &offset, bool isFirst)
{
    while (true) {
        const int unit = m_text.at(offset);
        if (isJsonSpace(unit)) {
            ++offset;
        } else if (isNonJsonSpace(unit)) {
            m_ledger.drop(unit == 0xfeff && isFirst ? RepairRule::ByteOrderMark : RepairRule::NonJsonSpace, offset, offset + 1);
            ++offset;
        } else if (unit == '\\' && isEscapedSpace(offset)) {
            m_isEscaped = true;
            m_ledger.drop(RepairRule::EscapedQuotes, offset, offset + 2);
            offset += 2;
        } else if ((unit != '/' && unit != '#') || !skipComment(offset)) {
            return !m_text.needsMoreInput();
        }
        if (m_text.needsMoreInput())
            return false;
    }
}

/// Returns whether an escaped whitespace character follows, which means that the input is the contents of a string literal.
bool JsonTriviaSkipper::isEscapedSpace(qsizetype offset) const
{
    const int letter = m_text.at(offset + 1);
    return (letter == 'n' || letter == 'r' || letter == 't') && (m_isEscaped || !isLetter(m_text.at(offset + 2)))
        && !m_text.needsMoreInput();
}

/// Skips a comment. Returns false if there is none or more input is needed. Continues an interrupted scan at m_scannedEnd.
bool JsonTriviaSkipper::skipComment(qsizetype &offset)
{
    const bool isBlock = m_text.at(offset) == '/' && m_text.at(offset + 1) == '*';
    const bool isLine = m_text.at(offset) == '#' || m_text.at(offset + 1) == '/';
    if (m_text.needsMoreInput() || (!isBlock && !isLine))
        return false;
    m_scannedEnd = qMax(m_scannedEnd, offset + (isBlock ? 2 : 1));
    const qsizetype found = isBlock ? m_text.view().indexOf(u"*/", m_scannedEnd) : m_text.view().indexOf(u'\n', m_scannedEnd);
    if (found < 0) {
        m_scannedEnd = qMax(m_scannedEnd, m_text.size() - 1); // the text may end between the asterisk and the slash
        if (m_text.at(m_text.size()); m_text.needsMoreInput())
            return false;
    }
    const qsizetype end = found < 0 ? m_text.size() : isBlock ? found + 2 : found;
    m_ledger.drop(RepairRule::Comment, offset, end);
    offset = end;
    m_scannedEnd = 0;
    return true;
}

bool JsonTriviaSkipper::isEllipsis(qsizetype offset) const
{
    const int unit = m_text.at(offset);
    return (unit == '.' && m_text.matches(offset, u"...")) || unit == 0x2026;
}

void JsonTriviaSkipper::skipEllipsis(qsizetype &offset)
{
    const qsizetype size = m_text.at(offset) == '.' ? 3 : 1;
    m_ledger.drop(RepairRule::Ellipsis, offset, offset + size);
    offset += size;
}

void JsonTriviaSkipper::skipStray(qsizetype &offset)
{
    qsizetype end = offset + 1;
    const auto isContinued = [](int unit) {
        return unit >= 0 && unit != ',' && unit != '\n' && !isCloser(unit) && !isOpener(unit) && !isQuote(unit)
            && unit != '\\' && unit != '/' && unit != '#' && !isJsonSpace(unit) && !isNonJsonSpace(unit);
    };
    while (end < offset + JsonLookahead::maximumLookahead && isContinued(m_text.at(end)))
        ++end;
    if (m_text.needsMoreInput())
        return;
    m_ledger.drop(RepairRule::StrayText, offset, end);
    offset = end;
}

} // namespace outcrop
