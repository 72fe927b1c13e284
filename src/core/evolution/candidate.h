// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

#include <functional>

namespace outcrop {

/// A statistical test, and the proposal to make if the test is significant. The multiple-testing correction covers all tests
/// of a run.
struct TestedProposal {
    double p = 1; ///< p-value: the probability of data at least this extreme under the null hypothesis
    std::function<std::optional<Proposal>()> propose; ///< returns nullopt if the change cannot be made in the workspace
};

using TestedProposals = QList<TestedProposal>;

/// Creates a proposal. `kind` and `idea` form the fingerprint that identifies repeated suggestions.
Proposal makeProposal(const QString &kind, const QString &idea, const QString &workload);

/// Add an estimate with its confidence interval to the evidence of a proposal. `name` describes the estimate for display.
void addEstimate(Proposal &proposal, const QString &name, const ShareEstimate &figure, double confidence);
void addEstimate(Proposal &proposal, const QString &name, const RateEstimate &figure, double confidence);
/// Sets the number of interactions and adds the IDs of the examples.
void addTurns(Proposal &proposal, qint64 turns, const ExampleTurns &examples);

/// Sets the target file, its version, the edits and the diff of a proposal. Returns false if the document is null or not UTF-8, or
/// if the edits have no effect.
bool setEdits(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits);
/// Like setEdits(), but with one hunk per edit, so that each can be accepted alone. Also returns false for a single edit and for
/// edits too close together for separate hunks.
bool setSeparateEdits(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits);
/// Like setEdits(), for a change of one document. Also returns false if the change affects several documents or none.
bool setChange(Proposal &proposal, const Workspace &workspace, const WorkspaceChange &change);

/// Returns `41 of 57, 72% (59 to 82%)`: the count, the share and its confidence interval.
QString estimateText(const ShareEstimate &figure);
/// Returns `4 changes in 7.0 days (1.1 to 10)`. The confidence interval applies to the same number of days.
QString estimateText(const RateEstimate &figure);
/// Returns a percentage such as `72%` or `0.4%`.
QString shareDescription(double share);

} // namespace outcrop
