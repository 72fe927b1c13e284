// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/records/logclassifycommand.h"
#include "cli/records/logfollowcommand.h"
#include "cli/records/logimportcommand.h"
#include "cli/records/loglistencommand.h"
#include "cli/records/logpurgecommand.h"

#include <utility>
#include <vector>

namespace outcrop {

/// `log`: summarizes recorded interactions and quality, and lists records. Subcommands add, import, follow, receive, classify and purge records.
class LogCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addStats(CLI::App &command);
    void addQuality(CLI::App &command);
    void addList(CLI::App &command);
    void addFields(CLI::App &command);
    void addAdd(CLI::App &command);
    CLI::Option *addKind(CLI::App &subcommand, const std::string &description);

    ExitCode showStats(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode showFormats(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode showQuality(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode list(const Invocation &invocation, Store &store, const RecordFilter &filter) const;
    ExitCode showFields(const Invocation &invocation) const;
    ExitCode add(const Invocation &invocation) const;

    const CLI::App *m_qualityCommand = nullptr;
    const CLI::App *m_listCommand = nullptr;
    const CLI::App *m_fields = nullptr;
    const CLI::App *m_addCommand = nullptr;
    std::string m_grouping = "workload";
    bool m_showsTotalsOnly = false;
    LogFilterOptions m_filter;
    std::string m_kind = "interactions";
    std::string m_file = "-";
    int m_limit = 20;
    LogImportCommand m_import;
    LogFollowCommand m_follow;
    LogListenCommand m_listen;
    LogClassifyCommand m_classify;
    LogPurgeCommand m_purge;
    std::vector<std::pair<const CLI::App *, Command *>> m_subcommands;
};

} // namespace outcrop
