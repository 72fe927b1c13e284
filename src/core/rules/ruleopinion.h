// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/rules/checkedtext.h"
#include "core/rules/rulereport.h"

#include <functional>

namespace outcrop {

/// What a model is asked about one rule and one text, and the JSON Schema that its answer must have.
struct RuleQuestion {
    QString request;
    Json schema;
};

/// Asks a model, somewhere else: the rules know no provider. The answer is a JSON value, or an error that says why there is none.
using AskModel = std::function<Result<Json>(const RuleQuestion &)>;

/// The text is given with its lines numbered and as data, so that what it says of rules is not taken for an order.
RuleQuestion ruleQuestion(const Rule &rule, const QString &question, const CheckedText &checked);

/// Reads an answer strictly. Violations are located at their quotation: an answer that quotes what is not in the text is NotRun, for then the
/// model refers to something else. Line numbers are not believed further than the quotation.
RuleResult readOpinion(const Rule &rule, const CheckedText &checked, const Json &answer);

} // namespace outcrop
