// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexitythresholds.h"

#include <QHash>
#include <QRegularExpression>

namespace outcrop {

/// The words for one value of the thresholds.
struct WordPattern {
    QString value; ///< such as `bug_fix`
    QRegularExpression pattern;
};

/// The words that indicate inputs of an estimate, from resources/complexity/taskwords.yaml and `task_words` in the thresholds. Contains only values that the
/// thresholds define.
struct TaskWords {
    QRegularExpression features;
    QRegularExpression featureEnds;
    QRegularExpression integrations;     ///< names of external systems
    QRegularExpression integrationWords; ///< other words for an integration
    QList<WordPattern> types;
    QList<WordPattern> concepts;
    QList<WordPattern> circumstances;
    QList<WordPattern> outputs;
    QHash<QString, QString> sizes; ///< type, `feature` or `integration` → kind of output

    static TaskWords of(const ComplexityThresholds &thresholds);
};

} // namespace outcrop
