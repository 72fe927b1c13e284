// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review/reviewjson.h"

#include "app/review/workspacestate.h"
#include "cli/context/contextdifftext.h"
#include "core/base/diagnosticjson.h"

namespace outcrop {
namespace {

Json requestState(const ReviewedRequest &request)
{
    if (!request.budget)
        return {{"model", nullptr}, {"tokens", nullptr}, {"cost", nullptr}, {"cached_tokens", nullptr}, {"over_limit", nullptr}, {"losses", nullptr}, {"problem", jsonString(request.problem)}};
    const Json budget = toJson(*request.budget);
    return {{"model", budget["model"]}, {"tokens", budget["tokens"]}, {"cost", budget["cost"]}, {"cached_tokens", budget["cache"]["cached_tokens"]},
        {"over_limit", request.budget->budget.isOver()}, {"losses", request.losses.size()}, {"problem", nullptr}};
}

Json differenceJson(const std::optional<RequestDifference> &difference)
{
    if (!difference)
        return nullptr;
    return {{"byte", difference->byte}, {"file", jsonStringOrNull(difference->file)}, {"line", difference->line > 0 ? Json(difference->line) : Json()}};
}

Json providersJson(const QList<ProviderReview> &providers)
{
    Json list = Json::array();
    for (const ProviderReview &one : providers)
        list.push_back({{"provider", jsonString(one.provider)}, {"before", requestState(one.before)}, {"after", requestState(one.after)},
            {"first_difference", differenceJson(one.difference)}, {"new_losses", toJson(one.newLosses)}, {"fixed_losses", toJson(one.fixedLosses)}});
    return list;
}

Json findingsJson(const QList<ReportedFinding> &findings)
{
    Json list = Json::array();
    for (const ReportedFinding &one : findings) {
        Json json = findingJson(one.finding);
        json["fingerprint"] = jsonString(one.fingerprint);
        list.push_back(json);
    }
    return list;
}

/// Returns the revision as given, its commit, and the reason why its prompt cannot be composed. The last two can be null.
Json stateJson(const QString &revision, const QString &id, const QString &problem)
{
    return {{"revision", jsonString(revision)}, {"commit", jsonStringOrNull(id)}, {"problem", jsonStringOrNull(problem)}};
}

} // namespace

Json toJson(const FolderReview &review, const QStringList &violatedLimits)
{
    return {{"base", stateJson(review.base, review.baseId, review.problemBefore)}, {"head", stateJson(review.head, review.headId, review.problemAfter)},
        {"providers", providersJson(review.providers)}, {"clients", toJson(review.clients, review.base, review.head)["clients"]},
        {"differences", toJson(review.differences)},
        {"findings", {{"new", findingsJson(review.newFindings)}, {"fixed", findingsJson(review.fixedFindings)}, {"unchanged", review.unchangedFindings}}},
        {"violated_limits", jsonStrings(violatedLimits)}};
}

} // namespace outcrop
