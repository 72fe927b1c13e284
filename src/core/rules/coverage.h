// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace outcrop {

/// Line coverage of one source file.
struct FileCoverage {
    QString file; ///< path as written in the report
    int lines = 0;
    int coveredLines = 0;
    QList<int> missedLines; ///< numbers of the lines that are not covered, in ascending order

    double share() const { return lines == 0 ? 1.0 : double(coveredLines) / lines; }
};

/// Line coverage of a program.
struct CoverageReport {
    QList<FileCoverage> files; ///< sorted by name; duplicate entries of a file are merged

    int lines() const;
    int coveredLines() const;
    double share() const { return lines() == 0 ? 1.0 : double(coveredLines()) / lines(); }
};

/// Reads a Cobertura XML report or an lcov tracefile; the format is detected. Totals are computed from the listed lines, because the report's totals can be
/// wrong. Errors: Invalid with the line number, also for a report without lines.
Result<CoverageReport> readCoverage(const QByteArray &bytes, const QString &file);

} // namespace outcrop
