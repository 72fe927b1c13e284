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

/// Words by which a text states the inputs of an estimate: those of resources/complexity/taskwords.yaml and of `task_words` in the thresholds. Only values
/// that the thresholds define are listed.
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
