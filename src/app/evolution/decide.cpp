// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/decide.h"

#include "app/evolution/ratifymessages.h"

namespace outcrop {
namespace {

Status settleInterruptedAcceptances(Store &store, const QString &folder, History *history)
{
    if (!store.readOnlyReason().isEmpty())
        return success();
    const Result<QList<Decision>> settledDecisions = settleAcceptances(store, folder, history);
    return settledDecisions ? success() : Status(settledDecisions.error());
}

/// Returns an entry of the log that leaves the suggestion open.
Decision entryOf(const QString &verdict, RecordId id, const Decider &decider)
{
    Decision entry{.at = decider.time, .suggestion = id, .verdict = verdict};
    entry.person = decider.person;
    if (!decider.channel.is_null())
        entry.details["where"] = decider.channel;
    return entry;
}

/// Logs an entry if the suggestion is open and, with a claimant, if no other person has claimed it. Call it in a transaction.
Status logEntry(Store &store, Decision &entry, const std::optional<QString> &claimant)
{
    const Result<ListedSuggestion> listedSuggestion = lockSuggestion(store, entry.suggestion);
    if (!listedSuggestion)
        return listedSuggestion.error();
    const auto claim = claimant ? activeClaim(*listedSuggestion, entry.at) : std::nullopt;
    if (listedSuggestion->state() != SuggestionState::Open || (claim && claim->person != *claimant))
        return alreadyDecidedError(*listedSuggestion);
    return appendDecision(store, entry);
}

bool isAccepted(SuggestionState state)
{
    return state == SuggestionState::Accepted || state == SuggestionState::Partly || state == SuggestionState::Edited;
}

} // namespace

Decider currentDecider()
{
    const QString user = qEnvironmentVariable("USER");
    return {user.isEmpty() ? qEnvironmentVariable("USERNAME") : user, QDateTime::currentDateTimeUtc()};
}

Result<QList<ListedSuggestion>> settleAndListSuggestions(Store &store, const QString &folder, History *history)
{
    const Status settledDecisions = settleInterruptedAcceptances(store, folder, history);
    return settledDecisions ? listSuggestions(store) : settledDecisions.error();
}

Result<ListedSuggestion> settleAndFindSuggestion(Store &store, const QString &folder, History *history, RecordId id)
{
    const Status settledDecisions = settleInterruptedAcceptances(store, folder, history);
    return settledDecisions ? findSuggestion(store, id) : settledDecisions.error();
}

Result<ListedSuggestion> settleAndFindOpenSuggestion(Store &store, const QString &folder, History *history, RecordId id)
{
    const Result<ListedSuggestion> listedSuggestion = settleAndFindSuggestion(store, folder, history, id);
    return !listedSuggestion || listedSuggestion->state() == SuggestionState::Open ? listedSuggestion : alreadyDecidedError(*listedSuggestion);
}

Result<ListedSuggestion> settleAndFindAcceptableSuggestion(Store &store, const QString &folder, History *history, RecordId id)
{
    const Result<ListedSuggestion> listedSuggestion = settleAndFindSuggestion(store, folder, history, id);
    return !listedSuggestion || listedSuggestion->canBeAccepted() ? listedSuggestion : alreadyDecidedError(*listedSuggestion);
}

Result<QList<PromptGrowth>> measureAcceptanceGrowth(const OpenedWorkspace &opened, const Suggestion &suggestion, const WorkspaceChange &change)
{
    Selection selection;
    selection.workload = suggestion.workload;
    return measurePromptGrowth(opened, selection, change);
}

QString measuredPromptText(const Suggestion &suggestion)
{
    return suggestion.workload.isEmpty() ? ratifymessages::measuredWithoutWorkload() : ratifymessages::measuredWithWorkload(suggestion.workload);
}

Result<ReplayReport> replayAcceptance(Store &store, const OpenedWorkspace &opened, const AcceptPlan &plan, const std::pair<QString, QString> &target, Provider *provider,
                                      const std::stop_token &stop)
{
    const Result<QList<Interaction>> heldOutInteractions = readHeldOutInteractions(store, plan.suggestion);
    if (!heldOutInteractions)
        return heldOutInteractions.error();
    return replayHeldOutInteractions(opened, plan.change, *heldOutInteractions, provider ? target : std::pair<QString, QString>(), provider, stop);
}

Result<PreparedAcceptance> prepareAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice)
{
    const Result<AcceptPlan> plan = planAcceptance(opened, history, suggestion, choice);
    if (!plan)
        return plan.error();
    PreparedAcceptance preparedAcceptance{*plan};
    if (!plan->isClean())
        return preparedAcceptance;
    const Result<QList<PromptGrowth>> growth = measureAcceptanceGrowth(opened, suggestion, plan->change);
    if (!growth)
        return growth.error();
    preparedAcceptance.growth = *growth;
    preparedAcceptance.refusal = tokenGuardError(*growth);
    return preparedAcceptance;
}

