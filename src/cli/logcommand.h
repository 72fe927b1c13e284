// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "core/ports/store.h"

#include <string>

namespace outcrop {

/// `log`: what the workspace remembers of its work: sums, the course of quality, the records themselves; and records that come from elsewhere.
class LogCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addStats(CLI::App &command);
    void addQuality(CLI::App &command);
    void addList(CLI::App &command);
    void addAdd(CLI::App &command);
    void addFilter(CLI::App &words);
    void addKind(CLI::App &words);

    Result<RecordFilter> filter() const;
    ExitCode stats(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode quality(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode list(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode add(const Invocation &invocation) const;

    const CLI::App *m_quality = nullptr;
    const CLI::App *m_list = nullptr;
    const CLI::App *m_add = nullptr;
    std::string m_by = "workload";
    bool m_total = false;
    std::string m_workload;
    std::string m_since;
    std::string m_until;
    std::string m_kind;
    std::string m_file = "-";
    int m_limit = 20;
};

} // namespace outcrop
