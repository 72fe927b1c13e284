// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/layers/promptbundle.h"

namespace outcrop {

/// What an agent adds to the system prompt: its fields spelled out as role, constraints, format and tools (RCCF), each followed by the sections
/// of its body that speak of the same part. An agent that did not opt into portability adds its body unchanged.
QList<Section> agentSections(const Agent &agent, Tier tier);

/// The file that holds the agent's few-shot examples, beside the agent or from the workspace's folder on; null where there is none.
DocumentPtr examplesOf(const Agent &agent, const Workspace &workspace);

/// The few-shot examples of a Markdown document: one for each `## ` heading, or the whole text where there is none.
QList<TracedText> readExamples(const Document &document);
/// The text before the first of those headings, which is not sent.
QString textBeforeExamples(const Document &document);

/// What an agent asks of the model and of the provider's own filters.
QList<Requirement> requirementsOf(const Agent &agent);
QList<SafetySetting> safetyOf(const Agent &agent);

} // namespace outcrop
