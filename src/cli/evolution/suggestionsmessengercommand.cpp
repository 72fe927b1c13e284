// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/suggestionsmessengercommand.h"

#include "app/evolution/messengerdecisions.h"
#include "app/keys/notifiers.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/evolution/evolutionoutput.h"
#include "cli/evolution/openhistoryorreport.h"
#include "cli/records/logstore.h"

namespace outcrop {
namespace {

constexpr std::chrono::seconds pollPatience{20};

void addRound(MessengerRound &total, const MessengerRound &round)
{
    total.sent += round.sent;
    total.decidedCount += round.decidedCount;
    total.refused += round.refused;
}

} // namespace

CLI::App *SuggestionsMessengerCommand::addTo(CLI::App &suggestions)
{
    CLI::App *command = addCommand(suggestions, "messenger", QT_TRANSLATE_NOOP("cli", "Show open suggestions in Telegram and apply your decisions, until interrupted"),
                                   "outcrop-cli -C garden suggestions messenger --once");
    command->add_flag("--once", m_runsOnce, QT_TRANSLATE_NOOP("cli", "Read the pending replies, show open suggestions, and exit"))->group(QT_TRANSLATE_NOOP("cli", "Polling"));
    return command;
}

ExitCode SuggestionsMessengerCommand::run(const Invocation &invocation) const
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const EvolutionSettings settings = readEvolutionSettings(opened->workspace().manifest());
    invocation.report(settings.diagnostics);
    if (const std::optional<Error> refused = messengerSettingsError(settings))
        return invocation.fail(*refused);
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openRecordedStore(invocation, *keys);
    if (!store)
        return invocation.fail(store.error());
    invocation.report(store->findings);
    return poll(invocation, settings, *store->store, *keys);
}

ExitCode SuggestionsMessengerCommand::poll(const Invocation &invocation, const EvolutionSettings &settings, Store &store, KeyRing &keys) const
{
    const std::unique_ptr<Messenger> messenger = openMessenger(settings, keys);
    const std::unique_ptr<History> history = openHistoryOrReport(invocation);
    const MessengerContext context{invocation.folder, store, history.get(), [&invocation] { return openConfiguredWorkspace(invocation); }, [&invocation](const QString &sentence) { printMessage(invocation.console, sentence); }};
    Result<MessengerRound> total = MessengerRound();
    runInterruptibly([&](const std::stop_token &stop) {
        do {
            const Result<MessengerRound> round = runMessengerRound(*messenger, context, settings, m_runsOnce ? std::chrono::seconds(0) : pollPatience, stop);
            if (round)
                addRound(*total, *round);
            else if (round.error().code != ErrorCode::Interrupted)
                total = round.error();
        } while (total && !m_runsOnce && !stop.stop_requested());
    });
    return report(invocation, total);
}

ExitCode SuggestionsMessengerCommand::report(const Invocation &invocation, const Result<MessengerRound> &total) const
{
    if (!total)
        return invocation.fail(total.error());
    if (invocation.printsJson)
        return invocation.print({{"sent", total->sent}, {"decided", total->decidedCount}, {"refused", total->refused}});
    writeSentence(invocation.console.out,
        evolutionoutput::messengerRound(evolutionoutput::suggestions(total->sent, countText(total->sent)),
            evolutionoutput::decisions(total->decidedCount, countText(total->decidedCount)), evolutionoutput::ignoredUpdates(total->refused, countText(total->refused))));
    return ExitCode::Done;
}

} // namespace outcrop
