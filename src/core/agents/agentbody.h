// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/agents/part.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// One section of an agent's body: its heading, its part of the prompt, and its text without the heading.
struct BodySection {
    QString title;
    Part part = Part::Context;
    TracedText content;
};

/// Splits an agent's body into top-level sections: `## Heading`, `<tag>…</tag>` or `LABEL:`, depending on its format. Ignores headings in fenced
/// code. Text before the first section becomes a section named after the agent, in the part Identity. The sections joined in order contain all
/// text of the body except headings, tags and surrounding whitespace.
QList<BodySection> splitBody(const Agent &agent);

/// Returns the part that a heading belongs to: Constraints for `Guardrails`, Format for `Output Requirements`; Context if no keyword matches.
Part partOfHeading(const QString &heading);

} // namespace outcrop
