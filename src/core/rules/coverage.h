// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace outcrop {

/// How much of one source file was run by tests.
struct FileCoverage {
    QString file; ///< as the report names it
    int lines = 0;
    int covered = 0;
    QList<int> missed; ///< the lines that were not run, in order

    double share() const { return lines == 0 ? 1.0 : double(covered) / lines; }
};

struct CoverageReport {
    QList<FileCoverage> files; ///< by name; a file that the report names twice is joined

    int lines() const;
    int covered() const;
    double share() const { return lines() == 0 ? 1.0 : double(covered()) / lines(); }
};

/// Reads Cobertura's XML or lcov's tracefile, whichever it is. Lines are counted, as each file lists them: totals that the report states are not
/// believed. Errors: Invalid with the line, also where it lists no line at all.
Result<CoverageReport> readCoverage(const QByteArray &bytes, const QString &file);

} // namespace outcrop
