// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// A finding in the form that all report formats use.
struct ReportedFinding {
    QString rule;           ///< criterion ID, or the finding code for an unreadable file
    Diagnostic finding;
    QString suppressionReason = {}; ///< reason for the suppression, from the file; empty if the finding is not suppressed
    QString fingerprint;    ///< depends on rule, file and message, but not on line numbers and sizes
    bool isUnreadable = false;
};

/// Returns all findings of a report, including suppressed ones: unreadable files first, then row by row.
QList<ReportedFinding> reportedFindings(const PortabilityReport &report);

/// Returns the findings of a criterion sorted by location, each with a file. If there are none, returns one with the reason of the result.
Diagnostics findingsOf(const CriterionResult &result, const AgentReport &agent);

/// Returns the number of results with this outcome in one agent's row.
int countOf(const AgentReport &agent, Outcome outcome);

/// Returns a criterion's ID and title for display; only the ID if the report does not contain the criterion.
QString criterionLabel(const PortabilityReport &report, const QString &id);

/// The files with findings in a report's `unreadable`. Files without a row could not be tested; files with a row were tested but have errors.
struct FaultyFiles {
    QStringList untestedFiles;
    QStringList testedFiles;
};
FaultyFiles faultyFiles(const PortabilityReport &report);

/// Returns the counts of a report: `passed`, `failed` and so on. `unreadable` and `with_errors` count files.
Json summaryJson(const PortabilityReport &report);

} // namespace outcrop
