// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

#include <functional>

namespace outcrop {

/// What a condition can go on with.
struct ConditionWords {
    QList<Candidate> names;                                      ///< what can be asked for
    std::function<QList<Candidate>(const QString &name)> values; ///< what a name can be compared with
};

/// What can be typed behind the beginning of a condition. `start` and `end` are places in it: the word that gives way.
Completions conditionCompletions(QStringView written, const ConditionWords &words);

/// The words of the conditions behind `when:` in a layer.
ConditionWords layerConditionWords(const OpenedWorkspace &opened);

} // namespace outcrop
