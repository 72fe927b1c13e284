// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/frontmatter.h"

namespace outcrop {

// An agent in the canonical form consists of two files: `<name>.agent.yaml` or `<name>.agent.yml` has the fields, `<name>.prompt.md` next to it has the text.
// The first is the agent's document; the second has the kind Text.

/// Returns whether the file name in a path is that of a canonical agent's fields.
bool isCanonicalAgentPath(QStringView path);

/// Returns `a/b.prompt.md` for `a/b.agent.yaml` and `a/b.agent.yml`.
QString canonicalPromptPath(const QString &agentPath);

/// Returns the path of the agent that a prompt file may belong to, `a/b.agent.yaml` for `a/b.prompt.md`; empty for other paths.
QString canonicalAgentPathOf(const QString &promptPath);

/// Returns the whole file as front matter with an empty body, so that code for front matter also handles canonical agents. If the YAML is invalid, the result
/// has no fields and a diagnostic with the location.
FrontMatter readCanonicalFields(QStringView text, const QString &file);

} // namespace outcrop
