// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/renderprompt.h"
#include "core/responses/responsecontract.h"

namespace outcrop {

/// What was asked of the answer to a request, and whether its provider guarantees it.
struct AnswerContract {
    ResponseContract contract;
    bool isGuaranteed = false; ///< the API itself holds the model to the schema
};

/// Of a prompt with METADATA the answer schema of its type, else the agent's output schema, as it was put into this request. Asks for nothing where
/// the prompt asked for nothing.
AnswerContract answerContract(const OpenedWorkspace &opened, const RenderResult &render);

} // namespace outcrop
