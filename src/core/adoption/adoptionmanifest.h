// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adoption/adoption.h"

namespace outcrop {

/// A key and its value to add to config.toml, unless the file already has the key.
struct AdoptedSetting {
    QString key; ///< dotted path, such as `retrieval.vault`
    QString value;
};

/// Returns the change that creates config.toml with these layers and settings, or adds the missing ones as edits that keep all other bytes. `rows` give the
/// reasons, which become comments of a new file. Errors: those of planAdoption() about config.toml.
Result<WorkspaceChange> planManifestChange(const Workspace &workspace, const QList<AdoptionRow> &rows, const QList<AdoptedSetting> &settings);

} // namespace outcrop
