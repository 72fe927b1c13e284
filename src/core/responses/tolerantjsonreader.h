// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonbarewords.h"
#include "core/responses/jsonmembers.h"
#include "core/responses/jsonstring.h"

namespace outcrop {

/// Reads one value from a text that may come in pieces. A machine with an explicit stack: each step takes one thing (a bracket, a string, a comma), or
/// nothing while the text is too short to tell, so that the pieces make no difference.
class TolerantJsonReader
{
public:
    /// `guide`: decisions to keep to; it must outlive the reader.
    explicit TolerantJsonReader(qsizetype begin = 0, const JsonGuide *guide = nullptr) : m_parse(begin, guide) { }

    /// Goes on in `text`, which begins as it did the last time. `isWhole`: it ends there.
    void read(QStringView text, bool isWhole);

    bool isDone() const { return m_parse.state == JsonParse::State::Done; }
    const Json &value() const { return m_parse.tree.root(); }
    /// JSON pointer of what is still being read.
    QString openPath() const { return m_parse.tree.path(); }
    const RepairLedger &ledger() const { return m_parse.ledger; }
    const std::optional<QString> &problem() const { return m_parse.problem; }
    bool isComplete() const { return m_parse.isComplete; }
    qsizetype begin() const { return m_parse.begin; }
    qsizetype end() const { return m_parse.valueEnd; }

    /// Everything, once it is done; offsets counted from `offset`. The reader is empty then.
    TolerantJson take(qsizetype offset = 0);

    /// Fills `places` with the places of the values that are keys of it.
    void watch(QHash<QString, JsonPlace> *places) { m_parse.places = places; }

private:
    void step();
    void atValue();
    bool atSeparator(int unit);
    void atKey();
    void atNext();
    void beginText(JsonRole role, const OpeningQuote &quote);
    void readText();
    void endText();
    void endCutText();

    JsonParse m_parse;
    JsonMembers m_members{m_parse};
    JsonBareWords m_words{m_parse};
    JsonStringReader m_string{m_parse.text, m_parse.lookahead, m_parse.ledger};
    JsonRole m_textRole = JsonRole::Root;
    bool m_hasBegun = false;
};

} // namespace outcrop
