// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

#include <functional>

namespace outcrop {

/// One test of a run. Every test counts when the run's level is shared out; only what passes is written up.
struct TestedProposal {
    double p = 1; ///< the chance of seeing this much, or more, were there nothing to tell
    std::function<std::optional<Proposal>()> propose; ///< nothing where no change can be made of it
};

using TestedProposals = QList<TestedProposal>;

/// The beginning of every suggestion. `idea` is what makes it the same as another one, besides its kind.
Proposal proposalOf(const QString &kind, const QString &idea, const QString &workload);

// What a suggestion rests on, in its evidence.
void addFigure(Proposal &proposal, const QString &name, const ShareFigure &figure, double confidence);
void addFigure(Proposal &proposal, const QString &name, const PaceFigure &figure, double confidence);
/// The turns behind it: how many, and a few to look at.
void addTurns(Proposal &proposal, qint64 turns, const ExampleTurns &examples);

/// Gives a proposal its file, the file's version, the change and the diff. False where the edits cannot be made, or change nothing.
bool setEdits(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits);
/// The same with a hunk for each edit, so that each can be accepted alone. False also where they are too close together for that.
bool setSeparateEdits(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits);
/// The same for a change of one document; false where it is of several.
bool setChange(Proposal &proposal, const Workspace &workspace, const WorkspaceChange &change);

/// `41 of 57, 72 % (59 to 82 %)`.
QString figureText(const ShareFigure &figure);
/// `4 changes in 7 days (1.1 to 10.2)`: the interval is of changes in as many days.
QString figureText(const PaceFigure &figure);
/// `72 %`, `0.4 %`.
QString shareInWords(double share);

} // namespace outcrop
