// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/suggestionscommand.h"

#include "app/evolution/decide.h"
#include "app/history/openhistory.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/evolution/evolutionoutput.h"
#include "cli/evolution/openhistoryorreport.h"
#include "cli/evolution/suggestionstext.h"
#include "cli/records/logstore.h"
#include "core/ports/storedjson.h"

namespace outcrop {
namespace {

const std::string filterGroup = QT_TRANSLATE_NOOP("cli", "Filter");

} // namespace

CLI::App *SuggestionsCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "suggestions", QT_TRANSLATE_NOOP("cli", "Read suggestions with their evidence and diff, accept them hunk by hunk, or reject them with a reason"),
                                   "outcrop-cli -C garden suggestions show 12");
    CLI::App *list = addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List open suggestions, by confidence (default)"), "outcrop-cli -C garden suggestions list --all");
    list->add_flag("--all", m_includesAll, QT_TRANSLATE_NOOP("cli", "Include accepted and rejected suggestions"))->group(filterGroup);
    CLI::App *show = addCommand(*command, "show", QT_TRANSLATE_NOOP("cli", "Show a suggestion: evidence, decision and diff"), "outcrop-cli -C garden suggestions show 12 --words");
    addNumber(*show);
    show->add_flag("--words", m_showsWordDiff, QT_TRANSLATE_NOOP("cli", "Show the diff word by word"))->group(QT_TRANSLATE_NOOP("cli", "Output"));
    m_showCommand = show;
    m_nextCommand = addCommand(*command, "next", QT_TRANSLATE_NOOP("cli", "Show the next open suggestion, and claim it for an hour, so that other people do not review it"), "outcrop-cli -C garden suggestions next");
    m_acceptSubcommand = m_accept.addTo(*command);
    CLI::App *reject = addCommand(*command, "reject", QT_TRANSLATE_NOOP("cli", "Reject a suggestion; the change is not suggested again without new evidence"),
                                  "outcrop-cli -C garden suggestions reject 12 --reason \"The frost dates differ by region.\"");
    addNumber(*reject);
    reject->add_option("--reason", m_reason, QT_TRANSLATE_NOOP("cli", "Reason"))->type_name("TEXT")->required()->group(QT_TRANSLATE_NOOP("cli", "Reason"));
    m_rejectCommand = reject;
    m_messengerSubcommand = m_messenger.addTo(*command);
    return command;
}

void SuggestionsCommand::addNumber(CLI::App &command)
{
    command.add_option("NUMBER", m_id, QT_TRANSLATE_NOOP("cli", "Suggestion number"))->type_name("NUMBER")->required()->group(filterGroup);
}

bool SuggestionsCommand::isAllowedWith(const Permissions &) const
{
    return !m_acceptSubcommand->parsed() && !m_rejectCommand->parsed() && !m_nextCommand->parsed() && !m_messengerSubcommand->parsed();
}

ExitCode SuggestionsCommand::run(const Invocation &invocation)
{
    if (m_acceptSubcommand->parsed())
        return m_accept.run(invocation);
    if (m_messengerSubcommand->parsed())
        return m_messenger.run(invocation);
    if (m_rejectCommand->parsed() && fromArgument(m_reason).trimmed().isEmpty())
        return invocation.failUsage(evolutionoutput::emptyReason());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openRecordedStore(invocation, *keys);
    if (!store)
        return invocation.fail(store.error());
    invocation.report(store->findings);
    return runAction(invocation, *store->store);
}

ExitCode SuggestionsCommand::runAction(const Invocation &invocation, Store &store) const
{
    if (m_rejectCommand->parsed())
        return reject(invocation, store);
    const HistoryLookup found = findHistory(invocation.folder);
    if (m_nextCommand->parsed())
        return claimNext(invocation, store, found.history.get());
    if (!m_showCommand->parsed())
        return list(invocation, store, found.history.get());
    const Result<ListedSuggestion> listedSuggestion = invocation.permissions.canWrite ? settleAndFindSuggestion(store, invocation.folder, found.history.get(), m_id)
                                                                           : findSuggestion(store, m_id);
    return listedSuggestion ? show(invocation, *listedSuggestion) : failSuggestion(invocation, listedSuggestion.error());
}

ExitCode SuggestionsCommand::list(const Invocation &invocation, Store &store, History *history) const
{
    Result<QList<ListedSuggestion>> suggestions = invocation.permissions.canWrite ? settleAndListSuggestions(store, invocation.folder, history) : listSuggestions(store);
    if (!suggestions)
        return invocation.fail(suggestions.error());
    if (!m_includesAll)
        suggestions->removeIf([](const ListedSuggestion &listedSuggestion) { return listedSuggestion.state() != SuggestionState::Open; });
    if (!invocation.printsJson) {
        printSuggestions(invocation.console, *suggestions);
        return ExitCode::Done;
    }
    Json list = Json::array();
    for (const ListedSuggestion &listedSuggestion : *suggestions)
        list.push_back(toJson(listedSuggestion));
    return invocation.print({{"suggestions", list}});
}

ExitCode SuggestionsCommand::show(const Invocation &invocation, const ListedSuggestion &listedSuggestion) const
{
    if (invocation.printsJson)
        return invocation.print(toJson(listedSuggestion));
    printSuggestion(invocation.console, listedSuggestion, m_showsWordDiff);
    return ExitCode::Done;
}

ExitCode SuggestionsCommand::claimNext(const Invocation &invocation, Store &store, History *history) const
{
    const Result<ListedSuggestion> claimedSuggestion = claimNextSuggestion(store, invocation.folder, history, currentDecider());
    if (claimedSuggestion)
        return show(invocation, *claimedSuggestion);
    if (claimedSuggestion.error().code != ErrorCode::NotFound)
        return invocation.fail(claimedSuggestion.error());
    printMessage(invocation.console, claimedSuggestion.error());
    if (invocation.printsJson)
        invocation.print({{"id", Json()}, {"state", Json()}, {"decisions", Json::array()}});
    return ExitCode::Findings;
}

ExitCode SuggestionsCommand::reject(const Invocation &invocation, Store &store) const
{
    const std::unique_ptr<History> history = openHistoryOrReport(invocation);
    const Result<Decision> decision =
        rejectSuggestionById(store, invocation.folder, history.get(), m_id, fromArgument(m_reason), currentDecider());
    if (!decision)
        return failSuggestion(invocation, decision.error());
    if (invocation.printsJson)
        return invocation.print(recordJson(*decision));
    writeSentence(invocation.console.out, evolutionoutput::suggestionDecision(m_id, decisionLine(*decision)));
    return ExitCode::Done;
}

} // namespace outcrop
