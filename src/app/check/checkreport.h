// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"
#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// What was checked in the form that all printers know: files are the rows, codes of findings the criteria. A finding at `failOn` or above fails; any other is
/// advice about something that passed.
PortabilityReport checkReport(const CheckedFolder &checked, Severity failOn);

/// Adds the errors of the report's own files to what it calls unreadable: an agent that its client cannot load as intended passes no gate, regardless of its
/// portability. Failures of the criteria themselves are in the report already.
void addFileErrors(PortabilityReport &report, const CheckedFolder &checked);

/// A report for people: the findings as compilers print them, and a sum. `known` findings are those of a baseline.
QStringList checkText(const PortabilityReport &report, qsizetype known);

/// A report for scripts: `summary`, `findings` and `unreadable`, each finding with its fingerprint and its fix, and the `files` that were checked.
Json checkJson(const PortabilityReport &report, qsizetype known);

} // namespace outcrop
