// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentprompt.h"
#include "core/exchange/providerresponse.h"

namespace outcrop {

/// Returns the request that asks the judge for a score from 0 to 1. The request does not reveal the arm of the response.
Result<RenderedRequest> judgeRequest(const ArmPrompt &arm, const ExperimentCase &testCase, const ExperimentJudge &judge, const ProviderResponse &response);

/// Returns the judge's score. Errors: Invalid if the response is unusable, and those of structuredResponse() if it is not a JSON object with a score.
Result<double> judgeScore(const ProviderResponse &response);

} // namespace outcrop
