// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace outcrop {

/// One question that a judge uses to score a response.
struct JudgeDimension {
    QString name;
    QString question;
    double weight = 1;
};

/// The rules for combining a judge's scores: weights and the thresholds for passing.
struct Rubric {
    QList<JudgeDimension> dimensions;
    double threshold = 1;
    double primaryThreshold = 1; ///< threshold for the provider that the agent lists first
};

/// The test of one behavioral criterion: the request and, if a judge is needed, the rubric.
struct Probe {
    QString request; ///< text with placeholders
    QString each;    ///< name of one of the agent's lists; the request is sent once for each entry, or once if this is empty
    std::optional<Rubric> rubric;
};

/// The behavioral tests: the probes of PV-011 … PV-016, the judge, and the request that regression tests render.
struct BehavioralTests {
    QString judgeProvider;
    QString judgeModel; ///< empty for the provider's default model
    QString judgeRequest;
    QMap<QString, Probe> probes; ///< by criterion ID
    QString regressionProvider;
    QString regressionRequest;
};

/// Returns the built-in tests. `judge`, `regression` and each entry of `probes` in the workspace's file replace the built-in ones.
BehavioralTests readBehavioralTests(const DataNode &workspace = {});

} // namespace outcrop
