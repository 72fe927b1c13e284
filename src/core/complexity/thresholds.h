// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/countrange.h"
#include "core/documents/document.h"

#include <QStringList>

namespace outcrop {

/// A number of the thresholds under its name, with its place in the file.
struct Factor {
    QString key;
    double value = 0;
    Location location;
};

/// A number that holds for a range of counts.
struct RangedFactor {
    CountRange range;
    Factor factor;
};

/// `config/complexity_thresholds.yaml` (ADR-006, PHASE_4): what an estimate is made of, and beyond what cutting is suggested. Everything the file
/// says is in `data`; what is not there sets no limit. Unknown keys and invalid ranges are located findings.
struct ComplexityThresholds {
    QString file;
    DataNode data;
    QList<Factor> linesOf;       ///< complexity_heuristics.loc_estimation
    QList<Factor> concepts;      ///< complexity_heuristics.conceptual_complexity
    QList<Factor> circumstances; ///< complexity_heuristics.special_cases
    QList<Factor> taskTypes;     ///< task_type_multipliers
    QList<RangedFactor> fileWeights;
    QList<RangedFactor> depthPoints;
    Diagnostics diagnostics;

    /// The number at a path such as `decomposition_thresholds.max_files`.
    std::optional<Factor> limit(const char *path) const;
    double number(const char *path, double otherwise) const;
    bool isOn(const char *path, bool otherwise = true) const;
};

/// Reads a thresholds file; a null document gives thresholds that know nothing.
ComplexityThresholds readComplexityThresholds(const DocumentPtr &document);

/// The factor of this name, or null.
const Factor *findFactor(const QList<Factor> &factors, const QString &key);
/// The factor whose range holds the count, or null.
const Factor *findFactor(const QList<RangedFactor> &factors, int count);
QStringList factorNames(const QList<Factor> &factors);

} // namespace outcrop
