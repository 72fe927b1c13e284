// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"
#include "models/budget/valuetable.h"

#include <optional>

namespace outcrop {

/// A measured value behind a suggestion: a share of turns, or a number of changes in a period, with a confidence interval at `confidence`.
struct EvidenceValue {
    QString name;  ///< name given by the analysis
    qint64 count = 0;
    std::optional<qint64> turnCount = {};    ///< number of turns, if the value is a share
    std::optional<double> days = {};  ///< period in days, if the value is a number of changes
    std::optional<double> value = {}; ///< share from 0 to 1, or another measured value
    std::optional<double> low = {};   ///< lower limit of the interval: a share, or a number of changes
    std::optional<double> high = {};
    double confidence = 0.95;
    QString method = {}; ///< `wilson` or `poisson`
};

/// A number before and after a change.
struct EvidenceChange {
    double before = 0;
    double after = 0;
    bool isExact = true;
    QString basis = {}; ///< token counter, or model for a price

    double difference() const { return after - before; }
};

/// The stored evidence of a suggestion (Suggestion::evidence), parsed for display. Missing values are nullopt or empty.
struct Evidence {
    QList<EvidenceValue> values;
    QList<RecordId> examples;               ///< IDs of interactions
    std::optional<qint64> interactions = {};
    std::optional<EvidenceChange> tokens = {};
    std::optional<EvidenceChange> price = {};  ///< US dollars per turn for the input, with a warm cache
};

Evidence readEvidence(const Json &storedJson);

/// Returns a value with its interval if known: `71% of 312 turns (95%: 66 to 76%)` or `9 changes in 21 days (95%: 4.1 to 17.1)`.
QString evidenceValueText(const EvidenceValue &figure);
/// Returns the known changes: `+142 tokens (o200k_base) · +$0.0003 per turn`; empty if both are unknown or zero.
QString effectText(const Evidence &evidence);
/// Returns a row per measured value: name, count, value, interval and method; then rows for tokens and price before and after, if known.
ValueTable evidenceTable(const Evidence &evidence);

} // namespace outcrop
