// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedecisions.h"
#include "core/responses/jsonlookahead.h"
#include "core/responses/jsonquotes.h"
#include "core/responses/repairledger.h"

#include <optional>
#include <string>

namespace outcrop {

/// Reads one string with any kind of quotes. Can pause at the end of the available text and resume when more arrives.
class JsonStringReader
{
public:
    enum class Outcome {
        NeedsMoreInput,      ///< the available text ends before the string does
        Closed,    ///< offset() is after the closing quote
        Unclosed,  ///< the closing quote is missing; offset() is where it is expected
        Truncated, ///< the text ended inside the string
    };

    JsonStringReader(const JsonText &text, const JsonLookahead &lookahead, RepairLedger &ledger)
        : m_text(text)
        , m_lookahead(lookahead)
        , m_ledger(ledger)
    {
    }

    /// Starts a string with the quote at `offset` and appends its contents to `bytes`. `ending` is the end of the string if the decisions contain it.
    void beginString(qsizetype offset, OpeningQuote quote, const JsonContext &context, std::string *bytes,
        std::optional<ParseDecisions::Ending> ending = {});
    Outcome read();
    /// Ends a truncated string at `offset`, where only brackets and whitespace follow.
    void closeBefore(qsizetype offset);

    qsizetype offset() const { return m_offset; }
    qsizetype begin() const { return m_begin; }
    qsizetype contentBegin() const { return m_contentBegin; }
    QuoteKind kind() const { return m_kind; }

private:
    void consumePlainUnits();
    void consumeOtherUnit(int unit);
    bool closesHere(qsizetype size) const;
    bool endsWithoutQuote() const { return m_ending && m_ending->isMissing && m_offset >= m_ending->offset; }
    void consumeInnerQuote();
    std::optional<Outcome> handleQuote(qsizetype size);
    std::optional<Outcome> handleInnerQuote();
    bool consumeConcatenation(qsizetype size);
    bool endKeyAtColon();
    void truncateAt(qsizetype offset);
    void consumeSurrogate(int unit);
    /// Appends `character` for the next `size` units.
    void consume(qsizetype size, char32_t character);
    /// Like consume(), and records a repair that replaces the units with `after`.
    void repair(RepairRule rule, qsizetype size, char32_t character, const QString &after);

    // Functions that read escapes.
    void escapeControl(int unit);
    void consumeEscape();
    void consumeDeepEscape();
    void consumeUnicodeEscape();
    void consumeHighSurrogate(char32_t high);
    void consumeHexEscape();
    void keepBackslash();
    void dropRemainingText();
    bool isTruncatedBefore(qsizetype offset, int digits) const;
    int hexAt(qsizetype offset, int digits) const;

    const JsonText &m_text;
    const JsonLookahead &m_lookahead;
    RepairLedger &m_ledger;

    JsonContext m_context;
    std::string *m_bytes = nullptr;
    QuoteKind m_kind = QuoteKind::Plain;
    std::optional<ParseDecisions::Ending> m_ending;
    qsizetype m_begin = 0;
    qsizetype m_contentBegin = 0;
    qsizetype m_offset = 0;
    bool m_hasInnerQuote = false;
};

} // namespace outcrop
