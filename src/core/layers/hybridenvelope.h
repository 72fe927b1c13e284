// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"

namespace outcrop {

/// Fills a template's METADATA in the order of its `metadata_schema`: `prompt_type` first, constants unchanged, fields with the values that
/// `selection.promptFields` or the bundle's own record give, the rules of the template's domains, and what is expected back. A field without a
/// value is left out and listed in `unfilled`; a rule beyond the budget is listed in `adjustments`, and so is an answer's form where the agent's
/// output schema defines it already.
HybridEnvelope hybridEnvelope(const HybridTemplate &promptTemplate, const PromptConfiguration &configuration, const Selection &selection,
    const PromptBundle &bundle);

/// Every field that can be given for a template, dotted: `task_id`, `context.files`.
QStringList promptFieldNames(const HybridTemplate &promptTemplate);

} // namespace outcrop
