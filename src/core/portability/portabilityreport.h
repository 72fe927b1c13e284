// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// How a criterion is tried (ADR-PROJ010-003, section 5): by reading the file, by asking providers, or against recorded renders.
enum class CriterionKind { Static, Behavioural, Regression };

/// One of PV-001 … PV-018, as portability-tests.yaml describes it.
struct Criterion {
    QString id;            ///< `PV-004`
    QString title;         ///< "No hardcoded chat template tokens"
    QString passCondition; ///< one sentence
    CriterionKind kind = CriterionKind::Static;
    Severity severity = Severity::Error; ///< of its findings, as a rule
    QString help = {};     ///< https address of what it goes by; may be empty
};

/// What became of one criterion on one agent. Passed and Failed count; the others say why there is nothing to count.
enum class Outcome {
    Passed,
    Failed,
    NotOptedIn,    ///< the agent has no portability section, and the criterion asks for one
    NotApplicable, ///< nothing in the agent concerns it: no tools, no output schema
    NotRun,        ///< needs a provider or a recorded render that is not there; `reason` says which
};

struct CriterionResult {
    QString criterion;    ///< id
    Outcome outcome = Outcome::Passed;
    QString reason;       ///< one sentence; empty where it passed
    Diagnostics findings; ///< of a failure, and advice where it passed: each with its place, and a fix where one is possible
    QList<SuppressedFinding> suppressed = {}; ///< regardless of the outcome
};

struct AgentReport {
    QString agent; ///< its name
    QString file;
    QList<CriterionResult> results; ///< in the order of the report's criteria
};

/// A library of agents against criteria: the matrix that the window shows and the command line prints. Reports on rules and checks have this form, too: their
/// rows are texts or files, their criteria rules or codes of findings.
struct PortabilityReport {
    QList<Criterion> criteria;
    QList<AgentReport> agents; ///< by file
    Diagnostics unreadable;    ///< files that could not be read as agents: never left out silently
    QString subject = QStringLiteral("portability"); ///< what the report is about, for programs that read several

    int count(Outcome outcome) const;
    bool hasFailures() const { return count(Outcome::Failed) > 0 || !unreadable.isEmpty(); }
};

QString outcomeName(Outcome outcome); ///< `passed`, `failed`, `not-opted-in`, `not-applicable`, `not-run`

} // namespace outcrop
