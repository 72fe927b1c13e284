// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/modelrow.h"
#include "core/render/catalog.h"

namespace outcrop {

/// What a public catalogue holds about the providers at hand.
struct ImportedModels {
    QString catalogue; ///< `litellm`, `models-dev`
    QList<ModelRow> rows;
    qsizetype others = 0; ///< models of providers that are not at hand, and those that do not chat
};

/// Reads LiteLLM's model_prices_and_context_window.json, or models.dev's api.json or one of its TOML files (providers/<provider>/models/<id>.toml).
/// Which of a catalogue's providers are which of ours, the wire formats say (`models.catalogues`). `date` is when the file was made or fetched.
Result<ImportedModels> importModels(const QByteArray &bytes, const QString &path, const ProviderCatalog &catalog, const QString &date);

} // namespace outcrop
