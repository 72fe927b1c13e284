// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/valuetable.h"
#include "models/diff/showndiff.h"

#include <QHash>

#include <optional>

namespace outcrop {

/// Details of the selected suggestion: its change to the current file and example interactions.
struct RatifyDetails {
    std::optional<ShownDiff> diff = {}; ///< applicable change to the current file
    QList<int> hunkNumbers = {};   ///< for each hunk of `diff`, its number in the suggestion, from 1; empty if hunks can only be accepted together
    QList<int> applicableHunks = {};   ///< numbers of the hunks that apply
    QString diffError = {};       ///< reason for the missing diff
    QString changeNote = {};        ///< note about changes of the file since the analysis; empty if there are none
    QString uncommittedWarning = {}; ///< warning that a commit would include the user's changes; empty if there are none
    ValueTable conflicts = {};       ///< hunks that conflict, with the texts of both sides
    ValueTable growth = {};          ///< tokens and cost of each provider's prompt, before and after
    QHash<QString, QString> effects = {}; ///< growthText() if all applicable hunks are accepted, by provider
    QString measuredPrompt = {}; ///< the prompt that `growth` and `effects` are measured for, as a sentence
    ValueTable examples = {};  ///< interactions that are evidence for the suggestion

    /// Returns whether the user can edit the suggested text. An edit requires that the file has not changed since the analysis.
    bool canBeEdited() const { return diff && changeNote.isEmpty(); }
};

/// Held-out turns, rendered with and without the change.
struct ShownReplay {
    QString text;
    ValueTable table = {}; ///< one row per turn
};

} // namespace outcrop
