// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// The contents of a folder without layers that can be used in prompts.
struct FolderContents {
    qsizetype promptTypes = 0;     ///< types in config/hybrid_prompt_templates.yaml, prompt_templates.yaml and guides
    qsizetype rules = 0;           ///< rules in prompt_rules.yaml
    qsizetype proposedLayers = 0;  ///< files that `adopt` proposes as layers
    qsizetype possiblePrompts = 0; ///< files that `adopt` lists, but does not propose as layers

    bool hasAdoptableFiles() const { return proposedLayers + possiblePrompts > 0; }
    friend bool operator==(const FolderContents &, const FolderContents &) = default;
};

/// Counts the prompt types, rules and adoptable files of a folder. Does not read the disk. Takes time linear in the number of documents; call it on a worker thread.
FolderContents folderContents(const OpenedWorkspace &opened);

} // namespace outcrop
