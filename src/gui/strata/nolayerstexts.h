// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/foldercontents.h"

namespace outcrop {

/// The first action that a strata panel without layers offers.
enum class NoLayersAction { NewLayer, ReviewAdoption, ShowRules, ShowPromptTypes };

/// The texts of a strata panel without layers, and the action of its button.
struct NoLayersTexts {
    QString title;
    QString text;
    QString button;
    NoLayersAction action = NoLayersAction::NewLayer;
};

/// Returns texts that name the contents of the folder and the next step.
NoLayersTexts noLayersTexts(const FolderContents &contents);

} // namespace outcrop
