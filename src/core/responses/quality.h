// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// What an answer is worth in figures (ADR-006, PHASE_5), each part with its reasons.
///
/// Schema: the share of the top-level fields without an error; every repair takes off 2 %, twenty at most. Completeness: the share of the fields asked
/// for that are there and not empty, 20 % less where a placeholder stands anywhere, and half of it where the answer was cut off. Rules: from `rules`, the findings of
/// the rules that the content was checked by: 25 % for each error, 10 % for each warning, 2 % for each note; absent where nobody checked. A refused
/// or blocked answer is worth nothing, and so is prose where data was asked for, but for its rules.
ResponseQuality qualityOf(const ParsedResponse &response, const ResponseContract &contract, const std::optional<Diagnostics> &rules);

} // namespace outcrop
