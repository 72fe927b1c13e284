// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importprompts.h"

namespace outcrop {

/// Converts the files in a folder that have a known format, such as those of a Claude Code plugin, a skills folder or a coding agent. Files in the folder of a
/// SKILL.md are copied with the skill. The ledger has an entry for every other file outside .git and node_modules. Links are never followed. `shownPath` is
/// the folder as the user named it. Errors: NotFound, NotAllowed (a link or not a folder), TooLarge, Invalid if no file has a known format.
Result<PreparedPromptImport> prepareFolderImport(const QString &folder, const QString &shownPath, const Workspace &workspace);

/// Converts a file or a folder. `format` is the format of a file; empty: detected. Errors of readImportFile(), prepareImport() and prepareFolderImport().
Result<PreparedPromptImport> prepareImportFrom(const QString &path, const QString &shownPath, const QString &format, const Workspace &workspace);

} // namespace outcrop
