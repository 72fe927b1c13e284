// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"

class QComboBox;

namespace outcrop {

// The list of start folders. The data of each item is the absolute path of its folder.

/// Lists the top-level folder, the current start folder, every folder with a file of a context, and every start folder where a client loses other text.
/// Selects the current start folder. The list emits no signals.
void fillStartFolders(QComboBox &list, const FolderContexts &contexts);

/// Returns the index of a folder, which is added if it is not in the list. `top` is the top-level folder.
int startFolderIndex(QComboBox &list, const QString &folder, const QString &top);

/// Marks the start folders where the client loses other text: their names are bold, and their tooltips state the losses.
void markStartFolders(QComboBox &list, const ContextReport &client);

} // namespace outcrop
