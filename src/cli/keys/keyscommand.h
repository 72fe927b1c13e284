// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/base/provideraccess.h"

#include <memory>
#include <string>
#include <vector>

namespace outcrop {

/// `keys`: shows the source of each provider's key and the hosts it may be sent to; stores, tests and removes keys. Keys are read from standard input or a
/// hidden prompt and never printed.
class KeysCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    using Action = ExitCode (KeysCommand::*)(const Invocation &);
    CLI::App *addSubcommand(CLI::App &keys, const std::string &name, const std::string &description,
        const std::string &example, Action work);
    void addProvider(CLI::App &subcommand);
    void addHost(CLI::App &subcommand);
    void addForeignHost(CLI::App &subcommand);

    ExitCode list(const Invocation &invocation);
    ExitCode set(const Invocation &invocation);
    ExitCode remove(const Invocation &invocation);
    ExitCode test(const Invocation &invocation);
    ExitCode allow(const Invocation &invocation);
    ExitCode forbid(const Invocation &invocation);
    ExitCode order(const Invocation &invocation);

    QString provider() const { return QString::fromStdString(m_provider); }
    QString host() const { return QString::fromStdString(m_host); }
    /// Returns the error in the arguments, or an empty string. Never repeats the arguments, because one may be a misplaced key.
    QString usageError(const Invocation &invocation) const;

    std::vector<std::pair<CLI::App *, Action>> m_subcommands;
    std::unique_ptr<KeyRing> m_keys;
    std::string m_provider;
    std::string m_host;
    std::vector<std::string> m_extraArguments;
    std::vector<std::string> m_sources;
    RequestOptions m_requestOptions;
};

} // namespace outcrop
