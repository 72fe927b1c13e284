// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/exitcode.h"
#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <optional>

namespace outcrop {

/// Collects the reason for a failed command from its messages, for the JSON document of `--json`. The most specific reason wins: an error or an invalid
/// command line, then the first finding of severity error, then the last message.
class CommandFailure
{
public:
    void record(const Error &error);
    void recordUsageError(const QString &message);
    void record(const Diagnostics &findings);
    void recordMessage(const QString &message);

    /// Returns `{"error": …, "code": …, "location": {"file", "line", "column"} or null, "exit_code": …}`. `code` is that of the error or the finding; without
    /// either, the name of the exit code.
    Json document(ExitCode exitCode) const;

private:
    struct Reason {
        QString code;
        QString message;
        Location location = {};
    };

    std::optional<Reason> m_error;
    std::optional<Reason> m_finding;
    QString m_message;
};

} // namespace outcrop
