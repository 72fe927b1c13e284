// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/rules/checkedtext.h"
#include "core/rules/rulereport.h"

#include <functional>

namespace outcrop {

/// The prompt about one rule and one text, and the JSON Schema that the response must match.
struct RulePrompt {
    QString request;
    Json schema;
};

/// Sends a question to a model and returns its JSON response, or the error. Passed in, because core/rules has no provider.
using ModelQuery = std::function<Result<Json>(const RulePrompt &)>;

/// Builds the question. The checked text is embedded as a JSON string, so that the model can distinguish it from the instructions.
RulePrompt buildRulePrompt(const Rule &rule, const QString &question, const CheckedText &checkedText);

/// Validates and converts a response. Each violation is located by its quotation. The result is NotRun if the response does not match the
/// schema, contradicts itself, or quotes text that is not in `checked`.
RuleResult readOpinion(const Rule &rule, const CheckedText &checkedText, const Json &response);

} // namespace outcrop
