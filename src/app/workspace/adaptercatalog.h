// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/extractadapters.h"

namespace outcrop {

/// An adapter that can be added to a workspace.
struct CatalogAdapter {
    QString name;
    QString source;     ///< title and sources of the figures
    QString checked;    ///< a description of the checks that were made
    QString uncheckedParts; ///< a description of the checks that were not made
    QString wireFormat;
    QStringList models;
};

/// Returns the adapters that can be added, sorted by name. Adapters that are always available are not included.
QList<CatalogAdapter> adapterCatalog();

/// Writes an adapter, and its wire format if it is not built in, into a workspace. Existing files are never replaced. Errors: NotFound (no such adapter),
/// those of extractAdapters().
Result<ExtractedAdapters> addCatalogAdapter(const QString &name, const QString &folder);

} // namespace outcrop
