// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

#include <functional>

namespace outcrop {

/// The vocabulary of a condition.
struct ConditionCandidates {
    QList<Candidate> names;                                      ///< names that a condition can test
    std::function<QList<Candidate>(const QString &name)> values; ///< returns the values that a name can be compared with
};

/// Returns the candidates after an incomplete condition. `start` and `end` are offsets in `written`: the span of the word to replace.
Completions conditionCompletions(QStringView written, const ConditionCandidates &vocabulary);

/// Returns the vocabulary of the `when:` conditions of layers.
ConditionCandidates layerConditionCandidates(const OpenedWorkspace &opened);

} // namespace outcrop
