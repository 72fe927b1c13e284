// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"
#include "core/experiments/mcnemar.h"

namespace outcrop {

/// The rule for evaluating an experiment while it is running. Repeating an ordinary test after every case eventually finds a difference by chance. These tests
/// are valid for any number of evaluations and any stopping time, without a fixed schedule, so a run can be stopped and resumed at any time.
///
/// Method for numeric values: the mixture likelihood ratio of Student's t with a normal prior N(0, effect²) on the standardized mean. Source: Lindon, Ham, Tingley and
/// Bojinov, "Anytime-Valid Inference in Linear Models and Regression-Adjusted Causal Inference", 2022, arXiv 2210.08589. For its validity at every step, see Pérez-Ortiz,
/// Lardy, de Heide and Grünwald, "E-statistics, group invariance and anytime-valid testing", Annals of Statistics 52 (2024). The method is exact for normally distributed
/// differences. The intervals are wider than those of a single evaluation. For yes/no values, see anytimeEvidence().
struct StoppingRule {
    double alpha = 0.05;
    double effect = 0.5; ///< expected d_z; the rule stops earliest for it, but is valid for every effect
    std::optional<double> relevantDifference; ///< smallest relevant difference, in the unit of the values
    qsizetype minimumPairs = 5; ///< minimum number of pairs before the first decision
    qsizetype maximumPairs = 0; ///< maximum number of pairs; 0: no limit
};

/// The result of one evaluation.
struct AnytimeState {
    double evidence = 1; ///< e-value for a difference; if there is none, the probability of ever reaching 1/alpha is at most alpha
    double p = 1;        ///< 1/evidence, at most 1
    Interval interval;   ///< interval of the mean difference, in its unit; infinite while there is too little data
};

/// Evaluates paired differences in the order of arrival. For independent arms, pair the values in that order. Returns nullopt for fewer than two
/// differences or if they do not vary.
std::optional<AnytimeState> anytimeState(const QList<double> &differences, double alpha = 0.05, double effect = 0.5);

/// Returns the e-value for a difference in paired success: the mixture over all coin biases against a fair coin (Ville 1939; Robbins 1970).
double computeAnytimeEvidence(const PairedOutcomes &outcomes);

/// The decision whether a run continues, and the reason for stopping it.
enum class InterimVerdict {
    Continue,
    Difference,           ///< stop: a difference was shown
    NoRelevantDifference, ///< stop: the interval is within the relevant difference
    PlanCompleted,             ///< stop: no decision, but the plan has no more cases
};

InterimVerdict interimVerdict(const QList<double> &differences, const StoppingRule &rule);
/// Evaluates the rule for paired yes/no values. Ignores `relevant`. `minimumPairs` and `maximumPairs` count all pairs, not only discordant ones.
InterimVerdict interimVerdict(const PairedOutcomes &outcomes, const StoppingRule &rule);

} // namespace outcrop
