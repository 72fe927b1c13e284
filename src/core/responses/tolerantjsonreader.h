// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonbarewordreader.h"
#include "core/responses/jsonmemberreader.h"
#include "core/responses/jsonstringreader.h"

namespace outcrop {

/// Reads one value from a text that may arrive in chunks. A state machine with an explicit stack: each step consumes one token, or waits for more
/// text, so chunk boundaries do not affect the result.
class TolerantJsonReader
{
public:
    /// `decisions` contains decisions to follow; it must outlive the reader.
    explicit TolerantJsonReader(qsizetype begin = 0, const ParseDecisions *decisions = nullptr) : m_parse(begin, decisions) { }

    /// Continues reading. `text` must start with the text of the previous call. `isComplete` is true if no more text will follow.
    void read(QStringView text, bool isComplete);

    bool isDone() const { return m_parse.state == JsonParse::State::Done; }
    const Json &value() const { return m_parse.tree.root(); }
    /// Returns the JSON pointer of the value being read.
    QString openPath() const { return m_parse.tree.path(); }
    const RepairLedger &ledger() const { return m_parse.ledger; }
    const std::optional<QString> &problem() const { return m_parse.problem; }
    bool isComplete() const { return m_parse.isComplete; }
    qsizetype begin() const { return m_parse.begin; }
    qsizetype end() const { return m_parse.valueEnd; }

    /// Moves the result out of the reader, with `offset` added to its offsets. Requires isDone().
    TolerantJson takeResult(qsizetype offset = 0);

    /// Requests the locations of the values whose pointers are keys of `ranges`. The reader stores them in `ranges`, which must outlive it.
    void collectRanges(QHash<QString, JsonRange> *ranges) { m_parse.ranges = ranges; }

private:
    void step();
    void handleValue();
    bool handleSeparator(int unit);
    void handleKey();
    void handleAfterValue();
    void beginString(JsonRole role, const OpeningQuote &quote);
    void readString();
    void endString();
    void endTruncatedString();

    JsonParse m_parse;
    JsonMemberReader m_members{m_parse};
    JsonBareWordReader m_words{m_parse};
    JsonStringReader m_string{m_parse.text, m_parse.lookahead, m_parse.ledger};
    JsonRole m_stringRole = JsonRole::Root;
    bool m_hasBegun = false;
};

} // namespace outcrop
