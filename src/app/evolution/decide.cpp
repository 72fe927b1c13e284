// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/decide.h"

namespace outcrop {
namespace {

Result<ListedSuggestion> settledSuggestion(Store &store, const QString &folder, History *history, RecordId id)
{
    if (store.readOnlyReason().isEmpty()) {
        if (const Result<QList<Decision>> settled = settleAcceptances(store, folder, history); !settled)
            return settled.error();
    }
    return findSuggestion(store, id);
}

/// `accepted on 2026-11-21 by ada`
QString decisionWords(const ListedSuggestion &listed)
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
    return {ErrorCode::NotAllowed, QStringLiteral("suggestion %1 was decided already: %2").arg(listed.suggestion.id).arg(decisionWords(listed)), {}};
}

} // namespace

Decider currentDecider()
{
    const QString user = qEnvironmentVariable("USER");
    return {user.isEmpty() ? qEnvironmentVariable("USERNAME") : user, QDateTime::currentDateTimeUtc()};
}

Result<ListedSuggestion> suggestionToAccept(Store &store, const QString &folder, History *history, RecordId id)
{
    const Result<ListedSuggestion> listed = settledSuggestion(store, folder, history, id);
    return !listed || listed->canBeAccepted() ? listed : decided(*listed);
}

Result<PreparedAcceptance> prepareAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice)
{
    const Result<AcceptPlan> plan = planAcceptance(opened, history, suggestion, choice);
    if (!plan)
        return plan.error();
    PreparedAcceptance prepared{*plan};
    if (!plan->clean())
        return prepared;
    Selection selection;
    selection.workload = suggestion.workload;
    const Result<QList<PromptGrowth>> growth = promptGrowth(opened, selection, plan->change);
    if (!growth)
        return growth.error();
    prepared.growth = *growth;
    prepared.refusal = growthRefusal(*growth);
    return prepared;
}

Result<Acceptance> acceptPrepared(Store &store, const OpenedWorkspace &opened, History *history, const PreparedAcceptance &prepared, bool allowGrowth,
                                  const Decider &decider)
{
    if (!prepared.refusal.isEmpty() && !allowGrowth)
        return Error{ErrorCode::NotAllowed, prepared.refusal, {}};
    return acceptSuggestion(store, opened, history, prepared.plan, decider);
}

Result<Decision> rejectNumbered(Store &store, const QString &folder, History *history, RecordId id, const QString &reason, const Decider &decider)
{
    const Result<ListedSuggestion> listed = settledSuggestion(store, folder, history, id);
    if (!listed)
        return listed.error();
    return listed->state() == SuggestionState::Open ? rejectSuggestion(store, *listed, reason, decider) : decided(*listed);
}

} // namespace outcrop
