// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"
#include "core/render/catalog.h"

namespace outcrop {

// Who needs a key, and where the requests of each go.

/// A provider as keys know it.
struct KeyOwner {
    QString provider;
    QString variable; ///< such as ANTHROPIC_API_KEY; empty where no key is needed
    QString address;  ///< the base URL of its requests; empty where it has none, as copy and paste
    bool needsKey() const { return !variable.isEmpty(); }
};

/// The providers of the program, at their own hosts.
const QList<KeyOwner> &knownKeyOwners();
/// The providers of a workspace, at the hosts that its adapters, wire formats and manifest name.
QList<KeyOwner> keyOwners(const ProviderCatalog &catalog, const Manifest &manifest);
/// The same, reading only what says it: the folder may be anybody's home.
QList<KeyOwner> keyOwners(const QString &folder);

} // namespace outcrop
