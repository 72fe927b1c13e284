// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/workspace.h"
#include "core/render/adapter.h"
#include "core/render/modelchoice.h"
#include "core/render/wireformat.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// The available providers: the built-in adapters and wire formats, and those of the workspace. An adapter or wire format of the workspace replaces the
/// built-in one with the same name.
class ProviderCatalog
{
public:
    static ProviderCatalog read(const QList<DocumentPtr> &builtIn, const Workspace &workspace);
    /// Returns a copy with the providers of a workspace added. Reads only the files of the workspace.
    ProviderCatalog with(const Workspace &workspace) const;

    /// Sets the models that providers list through their APIs, by provider name. They are added to adapters that are read after this call; models in the
    /// adapter take precedence.
    void setListedModels(const QHash<QString, QList<ModelInfo>> &listed) { m_listedModels = listed; }

    /// Returns the adapters in display order: built-in ones (or their replacements) first, then the others of the workspace by path.
    const QList<Adapter> &adapters() const { return m_adapters; }
    const QList<WireFormat> &wireFormats() const { return m_wireFormats; }
    const Adapter *adapter(const QString &name) const;
    /// Returns the wire format with this name or alias, or null.
    const WireFormat *wireFormat(const QString &name) const;
    const Diagnostics &diagnostics() const { return m_diagnostics; }
    /// Returns the error for a missing provider. It is Invalid with the first error of the file that was probably intended as the provider's adapter, otherwise NotFound
    /// with the known names.
    Error missingProviderError(const QString &provider) const;
    /// Returns the first error of the file that was intended as this wire format, or nullopt if there is no such file.
    std::optional<Diagnostic> unusableWireFormat(const QString &name) const;
    /// Returns whether `path` is an unusable adapter file of this provider.
    bool isUnusableAdapterOf(const QString &path, const QString &provider) const;

private:
    /// An adapter or wire format that is invalid or could not be read.
    struct UnusableFile {
        DocumentKind kind;
        QString path;
        QString text; ///< empty if the file could not be read
        Diagnostic error;
    };

    static bool isNamed(const UnusableFile &file, const QString &key, const QString &name);
    void read(const DocumentPtr &document, SchemaCheck check);
    void addUnreadable(const Diagnostics &unreadableFindings);
    void add(const Adapter &adapter);
    void add(const WireFormat &wireFormat);

    QList<Adapter> m_adapters;
    QList<WireFormat> m_wireFormats;
    Diagnostics m_diagnostics;
    QList<UnusableFile> m_unusableFiles;
    QHash<QString, QList<ModelInfo>> m_listedModels;
};

/// The provider, the model and the wire format for which a bundle is rendered.
struct RenderTarget {
    const Adapter *adapter = nullptr;
    const WireFormat *wireFormat = nullptr;
    ModelInfo model;
    Template display; ///< display template of the wire format, or else of the manual one
    QString baseUrl; ///< from the manifest, or else the adapter, or else the wire format
    QList<ModelRequestResult> results; ///< outcome of each model that a file requests, for the ledger
    TokenCounterPtr counter; ///< if set, the request is counted, shortened to fit the budget, and gets cache breakpoints

    /// Sets the cache lifetime (`1h`) and its prices. A lifetime that the model does not support selects the default.
    void setLifetime(const QString &lifetime);
    ProviderCapabilities capabilities() const { return model.capabilities(adapter->name); }
};

/// Returns the target for a provider and a model. The model is the requested one, given as ID or alias (see ModelAliases), or else the manifest's model, or else the
/// adapter's default or first model. A model that is not in the adapter is allowed and has no known properties. chooseModel() handles the models that files request.
/// Errors: those of ProviderCatalog::missingProviderError(), Invalid for an unusable wire format, and NotFound for a missing one.
Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const QString &provider, const QString &model, const Manifest &manifest);
/// Returns the target for a model choice, including its `results`. Errors: the same as above.
Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const ModelChoice &choice, const Manifest &manifest);

} // namespace outcrop
