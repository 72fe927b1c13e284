// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

/// Where a number of tokens comes from. A sum is as sure as its least sure part, which is the later one here.
enum class CountKind {
    Exact,    ///< the model's own published tokenizer counted
    Provider, ///< the provider's counting endpoint answered
    Estimate, ///< estimated, with a band
};

/// A number of tokens that says how wrong it may be: `low` and `high` are the ends of the band, and equal `tokens` for a number that is right.
/// Sums add the ends of their bands, which is the careful way: errors of one estimator are not independent.
struct TokenCount {
    qint64 tokens = 0;
    qint64 low = 0;
    qint64 high = 0;
    CountKind kind = CountKind::Exact;
    QString by = {}; ///< who counted, for people: `o200k_base`, `claude, calibrated on 40 samples`

    static TokenCount exact(qint64 tokens, const QString &by) { return {tokens, tokens, tokens, CountKind::Exact, by}; }

    bool isExact() const { return kind == CountKind::Exact; }
    TokenCount &operator+=(const TokenCount &other);
    friend TokenCount operator+(TokenCount left, const TokenCount &right) { return left += right; }
    friend bool operator==(const TokenCount &, const TokenCount &) = default;
};

/// `exact`, `provider` or `estimate`.
QString countKindName(CountKind kind);
/// `1204`, or `≈ 1204 (1090 to 1330)`: plain text for the command line.
QString toText(const TokenCount &count);
/// How far the band reaches below and above, as whole per cents: `-9 % to +11 %`. Empty for a count without a band.
QString bandText(const TokenCount &count);
/// What kind of number it is: `exact`, `counted by the provider`, `estimate, -9 % to +11 %`.
QString kindText(const TokenCount &count);
/// {tokens, low, high, kind, by}: the form in every JSON document of the program.
Json toJson(const TokenCount &count);

} // namespace outcrop
