// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responseparser.h"

namespace outcrop {

/// A response after applying the agent's `guardrails.output_filtering`.
struct FilteredResponse {
    ProviderResponse response;  ///< the response after filters removed text
    Repairs filterEntries =
        {}; ///< one entry for each filter: the effect of the filter, or a note that only the model can apply it
    QStringList violations = {}; ///< one sentence for each filter that is violated or could not check the response
};

/// Applies the filters of the contract in order. A filter whose pattern cannot be run or takes too long rejects the response.
FilteredResponse filterResponse(const ProviderResponse &response, const ResponseContract &contract);

/// Parses the filtered response. Appends the filter entries to the repairs; a response that violates a filter but would otherwise be accepted gets the
/// verdict FilterBroken.
ParsedResponse parseFiltered(
    const FilteredResponse &filteredResponse, const ResponseContract &contract, const ResponseContext &context = {});

} // namespace outcrop
