// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/formats/sourceledger.h"

namespace outcrop {

/// Returns Outcrop's name for a generation parameter, given any of its common names: `max_output_tokens` for `maxTokens`, `max_tokens` and `num_predict`. Other
/// names are unchanged.
QString parameterName(const QString &written);

/// The naming style of parameters in a format.
enum class ParameterStyle { CamelCase, Anthropic, ChatCompletions, Responses, Ollama };

/// Returns the format's name for an Outcrop parameter; other names are unchanged.
QString writtenParameterName(const QString &name, ParameterStyle style);

/// The members of a mapping that are parameters: all scalars and lists of scalars, or only those with a known name.
enum class ParameterMembers { All, Known };

/// Reads the members of a mapping as parameters. The caller handles other members.
void readParameters(const DataNode &mapping, const QString &path, PromptFile &prompt, SourceLedger &ledger, ParameterMembers members = ParameterMembers::All);

/// Returns the parameters under their names in a style, and adds them to the ledger at `path`.
Json writeParameters(const PromptFile &prompt, ParameterStyle style, const QString &path, TargetLedger &ledger);

} // namespace outcrop
