// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responseparser.h"

namespace outcrop {

/// An answer after the agent's `guardrails.output_filtering`.
struct FilteredAnswer {
    ProviderAnswer answer;  ///< without what filters take out
    Repairs rows = {};      ///< a line for each filter: what it did, or that nothing but the model can keep it
    QStringList broken = {}; ///< what the answer breaks, a sentence each
};

/// Applies the contract's filters in their order. What cannot be looked through in time counts as broken.
FilteredAnswer filterAnswer(const ProviderAnswer &answer, const ResponseContract &contract);

/// Parses what is left. The filters' lines follow the repairs, and an answer that would be accepted and breaks a filter gets that verdict.
ParsedResponse parseFiltered(const FilteredAnswer &filtered, const ResponseContract &contract, const ResponseContext &context = {});

} // namespace outcrop
