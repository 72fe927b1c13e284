// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/diagnostic.h"

#include <algorithm>

namespace outcrop {

QString toString(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Note:
        return QStringLiteral("note");
    }
    Q_UNREACHABLE();
}

QString toString(const Diagnostic &diagnostic)
{
    const QString place = toString(diagnostic.location);
    const QString finding = QStringLiteral("%1: %2 [%3]").arg(toString(diagnostic.severity), diagnostic.message, diagnostic.code);
    return place.isEmpty() ? finding : place + QStringLiteral(": ") + finding;
}

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic &diagnostic) { return diagnostic.severity == Severity::Error; });
}

std::optional<Diagnostic> firstError(const Diagnostics &diagnostics)
{
    const auto error = std::find_if(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &found) { return found.severity == Severity::Error; });
    return error == diagnostics.end() ? std::nullopt : std::optional(*error);
}

Error toError(const Diagnostic &found)
{
    return {ErrorCode::Invalid, found.message, found.location};
}

void sortByLocation(Diagnostics &diagnostics)
{
    std::stable_sort(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &a, const Diagnostic &b) { return a.location < b.location; });
}

FindingKey findingKey(const Diagnostic &diagnostic)
{
    return {diagnostic.location, diagnostic.code, diagnostic.message};
}

bool isSameFinding(const Diagnostic &a, const Diagnostic &b)
{
    return findingKey(a) == findingKey(b);
}

void appendNewFindings(Diagnostics &findings, const Diagnostics &more)
{
    for (const Diagnostic &found : more) {
        if (std::none_of(findings.cbegin(), findings.cend(), [&found](const Diagnostic &other) { return isSameFinding(other, found); }))
            findings.append(found);
    }
}

bool isSameProblem(const Diagnostic &a, const Diagnostic &b)
{
    return a.location.file == b.location.file && a.code == b.code && a.message == b.message;
}

} // namespace outcrop
