// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/suggestionlist.h"
#include "cli/evolution/suggestionsacceptcommand.h"
#include "cli/evolution/suggestionsmessengercommand.h"

namespace outcrop {

/// `suggestions`: lists, shows, claims, accepts and rejects suggestions. Only `accept` and `messenger` change files.
class SuggestionsCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &) const override;

private:
    ExitCode runAction(const Invocation &invocation, Store &store) const;
    ExitCode list(const Invocation &invocation, Store &store, History *history) const;
    ExitCode show(const Invocation &invocation, const ListedSuggestion &listedSuggestion) const;
    ExitCode claimNext(const Invocation &invocation, Store &store, History *history) const;
    ExitCode reject(const Invocation &invocation, Store &store) const;
    void addNumber(CLI::App &command);

    SuggestionsAcceptCommand m_accept;
    const CLI::App *m_acceptSubcommand = nullptr;
    const CLI::App *m_showCommand = nullptr;
    const CLI::App *m_rejectCommand = nullptr;
    const CLI::App *m_nextCommand = nullptr;
    SuggestionsMessengerCommand m_messenger;
    const CLI::App *m_messengerSubcommand = nullptr;
    bool m_includesAll = false;
    bool m_showsWordDiff = false;
    RecordId m_id = 0;
    std::string m_reason;
};

} // namespace outcrop
