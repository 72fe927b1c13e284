// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/tolerantjson.h"

#include <functional>

namespace outcrop {

/// Reads JSON, including invalid JSON that a single pass cannot resolve. Broken quotes and brackets allow several interpretations; the search selects the one
/// with the fewest and most plausible repairs, and avoids skipping text. If two are equally likely, or skipped text looks like JSON, the result has a `doubt`.
/// The ledger is as exact as that of readTolerantJson(). All searches of one object share a step budget, so the total time is linear in the text.
class JsonSearch
{
public:
    /// A function that returns whether a value meets the contract, for choosing between interpretations. Empty if there is no contract.
    using ContractCheck = std::function<bool(const Json &)>;

    explicit JsonSearch(QStringView text, ContractCheck contractCheck = {});

    /// Reads the value at `begin`. `bound` is the end of the text to read; -1 reads to the end.
    TolerantJson read(qsizetype begin, qsizetype bound = -1);
    /// Like read(), but combines several objects and arrays, separated only by commas and whitespace, into an array.
    TolerantJson readSequence(qsizetype begin, qsizetype bound = -1);
    /// Returns the total number of characters read by the first passes, including results that were discarded.
    qsizetype charactersRead() const { return m_charactersRead; }

private:
    struct Candidate {
        TolerantJson json;
        double cost = 0;
    };

    static bool isImplausible(const Candidate &one);
    TolerantJson search(QStringView text, TolerantJson greedy, qsizetype begin);
    TolerantJson chooseCandidate(QList<Candidate> candidates) const;

    QStringView m_text;
    ContractCheck m_contractCheck;
    qsizetype m_steps; ///< remaining step budget of the searches
    qsizetype m_charactersRead = 0;
};

/// Returns whether the text after a value looks like part of the value, for example a key, a quote or a colon.
bool looksIncomplete(QStringView text, qsizetype end);

} // namespace outcrop
