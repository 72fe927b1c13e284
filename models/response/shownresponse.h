// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"
#include "core/responses/parsedresponse.h"
#include "core/tokens/cost.h"

#include <optional>

namespace outcrop {

/// One model that was asked, and every request that went to it. Of a fall-back there are several.
struct CallStep {
    QString provider;
    QString model = {};
    QString reason = {}; ///< why this one was asked after another; empty for the first
    QList<CallAttempt> attempts = {};
    QString left = {};   ///< why the next one was asked; empty for the last
};

/// The location of a data value in the text.
struct DataPlace {
    QString path; ///< JSON pointer
    TextSpan span;
};

/// An answer with everything the Response dock shows of it.
struct ShownResponse {
    ParsedResponse parsed;
    QList<DataPlace> places = {};           ///< in document order
    Json schema = {};                       ///< what the data was to be, as JSON Schema; null where nothing was asked for
    QString provider = {};                  ///< empty for a manually entered answer
    QString model = {};
    Usage usage = {};
    std::optional<Cost> cost = {};
    QList<CallStep> steps = {};
    std::optional<CallFailure> failure = {};
    RateLimits limits = {};
    QString stopDetail = {};                ///< the provider's own word for how it ended
    bool arriving = false;                  ///< more is to come: nothing is missing yet, and it has no quality
    QString guardrail = {};                 ///< what the agent's guardrails say of an answer that is not accepted; empty where nothing
    QString reask = {};                     ///< what would be said to get a better answer; empty where there is nothing to say
};

} // namespace outcrop
