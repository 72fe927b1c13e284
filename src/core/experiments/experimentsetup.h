// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertions/assertion.h"
#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/experiments/metric.h"
#include "core/experiments/power.h"
#include "core/sessions/toolreplies.h"

#include <QMap>

namespace outcrop {

/// The settings of an arm. Unset values are taken from the workspace.
struct ArmSettings {
    QMap<QString, QString> texts; ///< keys: provider, model, format, mode, type, agent, profile, phase, scope, workload, context, history, request, revision
    QList<QPair<QString, Json>> params; ///< generation parameters, which override those of the profile
    QList<QPair<QString, Json>> fields; ///< fields of METADATA, by dotted name
    QMap<QString, std::optional<QString>> files; ///< replacement contents for workspace files, by path; nullopt removes the file

    std::optional<QString> text(const QString &name) const;
    /// Returns these settings overridden by others.
    ArmSettings with(const ArmSettings &overridingSettings) const;
};

/// One of the variants that an experiment compares.
struct ExperimentArm {
    QString name;
    ArmSettings settings; ///< including the settings shared by all arms
    Location location;
};

struct RequestedMetric {
    Metric metric = Metric::Tokens;
    std::optional<double> relevantDifference; ///< smallest relevant difference, in the unit of the metric
    std::optional<double> predictedChange = {}; ///< predicted change of the first arm relative to the other arm, in percent, such as -35
};

/// The assignment of cases to arms.
enum class ExperimentDesign {
    Paired,      ///< every case is sent to every arm
    Independent, ///< every case is sent to one arm
};

/// The model that scores responses, and its question.
struct ExperimentJudge {
    QString provider; ///< if empty, the provider of the arm
    QString model;
    QString question;
};

/// Simulated results for the tools that the arms call.
struct ExperimentTools {
    ToolReplies replies; ///< for all cases; the replies of a case take precedence
    int rounds = 5;      ///< maximum number of requests with tool results per trial
};

/// The rule that ends a run early (stoppingrule.h).
struct ExperimentStop {
    Metric metric = Metric::Tokens;
    qsizetype minimumPairs = 5;
};

/// An experiment as defined in experiments/<name>.yaml.
struct ExperimentSetup {
    QString name; ///< file name without extension
    QString file; ///< relative to the workspace
    QString description;
    QList<ExperimentArm> arms;
    QString reference; ///< the arm that all others are compared with; if empty, all pairs of arms are compared
    QString data;      ///< relative to the workspace; paths starting with `./` are relative to experiments/<name>
    qsizetype cases = 0; ///< maximum number of cases; 0: all
    QList<RequestedMetric> metrics;
    ExperimentDesign design = ExperimentDesign::Paired;
    int repeats = 1;
    int warmUpCalls = 0; ///< number of initial calls of each arm that are not counted
    bool bypassesCaches = true;
    quint64 seed = 1;
    PowerGoal goal;      ///< alpha applies to the whole experiment
    double effect = 0.5; ///< expected effect in standard deviations
    qint64 responseTokens = 1000; ///< assumed output tokens per response, for the plan
    std::optional<ExperimentStop> stop;
    std::optional<ExperimentJudge> judge;
    ExperimentTools tools;
    QList<Assertion> assertions; ///< checks of the responses to all cases, in addition to those of each case
    std::optional<double> threshold; ///< score that the assertions of a case must reach, unless the case has one; nullopt: all must pass
    double passRate = 1; ///< share of trials of each arm that must pass their assertions
    QString checksum; ///< SHA-256 of the document, in hexadecimal

    /// Returns whether no metric requires a provider.
    bool isOffline() const;
    bool hasMetric(Metric metric) const;
    qsizetype armIndex(const QString &arm) const; ///< returns -1 if there is no arm with this name
    /// Returns the pairs of arms to compare, each once, with the reference in second place.
    QList<QPair<qsizetype, qsizetype>> comparisons() const;
    /// Returns the number of planned tests: one for each comparison and metric. Holm's correction counts only the tests that give a p value.
    qsizetype tests() const { return comparisons().size() * metrics.size(); }
};

/// An experiment with its diagnostics. It can be used if none of them is an error.
struct ParsedExperiment {
    ExperimentSetup setup;
    Diagnostics diagnostics;
};

ParsedExperiment readExperiment(const QString &text, const QString &file);

} // namespace outcrop
