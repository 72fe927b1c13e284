// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/portability/portabilityreport.h"

#include <QSet>

namespace outcrop {

/// The fingerprints of accepted findings, which checks no longer count. They are stored in a JSON file, which is meant to be committed. Each entry also has the
/// file, code and message for readers.
using Baseline = QSet<QString>;

/// Returns the fingerprints in the file. Errors: NotFound, Unreadable, or Invalid if the file is not a baseline.
Result<Baseline> readBaseline(const QString &path);

/// Returns a baseline file with every finding of the report that is not allowed by a suppression.
QByteArray baselineText(const PortabilityReport &report);

/// Returns the report without the findings of the baseline; a criterion whose findings are all known passes. Sets `known` to the number of findings removed.
PortabilityReport removeKnownFindings(const PortabilityReport &report, const Baseline &baseline, qsizetype &known);

} // namespace outcrop
