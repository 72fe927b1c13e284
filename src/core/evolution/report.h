// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

#include <QTimeZone>

namespace outcrop {

/// The contents of the report on one analysis.
struct EvolutionReport {
    QDateTime time;
    QTimeZone zone;                ///< time zone of the displayed times
    EvolutionRun run;
    QList<Suggestion> suggestions; ///< the new suggestions, with IDs if stored
    qsizetype repeatedCount = 0;        ///< number of suggestions found again that are open, were accepted for the current version of the file, or were rejected and have no new evidence
    qsizetype notifiedCount = 0;   ///< number of suggestions announced in the notification
};

/// Returns `evolution/2026-11-20-13.md`.
QString reportPath(const EvolutionReport &report);
/// Returns Markdown with front matter: the counts, each suggestion with its reason, evidence and diff, and the table of workloads.
QString reportText(const EvolutionReport &report);

/// Returns the first `limit` suggestions for a notification, one per line, and the number of the others.
QString notificationText(const QList<Suggestion> &suggestions, qsizetype limit = 3);

} // namespace outcrop
