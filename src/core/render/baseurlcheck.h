// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"

namespace outcrop {

/// Checks the base URLs in [providers.*] of config.toml and in adapters against the provider's wire format. Warns about a version such as `/v1` if the wire format adds a
/// path. Adds a note about a missing path if the format's default URL has one. Each finding shows the resulting URL.
Diagnostics checkBaseUrls(const Manifest &manifest, const ProviderCatalog &catalog);

} // namespace outcrop
