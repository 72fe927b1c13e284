// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"

namespace outcrop {

/// Reports the use of every key of the documents of a prompt. These are the manifest, the agent and its governance file, the layers, skills and examples in it, the
/// profile, the conversation, and the files of its prompt type. The origins of the bundle's texts and the locations of its tools, schema and parameters show which keys
/// it contains. The schemas of the formats describe the other keys. `bundle` must be the result of compose() for the same library and selection. `isHybrid` includes the
/// files of the prompt type even if its template is not structured.
QList<DocumentKey> promptKeys(const PromptLibrary &library, const Selection &selection, const PromptBundle &bundle, bool isHybrid = false);

} // namespace outcrop
