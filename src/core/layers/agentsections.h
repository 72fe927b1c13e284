// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"

namespace outcrop {

/// What an agent adds to the system prompt: its fields spelled out as role, constraints, format and tools (RCCF), each followed by the sections
/// of its body that speak of the same part. An agent that did not opt into portability adds its body as it stands.
QList<Section> agentSections(const Agent &agent, Tier tier);

/// The few-shot examples of a Markdown document: one for each `## ` heading, or the whole text where there is none.
QList<TracedText> readExamples(const Document &document);

} // namespace outcrop
