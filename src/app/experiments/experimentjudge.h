// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentprompt.h"
#include "core/exchange/answer.h"

namespace outcrop {

/// Asks for a mark from 0 to 1 for an answer, by the experiment's question. Nothing in it says which arm the answer came from.
Result<RenderedRequest> judgeRequest(const ArmPrompt &arm, const ExperimentCase &one, const ExperimentJudge &judge, const ProviderAnswer &answer);

/// Reads the judge's answer, strictly: anything but one JSON object with a mark is an error.
Result<double> judgeMark(const ProviderAnswer &answer);

} // namespace outcrop
