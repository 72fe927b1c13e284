// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

/// Whether the next thing has been reached; not, where the text ends in a space or a comment for now.
bool JsonReader::passSpace()
{
    while (true) {
        const int unit = m_text.at(m_at);
        if (isJsonSpace(unit)) {
            ++m_at;
        } else if (isOddSpace(unit)) {
            const bool isMark = unit == 0xfeff && !m_hasBegun;
            m_ledger.drop(isMark ? RepairRule::ByteOrderMark : RepairRule::OddSpace, m_at, m_at + 1);
            ++m_at;
        } else if (unit == '\\' && isEscapedSpace()) {
            m_isEscaped = true;
            m_ledger.drop(RepairRule::EscapedQuotes, m_at, m_at + 2);
            m_at += 2;
        } else if ((unit != '/' && unit != '#') || !passComment()) {
            return !m_text.isStarved();
        }
        if (m_text.isStarved())
            return false;
    }
}

/// A line end as it is written inside a string: all of this is the inside of one.
bool JsonReader::isEscapedSpace() const
{
    const int letter = m_text.at(m_at + 1);
    return (letter == 'n' || letter == 'r' || letter == 't') && (m_isEscaped || !isLetter(m_text.at(m_at + 2))) && !m_text.isStarved();
}

/// Looks on where the last piece ended.
bool JsonReader::passComment()
{
    const bool isBlock = m_text.at(m_at) == '/' && m_text.at(m_at + 1) == '*';
    const bool isLine = m_text.at(m_at) == '#' || m_text.at(m_at + 1) == '/';
    if (m_text.isStarved() || (!isBlock && !isLine))
        return false;
    m_scan = qMax(m_scan, m_at + (isBlock ? 2 : 1));
    const qsizetype found = isBlock ? m_text.view().indexOf(u"*/", m_scan) : m_text.view().indexOf(u'\n', m_scan);
    if (found < 0) {
        m_scan = qMax(m_scan, m_text.size() - 1); // the star may be there, and the slash not yet
        if (m_text.at(m_text.size()); m_text.isStarved())
            return false;
    }
    const qsizetype end = found < 0 ? m_text.size() : isBlock ? found + 2 : found;
    m_ledger.drop(RepairRule::Comment, m_at, end);
    m_at = end;
    m_scan = 0;
    return true;
}

void JsonReader::passEllipsis()
{
    const qsizetype size = m_text.at(m_at) == '.' ? 3 : 1;
    m_ledger.drop(RepairRule::Ellipsis, m_at, m_at + size);
    m_at += size;
}

/// What belongs to nothing, up to where something may begin.
void JsonReader::passStray()
{
    qsizetype end = m_at + 1;
    const auto goesOn = [](int unit) { return unit >= 0 && unit != ',' && unit != '\n' && !isCloser(unit) && !isOpener(unit) && !isQuote(unit) && unit != '\\' && unit != '/' && unit != '#' && !isJsonSpace(unit) && !isOddSpace(unit); };
    while (end < m_at + JsonLookahead::reach && goesOn(m_text.at(end)))
        ++end;
    if (m_text.isStarved())
        return;
    m_ledger.drop(RepairRule::StrayText, m_at, end);
    m_at = end;
}

} // namespace outcrop
