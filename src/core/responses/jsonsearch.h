// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/tolerantjson.h"

#include <functional>

namespace outcrop {

/// Reads JSON out of a text with a search where one pass is not enough: broken quotes and brackets allow several readings, and the one is taken that leaves
/// nothing out and needs the fewest repairs. Where two are as likely as each other, or text is left out that looks like JSON, the value carries a doubt.
/// The ledger is as exact as readTolerantJson()'s. The searches of one object share a budget, so that its time is linear in the text.
class JsonSearch
{
public:
    /// Whether a value is what was asked for; it decides between readings. Empty where nothing was asked for.
    using Judge = std::function<bool(const Json &)>;

    explicit JsonSearch(QStringView text, Judge judge = {});

    /// Reads the value at `begin` in the text up to `bound` (-1: its end).
    TolerantJson read(qsizetype begin, qsizetype bound = -1);
    /// The same; other values that follow with nothing but commas and space between make it a list of them all.
    TolerantJson readSequence(qsizetype begin, qsizetype bound = -1);
    /// How many characters all first readings have covered so far, those included that were given up for another one.
    qsizetype charactersRead() const { return m_charactersRead; }

private:
    struct Candidate {
        TolerantJson json;
        double cost = 0;
    };

    static bool isFarFetched(const Candidate &one);
    TolerantJson search(QStringView text, TolerantJson greedy, qsizetype begin);
    TolerantJson chosen(QList<Candidate> candidates) const;

    QStringView m_text;
    Judge m_judge;
    qsizetype m_steps; ///< that the searches may still take
    qsizetype m_charactersRead = 0;
};

/// Whether a text behind a value looks like a part of it: a key, a quote, a colon.
bool looksUnread(QStringView text, qsizetype end);

} // namespace outcrop
