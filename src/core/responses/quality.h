// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// Computes the quality of a response (ADR-006, PHASE_5). Each component lists its deductions. Their sizes are set in the contract's `quality`.
///
/// Schema: the fraction of top-level fields without errors, minus a deduction for each repair. Completeness: the fraction of required fields that are
/// present and not empty, with deductions for placeholders and truncation. Rules: deductions for each finding in `rules` by severity; not set if
/// `rules` is nullopt. Schema and completeness are 0 for responses that are refused, blocked, empty or unreadable, or that lack the requested data.
ResponseQuality computeQuality(const ParsedResponse &response, const ResponseContract &contract, const std::optional<Diagnostics> &rules);

} // namespace outcrop