Result<Acceptance> acceptPreparedSuggestion(Store &store, const OpenedWorkspace &opened, History *history,
    const PreparedAcceptance &preparedAcceptance, bool allowsGrowth, const Decider &decider)
{
    if (!preparedAcceptance.refusal.isEmpty() && !allowsGrowth)
        return Error{ErrorCode::NotAllowed, preparedAcceptance.refusal, {}};
    return acceptSuggestion(store, opened, history, preparedAcceptance.plan, decider);
}

Result<Decision> rejectSuggestionById(
    Store &store, const QString &folder, History *history, RecordId id, const QString &reason, const Decider &decider)
{
    const Result<ListedSuggestion> listedSuggestion = settleAndFindOpenSuggestion(store, folder, history, id);
    return listedSuggestion ? rejectSuggestion(store, *listedSuggestion, reason, decider) : listedSuggestion.error();
}

Result<Decision> postponeSuggestion(Store &store, RecordId id, const Decider &decider)
{
    Decision decision = entryOf(postponedVerdict, id, decider);
    const Status logStatus = store.transaction([&] { return logEntry(store, decision, {}); });
    return logStatus ? Result<Decision>(decision) : logStatus.error();
}

std::optional<Decision> activeClaim(const ListedSuggestion &listedSuggestion, const QDateTime &now)
{
    if (listedSuggestion.state() != SuggestionState::Open || listedSuggestion.decisions.isEmpty())
        return std::nullopt;
    const Decision &last = listedSuggestion.decisions.last();
    const bool isActive = last.verdict == claimedVerdict && last.at.addSecs(claimMinutes * 60) > now;
    return isActive ? std::optional(last) : std::nullopt;
}

Result<ListedSuggestion> claimNextSuggestion(Store &store, const QString &folder, History *history, const Decider &decider)
{
    const Result<QList<ListedSuggestion>> queue = settleAndListSuggestions(store, folder, history);
    if (!queue)
        return queue.error();
    for (const ListedSuggestion &listedSuggestion : *queue) {
        if (const auto claim = activeClaim(listedSuggestion, decider.time); claim && claim->person == decider.person)
            return listedSuggestion;
    }
    for (const ListedSuggestion &listedSuggestion : *queue) {
        if (listedSuggestion.state() != SuggestionState::Open || activeClaim(listedSuggestion, decider.time))
            continue;
        Decision claim = entryOf(claimedVerdict, listedSuggestion.suggestion.id, decider);
        if (const Status logStatus = store.transaction([&] { return logEntry(store, claim, decider.person); }); logStatus)
            return findSuggestion(store, listedSuggestion.suggestion.id);
        else if (logStatus.error().code != ErrorCode::NotAllowed) // NotAllowed means that another person has decided or claimed it
            return logStatus.error();
    }
    return Error{ErrorCode::NotFound, ratifymessages::emptyQueue(), {}};
}

Result<Decision> undoAcceptance(Store &store, RecordId suggestion, const Decider &decider)
{
    Decision entry = entryOf(undoneVerdict, suggestion, decider);
    const Status logStatus = store.transaction([&]() -> Status {
        const Result<ListedSuggestion> listedSuggestion = lockSuggestion(store, suggestion);
        if (!listedSuggestion)
            return listedSuggestion.error();
        return isAccepted(listedSuggestion->state()) ? appendDecision(store, entry) : Error{ErrorCode::NotAllowed, ratifymessages::notAccepted(suggestion), {}};
    });
    return logStatus ? Result<Decision>(entry) : logStatus.error();
}

Result<Decision> redoAcceptance(Store &store, const Decision &undoneDecision, const Decider &decider)
{
    Decision entry = undoneDecision;
    entry.id = 0;
    entry.at = decider.time;
    entry.person = decider.person;
    const Status logStatus = store.transaction([&] { return logEntry(store, entry, {}); });
    return logStatus ? Result<Decision>(entry) : logStatus.error();
}

} // namespace outcrop
