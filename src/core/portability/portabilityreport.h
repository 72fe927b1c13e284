// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// The test method of a criterion (ADR-PROJ010-003, section 5): reading the file, sending requests to providers, or comparing with recorded renders.
enum class CriterionKind { Static, Behavioral, Regression };

/// One of the criteria PV-001 … PV-018, as described in portability-tests.yaml.
struct Criterion {
    QString id;            ///< for example `PV-004`
    QString title;         ///< for example "No hardcoded chat template tokens"
    QString passCondition; ///< one sentence
    CriterionKind kind = CriterionKind::Static;
    Severity severity = Severity::Error; ///< default severity of its findings
    QString help = {};     ///< https URL of the relevant documentation; can be empty
};

/// The result of one criterion for one agent. Only Passed and Failed count as results; the other values are reasons why there is none.
enum class Outcome {
    Passed,
    Failed,
    NotOptedIn,    ///< the agent has not opted in to portability, which the criterion requires
    NotApplicable, ///< the criterion does not apply to this agent, for example because it has no tools or no output schema
    NotRun,        ///< the test could not be run, for example without a provider; see `reason`
};

/// The outcome of one criterion for one agent, with its findings.
struct CriterionResult {
    QString criterion;    ///< criterion ID
    Outcome outcome = Outcome::Passed;
    QString reason;       ///< explanation for display; empty if the criterion passed
    Diagnostics findings; ///< causes of a failure, or advice if the criterion passed; with locations, and with fixes where possible
    QList<SuppressedFinding> suppressedFindings = {}; ///< suppressed findings, regardless of the outcome
};

/// The results of one agent: a row of the report.
struct AgentReport {
    QString agent; ///< name of the agent
    QString file;
    QList<CriterionResult> results; ///< in the order of the report's criteria
};

/// A matrix of results: one row for each agent of a library, one column for each criterion. Reports on rules and checks use the same structure; their rows
/// are files or responses, and their criteria are rules or finding codes.
struct PortabilityReport {
    QList<Criterion> criteria;
    QList<AgentReport> agents; ///< sorted by file
    Diagnostics unreadable;    ///< errors in the files themselves: files that cannot be read as agents, and files that can be tested but have errors
    QString subject = QStringLiteral("portability"); ///< type of the report, for programs that read several types

    int count(Outcome outcome) const;
    bool hasFailures() const { return count(Outcome::Failed) > 0 || !unreadable.isEmpty(); }
};

QString outcomeName(Outcome outcome); ///< `passed`, `failed`, `not-opted-in`, `not-applicable`, `not-run`
QString outcomeText(Outcome outcome); ///< for display: `passed`, `failed`, `not opted in`, `not applicable`, `not run`

} // namespace outcrop
