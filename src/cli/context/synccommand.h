// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/foldersync.h"
#include "cli/base/command.h"

#include <string>
#include <vector>

namespace outcrop {

/// `sync`: writes the files of several clients from one source, or checks that they are up to date.
class SyncCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    QString usageError(const QString &folder) const;
    SyncChoice choice(const Invocation &invocation) const;
    ExitCode check(const Invocation &invocation, const SyncPlan &plan) const;
    ExitCode show(const Invocation &invocation, const SyncPlan &plan) const;
    ExitCode write(const Invocation &invocation, const SyncPlan &plan) const;
    ExitCode print(const Invocation &invocation, const SyncPlan &plan, const AppliedSync &appliedSync) const;
    ExitCode exitCode(const SyncPlan &plan) const;

    std::string m_sourceClient;
    std::vector<std::string> m_targetClients;
    bool m_checksOnly = false;
    bool m_isDryRun = false;
    bool m_isConfirmed = false;
    bool m_isStrict = false;
    bool m_writesShims = false;
    bool m_discardsEdits = false;
};

} // namespace outcrop
