// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"
#include "models/budget/figuretable.h"

#include <optional>

namespace outcrop {

/// One figure behind a suggestion: a share of turns, or a number of changes in some days, with the interval that covers it at `level`.
struct EvidenceFigure {
    QString name;  ///< as the analysis calls it, for people
    qint64 count = 0;
    std::optional<qint64> of = {};    ///< turns, where the figure is a share
    std::optional<double> days = {};  ///< where it is a number of changes
    std::optional<double> value = {}; ///< the share, from 0 to 1; or what else was measured
    std::optional<double> low = {};   ///< of the interval, in the value's measure
    std::optional<double> high = {};
    double level = 0.95;
    QString method = {}; ///< `wilson`, `poisson`
};

/// A number before and after a change.
struct BeforeAfter {
    double before = 0;
    double after = 0;
    bool exact = true;
    QString measure = {}; ///< who counted, or whose price it is

    double difference() const { return after - before; }
};

/// The evidence of a suggestion as it is stored (Suggestion::evidence), read for a view. What it does not say is left out.
struct Evidence {
    QList<EvidenceFigure> figures;
    QList<RecordId> examples;               ///< interactions
    std::optional<qint64> interactions = {}; ///< how many are behind it
    std::optional<BeforeAfter> tokens = {};
    std::optional<BeforeAfter> price = {};  ///< US dollars a turn
    QString use = {};                       ///< `recorded`, `by words`: how it is known what was used
};

Evidence readEvidence(const Json &stored);

/// `71 % of 312 turns (95 %: 66 to 76 %)`, `9 changes in 21 days (95 %: 4.1 to 17.1)`.
QString figureText(const EvidenceFigure &figure);
/// `+142 tokens · +$0.0003 a turn`; empty where neither is known.
QString effectText(const Evidence &evidence);
/// A row for each figure: what was counted, how many of how many, the value with its interval, and how that was found; then tokens and price before
/// and after.
FigureTable evidenceTable(const Evidence &evidence);

} // namespace outcrop
