// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"

#include <QTimeZone>

namespace outcrop {

/// One run for people to read.
struct EvolutionReport {
    QDateTime at;
    QTimeZone zone;                ///< in which its times are written
    EvolutionRun run;
    QList<Suggestion> suggestions; ///< those that are raised, with their ids where they have one
    qsizetype repeated = 0;        ///< found again, but still open or refused without new evidence
    qsizetype notified = 0;        ///< of the first ones, how many were announced
};

/// `evolution/2026-11-20-13.md`
QString reportPath(const EvolutionReport &report);
/// Markdown with front matter: what was counted, each suggestion with its reason, evidence and diff, and what was looked at besides.
QString reportText(const EvolutionReport &report);

/// The first `most` suggestions in a few lines, for a notice.
QString noticeText(const QList<Suggestion> &suggestions, qsizetype most = 3);

} // namespace outcrop
