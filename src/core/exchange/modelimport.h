// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/modelrow.h"
#include "core/render/catalog.h"

namespace outcrop {

/// The models of a public catalog that belong to the available providers.
struct ImportedModels {
    QString catalog; ///< `litellm`, `models-dev`
    QList<ModelRow> rows;
    qsizetype others = 0; ///< number of skipped models: from other providers or, for LiteLLM, not for chat or with a slash in the ID
};

/// Reads LiteLLM's model_prices_and_context_window.json, models.dev's api.json, or one of its TOML files (providers/<provider>/models/<id>.toml).
/// Wire formats map catalog providers to adapters in `models.catalogs`. `date` is the creation or download date of the file.
/// Errors: Invalid, with the path, if the file is not one of these, or is a TOML file outside a provider's folder.
Result<ImportedModels> importModels(const QByteArray &bytes, const QString &path, const ProviderCatalog &catalog, const QString &date);

} // namespace outcrop
