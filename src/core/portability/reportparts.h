// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// One finding of a report as every form of it has it.
struct ReportedFinding {
    QString rule;           ///< the criterion's id, or the code of a file that cannot be read
    Diagnostic finding;
    QString allowed = {};   ///< why it may stay, in the words of its file; empty where it may not
    QString fingerprint;    ///< the same while rule, file and words are the same, wherever the lines move
    bool unreadable = false;
};

/// Everything that a report found: first what could not be read, then row by row.
QList<ReportedFinding> reportedFindings(const PortabilityReport &report);

/// What a failed criterion has to say, each with a file: its findings by place, or its reason where it has none.
Diagnostics findingsOf(const CriterionResult &result, const AgentReport &agent);

/// How often an outcome occurs in one agent's row.
int countOf(const AgentReport &agent, Outcome outcome);

/// What a criterion is called in a list: its id and title.
QString criterionLabel(const PortabilityReport &report, const QString &id);

/// The numbers of a report, `passed`, `failed` and so on. Only those two count for or against a library.
Json summaryJson(const PortabilityReport &report);

} // namespace outcrop
