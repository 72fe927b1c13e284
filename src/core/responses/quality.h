// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// What an answer is worth in figures (ADR-006, PHASE_5), each part with its reasons; what is taken off for what is data, the contract's `quality`.
///
/// Schema: the share of the top-level fields without an error, less for every repair. Completeness: the share of the fields asked for that are there and
/// not empty, less if there is a placeholder, and less of it where the answer was cut off. Rules: from `rules`, the findings of the rules
/// that the content was checked by, each by its severity; absent if not checked. A refused or blocked answer is worth nothing, and so is prose
/// where data was asked for, but for its rules.
ResponseQuality qualityOf(const ParsedResponse &response, const ResponseContract &contract, const std::optional<Diagnostics> &rules);

} // namespace outcrop
