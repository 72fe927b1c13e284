// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/modelimport.h"
#include "core/exchange/modelmerge.h"

#include <stop_token>

namespace outcrop {

class Providers;
struct OpenedWorkspace;

/// What a folder knows of models beside what comes with the program: the lists of providers and imported catalogues, in `.outcrop/models/*.json`.
/// A file there that cannot be read is a warning, and is left alone.
QList<ModelRow> storedModels(const QString &folder, Diagnostics &diagnostics);

/// The providers that come with the program, as they are.
const ProviderCatalog &builtInCatalog();
/// The same with what is stored laid over their models. A workspace's adapters override both.
ProviderCatalog baseCatalog(const QList<ModelRow> &stored);

/// Reads a public catalogue and keeps what it says of the providers at hand, in place of what the same catalogue said before.
Result<ImportedModels> importModelFile(const QString &folder, const QString &path, const ProviderCatalog &catalog);

/// What came of asking a provider for its models.
struct RefreshedModels {
    QString provider;
    qsizetype models = 0;
    std::optional<CallFailure> failure = {};
};

/// Asks providers for their models and keeps the answers; those that have no list are left out. Goes over the network with the keys; without a
/// whole answer nothing is kept of a provider.
Result<QList<RefreshedModels>> refreshModels(
    const OpenedWorkspace &opened, const QStringList &names, Providers &providers, const std::stop_token &stop);

} // namespace outcrop
