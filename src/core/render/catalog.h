// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/workspace.h"
#include "core/render/adapter.h"
#include "core/render/modelchoice.h"
#include "core/render/wireformat.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// The providers at hand: the built-in adapters and wire formats, with those of the workspace laid over them. An adapter of the workspace with
/// the name of a built-in one replaces it; so does a wire format.
class ProviderCatalog
{
public:
    static ProviderCatalog read(const QList<DocumentPtr> &builtIn, const Workspace &workspace);
    /// These providers with a workspace's own laid over them: reads only what the workspace has.
    ProviderCatalog with(const Workspace &workspace) const;

    /// Models that providers list themselves, by the provider's name. An adapter that is read from now on knows them besides its own, which count first.
    void setListedModels(const QHash<QString, QList<ModelInfo>> &listed) { m_listed = listed; }

    /// In the order they are shown: built-in ones first, then the workspace's own by name.
    const QList<Adapter> &adapters() const { return m_adapters; }
    const QList<WireFormat> &wireFormats() const { return m_wireFormats; }
    const Adapter *adapter(const QString &name) const;
    /// By name or alias.
    const WireFormat *wireFormat(const QString &name) const;
    const Diagnostics &diagnostics() const { return m_diagnostics; }
    /// Why there is no provider of this name: the first error of the file that was meant to be its adapter, at its place, as
    /// Invalid; else NotFound without a place, with the names there are.
    Error missing(const QString &provider) const;
    /// Why there is no wire format of this name, likewise. Nothing where no file was meant to be it.
    std::optional<Diagnostic> unusableWireFormat(const QString &name) const;
    /// Whether a file that could not be used was meant to be the adapter of this provider.
    bool isMeantFor(const QString &path, const QString &provider) const;

private:
    /// An adapter or wire format that is in no list, because it is broken or could not be read.
    struct Unusable {
        DocumentKind kind;
        QString path;
        QString text; ///< empty where it could not be read
        Diagnostic why;
    };

    static bool isNamed(const Unusable &file, const QString &key, const QString &name);
    void read(const DocumentPtr &document);
    void addUnreadable(const Diagnostics &unreadable);
    void add(const Adapter &adapter);
    void add(const WireFormat &wireFormat);

    QList<Adapter> m_adapters;
    QList<WireFormat> m_wireFormats;
    Diagnostics m_diagnostics;
    QList<Unusable> m_unusable;
    QHash<QString, QList<ModelInfo>> m_listed;
};

/// A provider, one of its models and the wire format between them: everything a render needs beside the bundle.
struct RenderTarget {
    const Adapter *adapter = nullptr;
    const WireFormat *wireFormat = nullptr;
    ModelInfo model;
    Template display; ///< the wire format's, else the manual one's
    QString baseUrl; ///< the manifest's, else the adapter's, else the wire format's own
    QList<WishResult> wishes; ///< what became of the models that files ask for, for the ledger
    TokenCounterPtr counter; ///< with one, the request is counted, fitted into its budget, and marked for the provider's cache

    /// How long the provider is asked to keep what it caches (`1h`); a name that the model does not have leaves it as it is.
    void chooseLifetime(const QString &lifetime);
    ProviderCapabilities capabilities() const { return model.capabilities(adapter->name); }
};

/// The provider's model that was asked for, by its id or a word for it (see ModelWords), else the manifest's, else the adapter's default. A model that
/// no adapter lists is allowed: nothing is known about it then, and nothing is assumed. What files ask for is chooseModel()'s.
Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const QString &provider, const QString &model, const Manifest &manifest);
/// The same for a choice that was made: its wishes go along.
Result<RenderTarget> chooseTarget(const ProviderCatalog &catalog, const ModelChoice &choice, const Manifest &manifest);

} // namespace outcrop
