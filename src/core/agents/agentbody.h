// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/agents/part.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// One section of an agent's body: its heading, the part of the prompt it belongs to, and its text without the heading.
struct BodySection {
    QString title;
    Part part = Part::Context;
    TracedText content;
};

/// Cuts an agent's body at its top-level sections: `## Heading`, `<tag>…</tag>` or `LABEL:`, by its body format. Headings inside fenced code do
/// not count. Text before the first section becomes one named after the agent, in the part Identity. No character of a section's text is
/// lost: joined in order, the sections are the body without its headings.
QList<BodySection> splitBody(const Agent &agent);

/// The part a heading speaks of: `Guardrails` is about constraints, `Output Requirements` about format. Context where nothing fits.
Part partOfHeading(const QString &heading);

} // namespace outcrop
