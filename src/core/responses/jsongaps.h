// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repairledger.h"

namespace outcrop {

/// Passes over what belongs to no value: white space, comments, ellipses and stray text. What JSON does not allow goes into the ledger.
class JsonGaps
{
public:
    JsonGaps(const JsonText &text, RepairLedger &ledger) : m_text(text), m_ledger(ledger) { }

    /// Moves `at` to the next thing; false where the text ends in a space or a comment for now. `isFirst`: no value has begun.
    bool passSpace(qsizetype &at, bool isFirst);
    /// Whether `...` or its sign is there.
    bool isEllipsis(qsizetype at) const;
    void passEllipsis(qsizetype &at);
    /// Passes over text that belongs to nothing, up to where something may begin.
    void passStray(qsizetype &at);

    /// Whether the text is the inside of a string: its quotes and line ends are escaped.
    bool isEscaped() const { return m_isEscaped; }
    void setEscaped() { m_isEscaped = true; }

private:
    bool isEscapedSpace(qsizetype at) const;
    bool passComment(qsizetype &at);

    const JsonText &m_text;
    RepairLedger &m_ledger;
    qsizetype m_scan = 0; // how far a comment has been looked through, beyond its beginning
    bool m_isEscaped = false;
};

} // namespace outcrop
