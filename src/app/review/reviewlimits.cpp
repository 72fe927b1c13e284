// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/reviewlimits.h"

#include "app/review/reviewmessages.h"
#include "core/base/datatext.h"
#include "core/base/localnumbers.h"

#include <algorithm>

namespace outcrop {
namespace {

/// The figures that limits compare, of a provider or a client.
struct RequestChange {
    QString name;
    QString model;
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;
    std::optional<Cost> costBefore;
    std::optional<Cost> costAfter;
};

/// Returns the changes of the clients' contexts, and of the providers' requests that can be rendered in both states.
QList<RequestChange> requestChanges(const FolderReview &review)
{
    QList<RequestChange> changes;
    for (const ProviderReview &one : review.providers) {
        if (one.before.budget && one.after.budget)
            changes.append({one.provider, one.after.budget->model, one.before.budget->tokens.total.tokens, one.after.budget->tokens.total.tokens,
                one.before.budget->plan.firstCost, one.after.budget->plan.firstCost});
    }
    for (const ContextChange &one : review.clients.clients)
        changes.append({dataText(one.after.context.title), one.after.model, one.before.tokensAtStart.tokens, one.after.tokensAtStart.tokens, one.before.price.firstRequest, one.after.price.firstRequest});
    return changes;
}

void addFindingLimit(const FolderReview &review, Severity failOn, QStringList &violated)
{
    const qsizetype count = std::count_if(review.newFindings.begin(), review.newFindings.end(), [failOn](const ReportedFinding &one) { return one.finding.severity <= failOn; });
    if (count == 0)
        return;
    const CountText &text = failOn == Severity::Error ? reviewmessages::newErrors : failOn == Severity::Warning ? reviewmessages::newWarnings : reviewmessages::newFindings;
    violated.append(text(count));
}

void addGrowth(const RequestChange &change, const ReviewLimits &limits, QStringList &violated)
{
    const qint64 tokens = change.tokensAfter - change.tokensBefore;
    if (limits.maxAddedTokens && tokens > *limits.maxAddedTokens)
        violated.append(reviewmessages::tokensGrew(change.name, groupedNumber(tokens), groupedNumber(*limits.maxAddedTokens)));
    if (!limits.maxAddedCost)
        return;
    const std::optional<Cost> cost = change.costAfter - change.costBefore;
    if (!cost && tokens != 0)
        violated.append(reviewmessages::costUnknown(change.name, change.model));
    else if (cost && *cost > *limits.maxAddedCost)
        violated.append(reviewmessages::costGrew(change.name, toText(*cost), toText(*limits.maxAddedCost)));
}

} // namespace

QStringList violatedLimits(const FolderReview &review, const ReviewLimits &limits)
{
    QStringList violated;
    if (!review.problemAfter.isEmpty() && review.problemBefore.isEmpty())
        violated.append(reviewmessages::notComposed(review.problemAfter));
    for (const ProviderReview &one : review.providers) {
        if (one.before.budget && !one.after.budget)
            violated.append(reviewmessages::notRendered(one.provider, one.after.problem));
        if (!limits.allowsNewLosses && !one.newLosses.isEmpty())
            violated.append(reviewmessages::newLosses(one.newLosses.size(), one.provider));
    }
    for (const RequestChange &change : requestChanges(review))
        addGrowth(change, limits, violated);
    if (limits.failOn)
        addFindingLimit(review, *limits.failOn, violated);
    return violated;
}

} // namespace outcrop
