// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QHash>

#include <optional>

namespace outcrop {

/// The number of findings of each severity in a document, a group or the workspace.
struct ProblemCount {
    int errors = 0;
    int warnings = 0;
    int notes = 0;

    int total() const { return errors + warnings + notes; }
    int of(Severity severity) const;
    /// Returns the worst severity; nullopt if there are no findings.
    std::optional<Severity> worstSeverity() const;
    void add(Severity severity);
    void add(const ProblemCount &other);
    /// Returns `2 errors, 1 note`; empty if there are no findings.
    QString toText() const;

    friend bool operator==(const ProblemCount &, const ProblemCount &) = default;
};

ProblemCount countProblems(const Diagnostics &diagnostics);

/// Returns the number of findings by file path.
QHash<QString, ProblemCount> countProblemsByFile(const Diagnostics &diagnostics);

} // namespace outcrop
