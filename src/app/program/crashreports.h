// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace outcrop {

/// A report of a crash: the versions of the program, Qt and the system, the signal, and the functions that were running. Texts, settings and paths are never
/// written to it.
struct CrashReport {
    QString file;   ///< path of the report
    QDateTime time; ///< UTC; invalid if the report is incomplete
    QString text;
};

/// Returns the folder of the reports, in the user's state folder. Does not create it.
QString crashReportsFolder();

/// Writes a report to the folder if a signal such as SIGSEGV or SIGABRT ends the program, which then ends as without this function. Creates the folder.
/// Returns false and does nothing if this is not possible. Call once, and not in programs that handle these signals.
bool installCrashHandler(const QString &folder = crashReportsFolder());

/// Returns the reports that were not shown yet, latest first. Ignores other files.
QList<CrashReport> readUnseenCrashReports(const QString &folder = crashReportsFolder());

/// Marks a report as shown by renaming its file, and removes all but the latest ten shown reports.
void markCrashReportSeen(const CrashReport &report);

} // namespace outcrop
