// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonguide.h"
#include "core/responses/jsonlookahead.h"
#include "core/responses/jsonquotes.h"
#include "core/responses/repairledger.h"

#include <optional>
#include <string>

namespace outcrop {

/// Reads one string between quotes of any kind, as far as the text has come, and goes on there when there is more.
class JsonStringReader
{
public:
    enum class Outcome {
        More,    ///< the text so far does not tell
        Closed,  ///< at() is behind the closing quote
        Unclosed, ///< there was no closing quote; at() is where it should have been
        Cut,     ///< the text ended inside
    };

    JsonStringReader(const JsonText &text, const JsonLookahead &lookahead, RepairLedger &ledger) : m_text(text), m_lookahead(lookahead), m_ledger(ledger) { }

    /// The quote at `at` opens a string whose content is appended to `bytes`. `ending`: where it ends, if that has been decided.
    void begin(qsizetype at, OpeningQuote quote, const JsonPlaceInfo &place, std::string *bytes, std::optional<JsonGuide::Ending> ending = {});
    Outcome read();
    /// Closes a string that the text ended in, at `at`, where only brackets and space follow.
    void closeBefore(qsizetype at);

    qsizetype at() const { return m_at; }
    qsizetype begin() const { return m_begin; }
    qsizetype contentBegin() const { return m_contentBegin; }
    QuoteKind kind() const { return m_kind; }

private:
    void takePlain();
    void takeOther(int unit);
    bool closesHere(qsizetype size) const;
    bool endsWithoutQuote() const { return m_ending && m_ending->isMissing && m_at >= m_ending->at; }
    void takeInnerQuote();
    std::optional<Outcome> atQuote(qsizetype size);
    std::optional<Outcome> atInnerQuote();
    bool joinsNext(qsizetype size);
    bool endKeyAtColon();
    void cutAt(qsizetype at);
    void takeHalf(int unit);
    /// The next `size` units mean `character`.
    void take(qsizetype size, char32_t character);
    /// The same, and they would have to be written as `after`.
    void repair(RepairRule rule, qsizetype size, char32_t character, const QString &after);

    // escapes
    void escapeControl(int unit);
    void takeEscape();
    void takeDeepEscape();
    void takeUnicodeEscape();
    void takeHighHalf(char32_t high);
    void takeHexEscape();
    void keepBackslash();
    void dropRest();
    bool isCutBefore(qsizetype at, int digits) const;
    int hexAt(qsizetype at, int digits) const;

    const JsonText &m_text;
    const JsonLookahead &m_lookahead;
    RepairLedger &m_ledger;

    JsonPlaceInfo m_place;
    std::string *m_bytes = nullptr;
    QuoteKind m_kind = QuoteKind::Plain;
    std::optional<JsonGuide::Ending> m_ending;
    qsizetype m_begin = 0;
    qsizetype m_contentBegin = 0;
    qsizetype m_at = 0;
    bool m_hasInnerQuote = false;
};

} // namespace outcrop
