// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

/// The source of a token count, from the most to the least certain. A sum has the least certain source of its parts.
enum class CountKind {
    Exact,    ///< counted with the model's tokenizer
    Provider, ///< counted by the provider's API
    Estimate, ///< estimated, with a band
};

/// A token count with its uncertainty: `low` and `high` are the ends of the error band, and equal `tokens` for an exact count. Sums add the
/// ends of their bands, because the errors of one estimator are not independent.
struct TokenCount {
    qint64 tokens = 0;
    qint64 low = 0;
    qint64 high = 0;
    CountKind kind = CountKind::Exact;
    QString counter = {}; ///< name of the counter in English: `o200k_base`, `Claude 4.7 and later, calibrated on 40 samples`; counterTitle() for display

    static TokenCount exact(qint64 tokens, const QString &counter) { return {tokens, tokens, tokens, CountKind::Exact, counter}; }

    bool isExact() const { return kind == CountKind::Exact; }
    TokenCount &operator+=(const TokenCount &other);
    friend TokenCount operator+(TokenCount left, const TokenCount &right) { return left += right; }
    friend bool operator==(const TokenCount &, const TokenCount &) = default;
};

/// Returns `exact`, `provider` or `estimate`.
QString countKindName(CountKind kind);
/// Returns `1204` or `≈ 1204 (1090 to 1330)`, for the command line.
QString toText(const TokenCount &count);
/// Returns the band below and above the count in whole percent: `-9% to +11%`. Empty for 0 tokens, and for a count that is not an estimate.
QString bandText(const TokenCount &count);
/// Describes the source for display: `exact`, `counted by the provider`, `estimate, -9% to +11%`.
QString kindText(const TokenCount &count);

/// The beginning of the names of counters that estimate, before the title of the estimator.
inline const QString estimatePrefix = QStringLiteral("estimate for ");

/// The name of the counter of tokens that a provider adds to a request and does not publish.
inline const QString overheadCounter = QStringLiteral("unpublished overhead");

/// Returns the name of a counter, or the names of a sum, in the user's language. Names of tokenizers are the same in every language.
QString counterTitle(const QString &counter);
/// Returns {tokens, low, high, kind, by}, the format in all JSON output of the program.
Json toJson(const TokenCount &count);

} // namespace outcrop
