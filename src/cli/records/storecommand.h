// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storemaintenance.h"
#include "cli/base/command.h"

#include <string>
#include <vector>

namespace outcrop {

/// `store`: shows the location and number of records; checks, backs up, restores, migrates, exports and rescues the store.
class StoreCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    /// A function that runs a subcommand on the workspace's store.
    using Action = ExitCode (StoreCommand::*)(const Invocation &, const StoreLocation &, KeyRing &) const;

    CLI::App *addSubcommand(CLI::App &store, const std::string &name, const std::string &description,
        const std::string &example, Action work);
    ExitCode show(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode check(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode backUp(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode restore(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode migrate(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode exportRecords(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode rescue(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode printRoles(const Invocation &invocation, const StoreLocation &place, KeyRing &keys) const;
    ExitCode report(const Invocation &invocation, const Result<StoreExport> &storeExport) const;

    std::vector<std::pair<const CLI::App *, Action>> m_subcommands;
    std::string m_copy;
    std::string m_folder;
    int m_version = 0;
    bool m_isConfirmed = false;
};

} // namespace outcrop
