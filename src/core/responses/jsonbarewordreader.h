// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonparse.h"
#include "core/responses/jsonwords.h"

namespace outcrop {

/// Reads values without quotes: numbers, literals and strings, including prefixes and calls from programming languages.
class JsonBareWordReader
{
public:
    explicit JsonBareWordReader(JsonParse &parse) : m_parse(parse) { }

    void begin();
    void readWord();
    void readUnquotedString();

private:
    qsizetype wordEnd();
    void skipPrefix(QStringView word, qsizetype end);
    bool endsWord(qsizetype end) const;
    void consumeWord(qsizetype end, const JsonWord &word);
    bool isCall(QStringView word, qsizetype end) const;
    void consumeWordAsDecided(qsizetype wordEnd, const std::optional<JsonWord> &word, ParseDecisions::Ending ending);
    bool endsString(int unit) const;
    bool beginsComment() const;
    void consumeUnquotedString(qsizetype end, qsizetype contentEnd);

    JsonParse &m_parse;
    qsizetype m_scannedEnd = 0; // offset up to which the word has been scanned
    int m_parenthesisDepth = 0;      // nesting level of parentheses inside an unquoted string
};

} // namespace outcrop
