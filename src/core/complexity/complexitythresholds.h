// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/countrange.h"
#include "core/documents/document.h"

#include <QStringList>

namespace outcrop {

/// A number in the thresholds, with its key and location.
struct Factor {
    QString key;
    double value = 0;
    Location location;
};

/// A number for a range of counts.
struct RangedFactor {
    CountRange range;
    Factor factor;
};

/// The contents of `config/complexity_thresholds.yaml` (ADR-006, PHASE_4): the weights of an estimate, and the limits above which splitting is
/// suggested. `data` contains the whole file; a missing limit does not apply. `diagnostics` reports YAML errors, schema violations and invalid ranges.
struct ComplexityThresholds {
    QString file;
    DataNode data;
    QList<Factor> linesPerOutput;       ///< complexity_heuristics.loc_estimation
    QList<Factor> concepts;      ///< complexity_heuristics.conceptual_complexity
    QList<Factor> circumstances; ///< complexity_heuristics.special_cases
    QList<Factor> taskTypes;     ///< task_type_multipliers
    QList<RangedFactor> fileWeights;
    QList<RangedFactor> depthPoints;
    Diagnostics diagnostics;

    /// Returns the number at a path such as `decomposition_thresholds.max_files`, or nullopt.
    std::optional<Factor> limit(const char *path) const;
    double number(const char *path, double otherwise) const;
    bool isEnabled(const char *path, bool isEnabledByDefault = true) const;
};

/// Parses a thresholds file. A null document results in thresholds without weights and limits.
ComplexityThresholds readComplexityThresholds(const DocumentPtr &document);

/// Returns the factor with this key, or null.
const Factor *findFactor(const QList<Factor> &factors, const QString &key);
/// Returns the first factor whose range contains the count, or null.
const Factor *findFactor(const QList<RangedFactor> &factors, int count);
QStringList factorNames(const QList<Factor> &factors);

} // namespace outcrop
