// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"

namespace outcrop {

/// Accounts for every key of the documents that a prompt is made of: the manifest, the agent with its governance file, the layers, skills and examples that
/// are in it, the profile, the conversation, and the files of its type of prompt. What went into the bundle is known from the origins that its texts carry, and
/// by the places of its tools, schema and parameters; what the rest is for, by the schemas of the formats. `bundle` is what compose() made of the same
/// library and selection. `asHybrid` counts the files of its type of prompt although the template is not switched to structured.
QList<DocumentKey> promptKeys(const PromptLibrary &library, const Selection &selection, const PromptBundle &bundle, bool asHybrid = false);

} // namespace outcrop
