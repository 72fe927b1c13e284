// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"

namespace outcrop {

/// Fills in a template's METADATA in the order of its `metadata_schema`. METADATA contains `prompt_type` first, constants unchanged, and fields with values from
/// `selection.promptFields` or the bundle's metadata. The rules of the template's domains and the response schema follow. Fields without a value are omitted and listed
/// in `unfilled`. `adjustments` lists the rules that exceed the budget, and the response schema if the agent's output schema replaces it. Values of fields that the
/// template does not list are added before its fields, or at the end of the mapping that contains them.
HybridEnvelope hybridEnvelope(const HybridTemplate &promptTemplate, const PromptConfiguration &configuration, const Selection &selection,
    const PromptBundle &bundle);

/// Returns the dotted names of all fields that can be set, such as `task_id` and `context.files`. The template's fields precede the standard fields, which every prompt
/// may have.
QStringList promptFieldNames(const HybridTemplate &promptTemplate);

/// Returns whether a field can be set: one of promptFieldNames(), or any field inside `context` or `expectations`.
bool isPromptField(const HybridTemplate &promptTemplate, const QString &name);

} // namespace outcrop
