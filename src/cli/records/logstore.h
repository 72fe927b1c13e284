// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storeplace.h"
#include "cli/base/invocation.h"

#include <CLI/CLI.hpp>

#include <string>

namespace outcrop {

/// Where the workspace of a command keeps its records, whether it has any yet or not.
StorePlace logPlace(const Invocation &invocation);

/// The store of a workspace, to be read; an empty one, with a note, where nothing was recorded.
Result<OpenedStore> recordedStore(const Invocation &invocation, KeyRing &keys);

/// A day, which means its beginning, or a time, both in UTC, as weeks are counted in it; nothing for no word. Invalid for any other.
Result<QDateTime> timeOfWord(const std::string &word);

/// Words that say which records: `--workload`, `--since`, `--until`.
class LogFilterWords
{
public:
    void addTo(CLI::App &words);
    Result<RecordFilter> filter() const;

private:
    std::string m_workload;
    std::string m_since;
    std::string m_until;
};

} // namespace outcrop
