// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "core/ports/store.h"

#include <string>

namespace outcrop {

/// `log purge`: deletes interactions permanently.
class LogPurgeCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &log) override;
    ExitCode run(const Invocation &invocation) override;

private:
    Result<RecordFilter> filter(const Invocation &invocation) const;
    Status addRedactedSessionName(const Invocation &invocation, RecordFilter &filter) const;
    ExitCode purge(const Invocation &invocation, const RecordFilter &filter) const;

    std::string m_before;
    std::string m_session;
    std::string m_workload;
    bool m_isConfirmed = false;
};

} // namespace outcrop
