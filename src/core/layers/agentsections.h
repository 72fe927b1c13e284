// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/layers/promptbundle.h"

namespace outcrop {

/// Returns an agent's sections of the system prompt. For each part (role, context, constraints, format, tools), the text of its fields precedes the body sections of that
/// part. An agent that did not opt into portability has a single section, its body.
QList<Section> agentSections(const Agent &agent, Tier tier);

/// Returns the file with the agent's few-shot examples, looked up relative to the agent's folder, then to the workspace. Null if there is none.
DocumentPtr examplesOf(const Agent &agent, const Workspace &workspace);

/// Returns the few-shot examples of a Markdown document: one per `## ` heading, or the whole text if there are no such headings.
QList<TracedText> readExamples(const Document &document);
/// Returns the text before the first `## ` heading, which is not sent; empty if there is no such heading.
QString textBeforeExamples(const Document &document);

/// Return the agent's requirements for the model, and its settings for the provider's content filters.
QList<Requirement> requirementsOf(const Agent &agent);
QList<SafetySetting> safetySettingsOf(const Agent &agent);

} // namespace outcrop
