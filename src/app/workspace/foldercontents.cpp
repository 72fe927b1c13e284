// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/foldercontents.h"

#include "core/adoption/adoption.h"

namespace outcrop {

FolderContents folderContents(const OpenedWorkspace &opened)
{
    const PromptConfiguration &configuration = opened.library.configuration;
    FolderContents contents{configuration.templates->templates.size(), configuration.rules->rules.size()};
    if (const Result<Adoption> adoption = planAdoption(opened.workspace())) {
        contents.proposedLayers = adoption->layers().size();
        contents.possiblePrompts = adoption->optionalFiles().size();
    }
    return contents;
}

} // namespace outcrop
