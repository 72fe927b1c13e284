// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"

namespace outcrop {

/// The providers of a folder and what its manifest says of them.
struct FolderProviders {
    ProviderCatalog catalog;
    Manifest manifest;
};

/// Reads the manifest, the adapters and the wire formats and nothing else: the folder may be anybody's home.
FolderProviders providersAt(const QString &folder);

} // namespace outcrop
