// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/formats/sourceledger.h"

namespace outcrop {

/// Returns our name of a generation parameter in any usual spelling: `max_output_tokens` for `maxTokens`, `max_tokens` and `num_predict`. Other names are unchanged.
QString parameterName(const QString &written);

/// The spelling of parameters in a format.
enum class ParameterStyle { CamelCase, Anthropic, ChatCompletions, Responses, Ollama };

/// Returns the format's name of one of our parameters; others are unchanged.
QString writtenParameterName(const QString &name, ParameterStyle style);

/// Reads the members of a mapping as parameters: scalars, and lists of scalars. Other members are left to the caller.
void readParameters(const DataNode &mapping, const QString &path, PromptFile &prompt, SourceLedger &ledger);

/// Returns the parameters by the names of a style, and adds them to the ledger at `path`.
Json writeParameters(const PromptFile &prompt, ParameterStyle style, const QString &path, TargetLedger &ledger);

} // namespace outcrop
