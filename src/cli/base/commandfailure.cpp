// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/commandfailure.h"

#include <algorithm>

namespace outcrop {
namespace {

QString nameOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound: return QStringLiteral("not-found");
    case ErrorCode::Unreadable: return QStringLiteral("unreadable");
    case ErrorCode::Unwritable: return QStringLiteral("unwritable");
    case ErrorCode::NotAllowed: return QStringLiteral("not-allowed");
    case ErrorCode::Invalid: return QStringLiteral("invalid");
    case ErrorCode::TooLarge: return QStringLiteral("too-large");
    case ErrorCode::Interrupted: return QStringLiteral("interrupted");
    }
    return {};
}

QString nameOf(ExitCode code)
{
    switch (code) {
    case ExitCode::Done: return QStringLiteral("done");
    case ExitCode::Findings: return QStringLiteral("findings");
    case ExitCode::Usage: return QStringLiteral("usage");
    case ExitCode::Input: return QStringLiteral("input");
    case ExitCode::Provider: return QStringLiteral("provider");
    case ExitCode::Keys: return QStringLiteral("keys");
    case ExitCode::InternalError:
        return QStringLiteral("internal-error");
    case ExitCode::Interrupted: return QStringLiteral("interrupted");
    }
    return {};
}

Json locationJson(const Location &location)
{
    if (location.file.isEmpty())
        return nullptr;
    const Position &start = location.range.start;
    return {{"file", jsonString(location.file)}, {"line", std::max(1, start.line)}, {"column", std::max(1, start.column)}};
}

} // namespace

void CommandFailure::record(const Error &error)
{
    m_error = Reason{nameOf(error.code), error.message, error.location};
}

void CommandFailure::recordUsageError(const QString &message)
{
    m_error = Reason{nameOf(ExitCode::Usage), message};
}

void CommandFailure::record(const Diagnostics &findings)
{
    const auto first = std::find_if(findings.begin(), findings.end(), [](const Diagnostic &one) { return one.severity == Severity::Error; });
    if (!m_finding && first != findings.end())
        m_finding = Reason{first->code, first->message, first->location};
}

void CommandFailure::recordMessage(const QString &message)
{
    m_message = message;
}

Json CommandFailure::document(ExitCode exitCode) const
{
    const Reason reason = m_error ? *m_error : m_finding ? *m_finding : Reason{nameOf(exitCode), m_message};
    return {{"error", jsonString(reason.message)}, {"code", jsonString(reason.code)}, {"location", locationJson(reason.location)},
            {"exit_code", static_cast<int>(exitCode)}};
}

} // namespace outcrop
