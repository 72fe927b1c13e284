// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"
#include "core/responses/parsedresponse.h"
#include "core/tokens/cost.h"

#include <optional>

namespace outcrop {

/// One model of a call and all requests to it. A fallback adds a step.
struct CallStep {
    QString provider;
    QString model = {};
    QString reason = {}; ///< reason for calling this model after another; empty for the first
    QList<CallAttempt> attempts = {};
    QString switchReason = {}; ///< reason for calling the next model; empty for the last
};

/// The location of a data value in the text.
struct ValueSpan {
    QString path; ///< JSON pointer
    TextSpan span;
};

/// Predicted and reported cache use of a call, in tokens.
struct ShownCache {
    qint64 predictedRead = 0;
    qint64 predictedWrite = 0;
    std::optional<qint64> read = {};  ///< nullopt if the provider did not report it
    std::optional<qint64> write = {};
    std::optional<Cost> cost = {};    ///< extra cost because the provider read less than predicted
    QString explanation = {};
    QString file = {};                ///< changed document; empty if there is none
    int line = 0;                     ///< 0 if unknown
};

/// How a response came to the Response dock.
enum class ResponseOrigin {
    Received, ///< from a provider
    Pasted,   ///< pasted or dropped as text
    File,     ///< from a file outside the sessions, or saved as the file of a waiting turn
    Session,  ///< from a stored turn
};

/// A response and the other data that the Response dock shows.
struct ShownResponse {
    ParsedResponse parsed;
    QList<ValueSpan> spans = {};           ///< locations of the data values, in document order
    Json schema = {};                       ///< JSON Schema of the expected data; null if there is none
    ResponseOrigin origin = ResponseOrigin::Received;
    QString provider = {};                  ///< empty for a response without a call
    QString model = {};
    Usage usage = {};
    std::optional<Cost> cost = {};
    std::optional<ShownCache> cache = {};   ///< nullopt if no cache use was predicted
    QList<CallStep> steps = {};
    std::optional<CallFailure> failure = {};
    RateLimits limits = {};
    QString stopDetail = {};                ///< stop reason in the provider's words
    bool isArriving =
        false; ///< whether the response is still arriving, so that missing values are not findings and there is no quality
    QString guardrail = {};                 ///< message of the agent's guardrails about a rejected response; empty if there is none
    QString retryMessage = {};                     ///< follow-up message that asks for a better response; empty if there is none
    QStringList awaitedTools = {};          ///< names of the called tools whose results the model needs to continue
};

} // namespace outcrop
