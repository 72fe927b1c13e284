// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A passage of a task's text that states an input of the estimate.
struct TaskEvidence {
    enum class Kind { Type, Feature, File, Output, Integration, Concept, Circumstance };

    Kind kind = Kind::Feature;
    QString passage;
    QString value; ///< word of the thresholds, such as `security_critical`, or a path; empty for features and integrations
    int count = 1; ///< Output: number of outputs
    qsizetype start = 0; ///< offset in the text
    Location location;
};

} // namespace outcrop
