// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"
#include "core/render/catalog.h"

namespace outcrop {

// The providers and services that need a key, with the addresses of their requests.

/// A provider or service whose key is managed.
struct KeyOwner {
    QString provider;
    QString variable; ///< environment variable such as ANTHROPIC_API_KEY; empty if no key is needed
    QString address;  ///< base URL of its requests; empty if it sends none, as for manual prompts
    bool needsKey() const { return !variable.isEmpty(); }
};

/// Returns the built-in providers and services with their usual hosts.
const QList<KeyOwner> &builtInKeyOwners();
/// Returns the providers of a workspace, with the hosts from its adapters, wire formats and manifest, and the services that its manifest configures.
QList<KeyOwner> keyOwners(const ProviderCatalog &catalog, const Manifest &manifest);
/// Like keyOwners(), but reads only the provider settings of the folder, which may be a home folder.
QList<KeyOwner> keyOwners(const QString &folder);

} // namespace outcrop
