// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"

namespace outcrop {

/// Findings about addresses in [providers.*] of config.toml and in adapters whose path does not go with the provider's wire format: a warning for `/v1` where the wire
/// format adds its own path, a note for no path where the format's usual address has one. Each shows where requests would go.
Diagnostics checkBaseUrls(const Manifest &manifest, const ProviderCatalog &catalog);

} // namespace outcrop
