// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/providerresponse.h"
#include "core/responses/parsedresponse.h"

namespace outcrop {

/// The input of verdictOf().
struct VerdictInput {
    std::optional<StopReason> stop = {}; ///< reason why the response ended; nullopt if the provider did not report it
    bool isDataRequested = false;
    bool hasData = false;
    bool isReadable = true; ///< the data could be parsed, or there is none
    bool isComplete = true;   ///< neither the data nor its envelope is truncated
    bool isRefusal = false; ///< there is no readable data, and the prose is a refusal
    bool conformsToSchema = true;   ///< the data conforms to its schema
    bool isRepaired = false;
    bool hasUnreadData = false; ///< text that looks like data is unreadable or ambiguous
    bool isBlank = false;     ///< the response contains only whitespace
};

Verdict verdictOf(const VerdictInput &signs);

/// Returns whether a short text begins with a known refusal phrase.
bool isRefusal(QStringView prose);

} // namespace outcrop
