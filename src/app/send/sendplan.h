// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/callwithfallback.h"
#include "app/workspace/providers.h"
#include "core/tokens/cost.h"

namespace outcrop {

/// The cause of a planned request.
enum class RequestCause {
    Summary, ///< summary of a conversation that exceeds its budget, before the prompt itself
    Prompt,
    Retry,         ///< the same request again, after a failure
    Fallback,      ///< the same prompt to the next model of the chain
    ResponseRetry, ///< the response does not match the requested form
    ToolRound,     ///< the conversation with simulated results of tools
    ToolReply,     ///< a tool result, from the model that simulates results
    Judge,         ///< a score for a response, in an experiment
};

/// Returns `summary`, `prompt`, `retry`, `fallback`, `re-ask`, `tools`, `tool-model` or `judge`.
QString requestCauseName(RequestCause cause);
/// Returns a cause for display. The English text differs from the name if the name, which is a value of the JSON output, is not the usual term.
QString requestCauseTitle(RequestCause cause);

/// A request that could be sent, or several equal requests.
struct PlannedRequest {
    RequestCause cause = RequestCause::Prompt;
    QString provider;
    QString model;
    QString origin;    ///< scheme, host and port of the request
    int maxCount = 1;      ///< maximum number of such requests
    std::optional<Cost> cost = {}; ///< cost of one request with the longest response; nullopt if a price or the response limit is unknown
    QString condition = {}; ///< when the request is sent, for users; empty: always
};

/// Every request that sending could make, in order. No other request is sent.
struct SendPlan {
    QList<PlannedRequest> requests;
    QStringList excludedModels; ///< preferred models that are not called, with the reason
    std::optional<Cost> maxTotalCost = Cost(); ///< maximum total cost, assuming that responses are billed and failed attempts are not

    int maxRequestCount() const;
};

/// Returns the cost of a request with its longest response and `extraInput` additional input tokens. Returns nullopt if a price or the limit is
/// unknown.
std::optional<Cost> maxCostOf(const RenderedRequest &request, qint64 extraInput = 0);
QString originOf(const RenderedRequest &request);

/// Adds the requests of a model chain with their retries. `calls` is the maximum number of times that the chain is called. `condition` is a text for users:
/// when it is called.
void addChainRequests(SendPlan &plan, const QList<RenderedRequest> &chain, RequestCause cause, const CallOptions &options, int calls = 1,
    const QString &condition = {}, qint64 extraInput = 0);

} // namespace outcrop
