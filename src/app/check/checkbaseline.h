// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/portability/portabilityreport.h"

#include <QSet>

namespace outcrop {

/// Findings that a repository has been adopted with: only others count. A JSON file to be committed: fingerprints (see ReportedFinding) with what each of them
/// stands for, for people.
using Baseline = QSet<QString>;

/// The file's fingerprints. NotFound where there is no such file, Invalid where it is something else.
Result<Baseline> readBaseline(const QString &path);

/// Every finding of a report as such a file.
QByteArray baselineText(const PortabilityReport &report);

/// The report without the findings that a baseline knows. `known` counts them.
PortabilityReport withoutKnown(const PortabilityReport &report, const Baseline &baseline, qsizetype &known);

} // namespace outcrop
