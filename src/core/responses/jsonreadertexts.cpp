// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

void JsonReader::beginText(JsonRole role, const OpeningQuote &quote)
{
    m_isEscaped |= quote.kind == QuoteKind::Escaped || quote.kind == QuoteKind::EscapedSingle;
    m_valueBegin = m_at;
    m_textRole = role;
    m_state = State::Text;
    if (role == JsonRole::Key) {
        m_key.clear();
        m_keyRule.reset();
        m_keyBegin = m_at;
        return m_string.begin(m_at, quote, placeInfo(role), &m_key, guidedEnding());
    }
    Json &value = m_tree.add();
    value = Json::value_t::string;
    m_string.begin(m_at, quote, placeInfo(role), &value.get_ref<std::string &>(), guidedEnding());
}

void JsonReader::readText()
{
    const auto outcome = m_string.read();
    if (outcome == JsonStringReader::Outcome::More)
        return;
    if (outcome == JsonStringReader::Outcome::Cut)
        return endCutText();
    m_at = m_keyEnd = m_string.at();
    m_state = m_textRole == JsonRole::Key ? State::Colon : State::TextEnd;
}

/// A string has ended; what follows tells whether it is the key of something that has no brackets.
void JsonReader::endText()
{
    const int unit = m_lookahead.afterSpace(m_at).unit;
    const bool isKey = becomesKey(unit);
    if (m_text.isStarved())
        return;
    return isKey ? turnIntoKey() : finishValue(m_at);
}

/// The text ended inside a string. Where just the brackets that are open stand at its end, only the quote was forgotten.
void JsonReader::endCutText()
{
    m_at = m_string.at();
    if (m_textRole == JsonRole::Key)
        return cutShort();
    qsizetype at = m_at;
    size_t closed = 0;
    while (at > m_string.contentBegin() && (isJsonSpace(m_text.at(at - 1)) || (closed < m_frames.size() && m_text.at(at - 1) == m_frames[closed].closer)))
        closed += !isJsonSpace(m_text.at(--at));
    const QStringView content = m_text.slice(m_string.contentBegin(), at);
    const auto opened = content.count(u'{') + content.count(u'[') - content.count(u'}') - content.count(u']');
    if (closed == 0 || closed < m_frames.size() || opened > 0 || content.endsWith(u'\\')) {
        m_ledger.insert(RepairRule::MissingQuote, m_at, QStringLiteral("\""));
        m_isComplete = false;
        return finishValue(m_at);
    }
    m_string.closeBefore(at);
    m_at = m_string.at();
    finishValue(m_at);
}

} // namespace outcrop
