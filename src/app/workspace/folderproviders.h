// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"

namespace outcrop {

/// The providers of a folder, with its manifest.
struct FolderProviders {
    ProviderCatalog catalog;
    Manifest manifest;
};

/// Reads only the manifest, the adapters and the wire formats: the folder may be a home folder.
FolderProviders readFolderProviders(const QString &folder);

} // namespace outcrop
