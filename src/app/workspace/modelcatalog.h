// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/modelimport.h"
#include "core/exchange/modelmerge.h"

#include <stop_token>

namespace outcrop {

class Providers;
struct OpenedWorkspace;

/// Returns the models stored in the folder: provider lists and imported catalogs in `.outcrop/models/*.json`. A file that cannot be read is reported as a
/// warning and kept.
QList<ModelRow> readStoredModels(const QString &folder, Diagnostics &diagnostics);

/// Returns the built-in providers.
const ProviderCatalog &builtInCatalog();
/// Returns the built-in providers with their models updated from stored ones. A workspace's adapters override both.
ProviderCatalog baseCatalog(const QList<ModelRow> &stored);

/// Reads a public catalog and stores its models of known providers, in place of an earlier import of the same catalog. Errors: those of
/// reading the file, importModels() and writeInside().
Result<ImportedModels> importModelFile(const QString &folder, const QString &path, const ProviderCatalog &catalog);

/// The result of requesting a provider's model list.
struct RefreshedModels {
    QString provider;
    qsizetype models = 0;
    std::optional<CallFailure> failure = {};
};

/// Requests the model lists of providers and stores them. Providers without a list are skipped. Uses the network and the keys. A failed or incomplete list is
/// not stored. Errors: those of writeInside().
Result<QList<RefreshedModels>> refreshModels(
    const OpenedWorkspace &opened, const QStringList &names, Providers &providers, const std::stop_token &stop);

} // namespace outcrop
