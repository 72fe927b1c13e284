// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/sourceledger.h"
#include "core/render/schemarules.h"

namespace outcrop {

/// Returns a provider for `providers`. Its settings make promptfoo send the model, parameters, tools and output schema of a prompt. Returns null if the prompt names no
/// model, or a provider that promptfoo does not have. Parameters that promptfoo does not send have no ledger entry. OpenAI's strict mode is set for schemas that follow
/// `strictSchemas`.
Json writePromptfooProvider(const PromptFile &prompt, const SchemaRules &strictSchemas, TargetLedger &ledger);

/// Returns the role that the prompt's provider uses for system messages.
QString promptfooSystemRole(const PromptFile &prompt);

/// Reads the parameters from the settings of a provider into `prompt`. `path` is the path of the settings in the file.
void readPromptfooSettings(const DataNode &config, const QString &path, PromptFile &prompt, SourceLedger &ledger);

} // namespace outcrop
