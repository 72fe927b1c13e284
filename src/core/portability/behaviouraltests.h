// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace outcrop {

/// One question a judge marks an answer by.
struct JudgeDimension {
    QString name;
    QString question;
    double weight = 1;
};

/// How a judge's marks become one: their weighted mean, and how much of it is enough.
struct Rubric {
    QList<JudgeDimension> dimensions;
    double threshold = 1;
    double primaryThreshold = 1; ///< for the provider that the agent names first
};

/// How one behavioural criterion is tried: what the agent is asked, and how its answer is marked where a judge has to.
struct Probe {
    QString request; ///< with placeholders
    QString each;    ///< asked once for every entry of this list of the agent; empty: once
    std::optional<Rubric> rubric;
};

/// What behaviour is tried with, as data: the probes of PV-011 … PV-016, the judge, and what the regressions render.
struct BehaviouralTests {
    QString judgeProvider;
    QString judgeModel; ///< empty: the provider's default
    QString judgeRequest;
    QMap<QString, Probe> probes; ///< by criterion
    QString regressionProvider;
    QString regressionRequest;
};

/// The tests that come with the program, with the keys `judge`, `probes` and `regression` of a workspace's own laid over them.
BehaviouralTests readBehaviouralTests(const DataNode &workspace = {});

} // namespace outcrop
