// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/decide.h"

#include "app/evolution/ratifymessages.h"

namespace outcrop {
namespace {

Status settleFirst(Store &store, const QString &folder, History *history)
{
    if (!store.readOnlyReason().isEmpty())
        return success();
    const Result<QList<Decision>> settled = settleAcceptances(store, folder, history);
    return settled ? success() : Status(settled.error());
}

/// Returns a phrase such as `accepted on 2026-11-21 by ada`.
QString decisionText(const ListedSuggestion &listed)
{
    QString words = suggestionStateName(listed.state());
    if (listed.decisions.isEmpty())
        return words;
    const Decision &last = listed.decisions.last();
    words += QStringLiteral(" on ") + last.at.toString(QStringLiteral("yyyy-MM-dd"));
    return last.person.isEmpty() ? words : words + QStringLiteral(" by ") + last.person;
}

Error decided(const ListedSuggestion &listed)
{
    return {ErrorCode::NotAllowed, ratifymessages::alreadyDecided(listed.suggestion.id, decisionText(listed)), {}};
}

} // namespace

Decider currentDecider()
{
    const QString user = qEnvironmentVariable("USER");
    return {user.isEmpty() ? qEnvironmentVariable("USERNAME") : user, QDateTime::currentDateTimeUtc()};
}

Result<QList<ListedSuggestion>> settledSuggestions(Store &store, const QString &folder, History *history)
{
    const Status settled = settleFirst(store, folder, history);
    return settled ? listSuggestions(store) : settled.error();
}

Result<ListedSuggestion> settledSuggestion(Store &store, const QString &folder, History *history, RecordId id)
{
    const Status settled = settleFirst(store, folder, history);
    return settled ? findSuggestion(store, id) : settled.error();
}

Result<ListedSuggestion> suggestionToAccept(Store &store, const QString &folder, History *history, RecordId id)
{
    const Result<ListedSuggestion> listed = settledSuggestion(store, folder, history, id);
    return !listed || listed->canBeAccepted() ? listed : decided(*listed);
}

Result<QList<PromptGrowth>> acceptanceGrowth(const OpenedWorkspace &opened, const Suggestion &suggestion, const WorkspaceChange &change)
{
    Selection selection;
    selection.workload = suggestion.workload;
    return promptGrowth(opened, selection, change);
}

Result<ReplayReport> replayAcceptance(Store &store, const OpenedWorkspace &opened, const AcceptPlan &plan, const std::pair<QString, QString> &target, Provider *provider,
                                      const std::stop_token &stop)
{
    const Result<QList<Interaction>> held = heldOutInteractions(store, plan.suggestion);
    if (!held)
        return held.error();
    return replayHeldOut(opened, plan.change, *held, provider ? target : std::pair<QString, QString>(), provider, stop);
}

Result<PreparedAcceptance> prepareAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice)
{
    const Result<AcceptPlan> plan = planAcceptance(opened, history, suggestion, choice);
    if (!plan)
        return plan.error();
    PreparedAcceptance prepared{*plan};
    if (!plan->isClean())
        return prepared;
    const Result<QList<PromptGrowth>> growth = acceptanceGrowth(opened, suggestion, plan->change);
    if (!growth)
        return growth.error();
    prepared.growth = *growth;
    prepared.refusal = growthError(*growth);
    return prepared;
}

Result<Acceptance> acceptPreparedSuggestion(Store &store, const OpenedWorkspace &opened, History *history,
    const PreparedAcceptance &prepared, bool allowGrowth, const Decider &decider)
{
    if (!prepared.refusal.isEmpty() && !allowGrowth)
        return Error{ErrorCode::NotAllowed, prepared.refusal, {}};
    return acceptSuggestion(store, opened, history, prepared.plan, decider);
}

Result<Decision> rejectSuggestionById(
    Store &store, const QString &folder, History *history, RecordId id, const QString &reason, const Decider &decider)
{
    const Result<ListedSuggestion> listed = settledSuggestion(store, folder, history, id);
    if (!listed)
        return listed.error();
    return listed->state() == SuggestionState::Open ? rejectSuggestion(store, *listed, reason, decider) : decided(*listed);
}

} // namespace outcrop
