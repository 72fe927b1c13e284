// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/experiments/metric.h"
#include "core/experiments/power.h"

#include <QMap>

namespace outcrop {

/// How an arm puts its prompts. What is not said is left to the workspace.
struct ArmSettings {
    QMap<QString, QString> words; ///< provider, model, format, mode, type, agent, profile, phase, scope, workload, history, request, revision
    QList<QPair<QString, Json>> params; ///< generation parameters, laid over the profile's
    QList<QPair<QString, Json>> fields; ///< of METADATA, by dotted name
    QMap<QString, std::optional<QString>> files; ///< another text for a file of the workspace, by path; nothing: without that file

    std::optional<QString> word(const QString &name) const;
    /// These, with another's laid over them.
    ArmSettings with(const ArmSettings &over) const;
};

struct ExperimentArm {
    QString name;
    ArmSettings settings; ///< with what all arms share
    Location location;
};

/// One figure that is asked for.
struct WantedMetric {
    Metric metric = Metric::Tokens;
    std::optional<double> relevant; ///< the smallest difference that matters, in the metric's unit
};

enum class ExperimentDesign {
    Paired,      ///< every arm gets every case
    Independent, ///< every case goes to one arm
};

struct ExperimentJudge {
    QString provider; ///< empty: the arm's
    QString model;
    QString question;
};

/// The rule that ends a run early (stoppingrule.h).
struct ExperimentStop {
    Metric metric = Metric::Tokens;
    qsizetype fewest = 5;
};

/// An experiment as its document says it: experiments/<name>.yaml. A value.
struct ExperimentSetup {
    QString name; ///< of its file
    QString file; ///< relative to the workspace
    QString description;
    QList<ExperimentArm> arms;
    QString reference; ///< the arm that the others are compared with; empty: every two are
    QString data;      ///< relative to the workspace; what begins with `./` to experiments/<name>
    qsizetype cases = 0; ///< at most; 0: all
    QList<WantedMetric> metrics;
    ExperimentDesign design = ExperimentDesign::Paired;
    int repeats = 1;
    int warmUp = 0; ///< calls of each arm that come first and do not count
    bool bypassesCaches = true;
    quint64 seed = 1;
    PowerGoal goal;      ///< alpha is that of the whole experiment
    double effect = 0.5; ///< the expected effect, in standard deviations
    qint64 answerTokens = 1000; ///< assumed for the plan
    std::optional<ExperimentStop> stop;
    std::optional<ExperimentJudge> judge;
    QString checksum; ///< SHA-256 of the document, in hexadecimal

    /// Whether no provider is needed.
    bool isOffline() const;
    bool measures(Metric metric) const;
    qsizetype armIndex(const QString &arm) const; ///< -1: none of that name
    /// The arms that are compared, each pair once, the reference second.
    QList<QPair<qsizetype, qsizetype>> comparisons() const;
    /// All tests of the experiment: what Holm's correction counts.
    qsizetype tests() const { return comparisons().size() * metrics.size(); }
};

/// With everything that is wrong with it; it can be used where nothing is an error.
struct ReadExperiment {
    ExperimentSetup setup;
    Diagnostics diagnostics;
};

ReadExperiment readExperiment(const QString &text, const QString &file);

} // namespace outcrop
