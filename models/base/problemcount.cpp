// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/problemcount.h"

#include "core/base/joinedtext.h"

#include <QCoreApplication>
#include <QStringList>

namespace outcrop {

int ProblemCount::of(Severity severity) const
{
    switch (severity) {
    case Severity::Error:
        return errors;
    case Severity::Warning:
        return warnings;
    case Severity::Note:
        return notes;
    }
    return 0;
}

std::optional<Severity> ProblemCount::worstSeverity() const
{
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        if (of(severity) > 0)
            return severity;
    }
    return std::nullopt;
}

void ProblemCount::add(Severity severity)
{
    errors += severity == Severity::Error;
    warnings += severity == Severity::Warning;
    notes += severity == Severity::Note;
}

void ProblemCount::add(const ProblemCount &other)
{
    errors += other.errors;
    warnings += other.warnings;
    notes += other.notes;
}

QString ProblemCount::toText() const
{
    QStringList parts;
    if (errors > 0)
        parts += QCoreApplication::translate("ProblemCount", "%n error(s)", nullptr, errors);
    if (warnings > 0)
        parts += QCoreApplication::translate("ProblemCount", "%n warning(s)", nullptr, warnings);
    if (notes > 0)
        parts += QCoreApplication::translate("ProblemCount", "%n note(s)", nullptr, notes);
    return parts.join(listSeparator());
}

ProblemCount countProblems(const Diagnostics &diagnostics)
{
    ProblemCount count;
    for (const Diagnostic &diagnostic : diagnostics)
        count.add(diagnostic.severity);
    return count;
}

QHash<QString, ProblemCount> countProblemsByFile(const Diagnostics &diagnostics)
{
    QHash<QString, ProblemCount> counts;
    for (const Diagnostic &diagnostic : diagnostics)
        counts[diagnostic.location.file].add(diagnostic.severity);
    return counts;
}

} // namespace outcrop
