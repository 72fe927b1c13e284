// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QHash>

#include <optional>

namespace outcrop {

/// How many findings of each severity something has: a document, a group, the whole workspace.
struct ProblemCount {
    int errors = 0;
    int warnings = 0;
    int notes = 0;

    int total() const { return errors + warnings + notes; }
    int of(Severity severity) const;
    /// The worst severity there is, or nothing.
    std::optional<Severity> worst() const;
    void add(Severity severity);
    void add(const ProblemCount &other);
    /// `2 errors, 1 note`; empty where there is nothing.
    QString toText() const;

    friend bool operator==(const ProblemCount &, const ProblemCount &) = default;
};

ProblemCount countProblems(const Diagnostics &diagnostics);

/// The counts of each file, by path.
QHash<QString, ProblemCount> countProblemsByFile(const Diagnostics &diagnostics);

} // namespace outcrop
