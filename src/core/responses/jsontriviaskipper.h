// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repairledger.h"

namespace outcrop {

/// Skips text between values: whitespace, comments, ellipses and stray text. Records all text that JSON does not allow in the ledger.
class JsonTriviaSkipper
{
public:
    JsonTriviaSkipper(const JsonText &text, RepairLedger &ledger) : m_text(text), m_ledger(ledger) { }

    /// Advances `offset` to the next token. Returns false if more input is needed to find the end of the whitespace or comment. `isFirst` is true
    /// before the first value.
    bool skipSpace(qsizetype &offset, bool isFirst);
    /// Returns whether the text at this offset is `...` or the ellipsis character.
    bool isEllipsis(qsizetype offset) const;
    void skipEllipsis(qsizetype &offset);
    /// Skips at least one character, and stray text up to the next whitespace, comma, bracket, quote, backslash, `/` or `#`.
    void skipStray(qsizetype &offset);

    /// Returns whether the input is the contents of a string literal, with escaped quotes and line breaks.
    bool isEscaped() const { return m_isEscaped; }
    void setEscaped() { m_isEscaped = true; }

private:
    bool isEscapedSpace(qsizetype offset) const;
    bool skipComment(qsizetype &offset);

    const JsonText &m_text;
    RepairLedger &m_ledger;
    qsizetype m_scannedEnd = 0; // offset up to which an unfinished comment has been scanned
    bool m_isEscaped = false;
};

} // namespace outcrop
