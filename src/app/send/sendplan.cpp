// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/sendplan.h"

#include "app/send/sendmessages.h"
#include "core/base/joinedtext.h"
#include "core/base/weborigin.h"

#include <QUrl>

#include <algorithm>
#include <numeric>

namespace outcrop {
namespace {

QString retryCondition(const CallOptions &options)
{
    return options.retries ? sendmessages::afterUnbilledFailure()
                           : sendmessages::afterRetryAfter();
}

QString fallbackCondition(const QString &before)
{
    return sendmessages::fallbackOnly(before);
}

QString nameOf(const RenderedRequest &request)
{
    return request.model.isEmpty() ? request.provider : request.provider + u'/' + request.model;
}

QString joinConditions(const QString &condition, const QString &more)
{
    if (condition.isEmpty() || more.isEmpty())
        return condition + more;
    return condition + clauseSeparator() + more;
}

std::optional<Cost> maximumOf(const std::optional<Cost> &a, const std::optional<Cost> &b)
{
    return a && b ? std::optional(std::max(*a, *b)) : std::nullopt;
}

/// Returns the cost of all input tokens at the highest applicable price; nullopt if it is unknown.
std::optional<Cost> inputCost(const RequestFigures &figures, qint64 tokens)
{
    const PriceList prices = figures.price.pricesForPrompt(tokens);
    const std::optional<Cost> plainCost = costOf(prices.input, tokens);
    const std::optional<Cost> written = prices.cacheWrite ? costOf(prices.cacheWrite, tokens) : plainCost;
    return figures.plan.breakpoints.isEmpty() ? plainCost : maximumOf(plainCost, written);
}

std::optional<Cost> outputCost(const RequestFigures &figures, qint64 inputTokens)
{
    const std::optional<Price> price = figures.price.pricesForPrompt(inputTokens).output;
    if (price && price->costFor(1).isZero())
        return Cost();
    return figures.responseLimit ? costOf(price, *figures.responseLimit) : std::nullopt;
}

/// Adds a request, or merges it with equal ones.
void add(SendPlan &plan, const PlannedRequest &plannedRequest)
{
    for (PlannedRequest &known : plan.requests) {
        if (known.cause != plannedRequest.cause || known.provider != plannedRequest.provider || known.model != plannedRequest.model || known.origin != plannedRequest.origin || known.condition != plannedRequest.condition)
            continue;
        known.maxCount += plannedRequest.maxCount;
        known.cost = maximumOf(known.cost, plannedRequest.cost);
        return;
    }
    plan.requests.append(plannedRequest);
}

} // namespace

QString requestCauseName(RequestCause cause)
{
    switch (cause) {
    case RequestCause::Summary:
        return QStringLiteral("summary");
    case RequestCause::Prompt:
        return QStringLiteral("prompt");
    case RequestCause::Retry:
        return QStringLiteral("retry");
    case RequestCause::Fallback:
        return QStringLiteral("fallback");
    case RequestCause::ResponseRetry:
        return QStringLiteral("re-ask");
    case RequestCause::ToolRound:
        return QStringLiteral("tools");
    case RequestCause::ToolReply:
        return QStringLiteral("tool-model");
    case RequestCause::Judge:
        return QStringLiteral("judge");
    }
    Q_UNREACHABLE();
}

QString requestCauseTitle(RequestCause cause)
{
    switch (cause) {
    case RequestCause::Summary:
        return sendmessages::causeSummary();
    case RequestCause::Prompt:
        return sendmessages::causePrompt();
    case RequestCause::Retry:
        return sendmessages::causeRetry();
    case RequestCause::Fallback:
        return sendmessages::causeFallback();
    case RequestCause::ResponseRetry:
        return sendmessages::causeRepeat();
    case RequestCause::ToolRound:
        return sendmessages::causeTools();
    case RequestCause::ToolReply:
        return sendmessages::causeToolModel();
    case RequestCause::Judge:
        return sendmessages::causeJudge();
    }
    Q_UNREACHABLE();
}

int SendPlan::maxRequestCount() const
{
    return std::accumulate(requests.begin(), requests.end(), 0, [](int sum, const PlannedRequest &plannedRequest) { return sum + plannedRequest.maxCount; });
}

QString originOf(const RenderedRequest &request)
{
    const Result<WebOrigin> origin = WebOrigin::of(QUrl(request.url));
    return origin ? origin->text() : QString();
}

std::optional<Cost> maxCostOf(const RenderedRequest &request, qint64 extraInput)
{
    const auto &figures = request.figures;
    if (!figures)
        return std::nullopt;
    const TokenCount &total = figures->tokens.total;
    const bool isAsCounted = total.isExact() && extraInput == 0;
    const qint64 tokens = total.high + extraInput;
    return (isAsCounted ? figures->plan.firstCost : maximumOf(figures->plan.firstCost, inputCost(*figures, tokens))) + outputCost(*figures, tokens);
}

void addChainRequests(SendPlan &plan, const QList<RenderedRequest> &chain, RequestCause cause, const CallOptions &options, int calls,
    const QString &condition, qint64 extraInput)
{
    const int retries = options.retryPolicy().maximumRequests() - 1;
    std::optional<Cost> highestCost = Cost();
    QString before;
    for (const RenderedRequest &request : chain) {
        const std::optional<Cost> cost = maxCostOf(request, extraInput);
        const QString when = joinConditions(condition, before.isEmpty() ? QString() : fallbackCondition(before));
        add(plan, {before.isEmpty() ? cause : RequestCause::Fallback, request.provider, request.model, originOf(request), calls, cost, when});
        if (retries > 0)
            add(plan, {RequestCause::Retry, request.provider, request.model, originOf(request), calls * retries, cost, joinConditions(condition, retryCondition(options))});
        highestCost = maximumOf(highestCost, cost);
        before = nameOf(request);
    }
    plan.maxTotalCost = plan.maxTotalCost + highestCost * calls;
}

} // namespace outcrop
