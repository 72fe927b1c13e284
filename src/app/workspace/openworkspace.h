// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/layers/composer.h"
#include "core/render/catalog.h"
#include "core/taxonomy/workspacetaxonomy.h"
#include "core/tokens/tokencounters.h"

#include <optional>

namespace outcrop {

/// A workspace with its documents, the library for composing, and the providers. A value; opening it again after a change reuses every unchanged document.
struct OpenedWorkspace {
    QString folder; ///< absolute path
    PromptLibrary library;
    ProviderCatalog catalog;
    TokenCounters counters = {}; ///< the caches of the counters are shared with later states of the workspace
    Diagnostics unread = {}; ///< problems with layers outside the folder and with stored model lists
    ProviderCatalog base = {}; ///< built-in providers with stored models, without the workspace's adapters
    WorkspaceTaxonomy taxonomy = {}; ///< the taxonomy for documents and interactions

    const Workspace &workspace() const { return library.workspace; }
    /// Returns the names of the providers, in display order.
    QStringList providers() const;
    /// Returns all diagnostics, sorted by location.
    Diagnostics diagnostics() const;
};

struct OpenOptions {
    bool allowsOutside = false;    ///< whether to read prompt layers that the manifest names outside the folder
    QStringList allowedFiles = {}; ///< absolute paths that may be read even if `allowsOutside` is false
};

/// Returns the absolute paths of the layers outside the folder that the manifest names, in order. Does not read the disk.
QStringList externalLayerPaths(const Workspace &workspace);

/// Reads a folder. Starts no process, makes no connection and does not write. Fails only if the folder cannot be read. Unchanged documents are reused from
/// `previous`.
Result<OpenedWorkspace> openWorkspace(const QString &folder, const OpenOptions &options = {}, const OpenedWorkspace &previous = {});

/// Returns why config.toml cannot define the store, the retention or the search. Either it cannot be read, or a value of [workspace], [log] or [retrieval] is invalid.
/// The error has the location. Returns nullopt if the values are valid or there is no config.toml.
std::optional<Error> manifestError(const Workspace &workspace);

/// Returns the first error in the taxonomy that tags are checked against, or in an unreadable taxonomy file; nullopt if there is none. Documents must not be
/// tagged while there is such an error.
std::optional<Error> taxonomyError(const OpenedWorkspace &opened);

/// Returns the workspace with the same folder and providers and another state of its documents, such as a planned change.
OpenedWorkspace withWorkspace(const OpenedWorkspace &opened, const Workspace &workspace);

/// Returns the workspace with its documents parsed again. Their findings are in the language of the calling thread, not in that of the thread that opened it.
OpenedWorkspace withFindingsInLanguageOfThread(const OpenedWorkspace &opened);

/// Returns the workspace with one document added or replaced by unsaved text.
OpenedWorkspace withText(const OpenedWorkspace &opened, const QString &path, const QByteArray &bytes);

/// Returns the workspace with a file that the user names for one request. It is plain text regardless of its path and content, because such a file must not
/// become an agent, a skill or a provider.
OpenedWorkspace withPlainText(const OpenedWorkspace &opened, const QString &path, const QByteArray &bytes);

} // namespace outcrop
