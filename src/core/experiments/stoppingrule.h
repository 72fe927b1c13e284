// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"
#include "core/experiments/mcnemar.h"

namespace outcrop {

/// Looking at an experiment while it runs. An ordinary test that is repeated after every case finds a difference by chance sooner or later; these hold however
/// often one looks and whenever one stops, with no plan of looks, so that a run may be stopped and resumed at will.
///
/// The method: the mixture likelihood ratio of Student's t with a normal prior N(0, effect²) on the standardised mean: Lindon, Ham, Tingley and Bojinov,
/// "Anytime-Valid Inference in Linear Models and Regression-Adjusted Causal Inference" (2022), arXiv 2210.08589; that it may be watched at every step:
/// Pérez-Ortiz, Lardy, de Heide and Grünwald, "E-statistics, group invariance and anytime-valid testing", Annals of Statistics 52 (2024). Exact for
/// normal differences. The price: an interval half as wide again as that of a single look.
struct StoppingRule {
    double alpha = 0.05;
    double effect = 0.5; ///< the expected d_z, for which the rule stops earliest; it is valid for every effect
    std::optional<double> relevant; ///< the smallest difference that matters, in the unit of the values
    qsizetype fewest = 5; ///< pairs before the first decision
    qsizetype most = 0;   ///< pairs at which the run ends in any case; 0 for no end
};

/// What may be said at one look.
struct AnytimeState {
    double evidence = 1; ///< how much better the data fit some difference than none: an e-value, which reaches 1/alpha by chance at most with chance alpha
    double p = 1;        ///< 1/evidence, at most 1
    Interval interval;   ///< of the mean difference, in its unit; infinite while there is too little
};

/// Of paired differences in the order they came; for independent arms pair the values by that order. Nothing for fewer than two, or without any spread.
std::optional<AnytimeState> anytimeState(const QList<double> &differences, double alpha = 0.05, double effect = 0.5);

/// The evidence that pairs of success and failure favour one arm: the mixture of all coins against the fair one (Ville 1939; Robbins 1970).
double anytimeEvidence(const PairedOutcomes &outcomes);

enum class LookVerdict {
    GoOn,
    Difference,           ///< stop: the interval leaves zero out
    NoRelevantDifference, ///< stop: the interval lies inside what matters
    PlanDone,             ///< stop: nothing was decided, and the plan has no more cases
};

LookVerdict look(const QList<double> &differences, const StoppingRule &rule);
/// The same for success; `most` counts all pairs.
LookVerdict look(const PairedOutcomes &outcomes, const StoppingRule &rule);

} // namespace outcrop
