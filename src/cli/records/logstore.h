// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"
#include "cli/base/invocation.h"

#include <CLI/CLI.hpp>

#include <string>

namespace outcrop {

/// Returns the location of the workspace's records. The store may not exist yet.
StoreLocation logLocation(const Invocation &invocation);

/// Opens the workspace's store for reading, or an empty store with a note if there are no records.
Result<OpenedStore> openRecordedStore(const Invocation &invocation, KeyRing &keys);

/// Returns the time of a date (midnight, UTC) or of a date-time, in UTC. Returns an invalid time for an empty string. Errors: Invalid for any other string.
Result<QDateTime> parseTime(const std::string &argument);

/// The options that filter records: `--workload`, `--since`, `--until`.
class LogFilterOptions
{
public:
    void addTo(CLI::App &subcommand);
    Result<RecordFilter> filter() const;

private:
    std::string m_workload;
    std::string m_sinceDate;
    std::string m_untilDate;
};

} // namespace outcrop
