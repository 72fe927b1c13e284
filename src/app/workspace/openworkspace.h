// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/layers/composer.h"
#include "core/render/catalog.h"
#include "core/taxonomy/workspacetaxonomy.h"
#include "core/tokens/tokencounters.h"

#include <optional>

namespace outcrop {

/// A workspace ready for work: its documents, what was read from them for composing, and the providers. A value; reading it again after a change
/// reuses every document that did not change.
struct OpenedWorkspace {
    QString folder; ///< absolute
    PromptLibrary library;
    ProviderCatalog catalog;
    TokenCounters counters = {}; ///< what was counted a moment ago is known for the next state of the workspace, too
    Diagnostics unread = {}; ///< layers outside the folder that were wanted and could not be read, and lists of models
    ProviderCatalog base = {}; ///< the providers without the workspace's own: those that come with the program, with what is known of their models
    WorkspaceTaxonomy tags = {}; ///< what its documents and interactions are tagged with

    const Workspace &workspace() const { return library.workspace; }
    /// The names of the providers, in the order in which they are shown.
    QStringList providers() const;
    /// Everything that is wrong, sorted by place.
    Diagnostics diagnostics() const;
};

struct OpenOptions {
    bool allowOutside = false;     ///< read prompt layers that the manifest names outside the folder
    QStringList allowedFiles = {}; ///< of those, the ones that may be read where not all may: absolute paths
};

/// The layers outside the folder that a workspace's manifest names: absolute paths, in its order. Looks at no disk.
QStringList layersOutside(const Workspace &workspace);

/// Reads a folder. Runs nothing, connects nowhere, writes nothing. Fails only when the folder itself cannot be read. What `previous` knows of documents that
/// are the same is not found out again.
Result<OpenedWorkspace> openWorkspace(const QString &folder, const OpenOptions &options = {}, const OpenedWorkspace &previous = {});

/// Why config.toml cannot say where records are kept, how long, and where is searched: it cannot be read, or a value of [workspace], [log] or [retrieval]
/// is none. Its place is named. Nothing where it can, or where there is none: then all is as it is without one.
std::optional<Error> manifestRefusal(const Workspace &workspace);

/// Why nothing should be tagged in this workspace: the first error in the taxonomy that tags are checked against, or in those that could not be chosen
/// because nothing could be read of them.
std::optional<Error> taxonomyRefusal(const OpenedWorkspace &opened);

/// The same folder and providers with another state of its documents, such as after a change that is not taken yet.
OpenedWorkspace withWorkspace(const OpenedWorkspace &opened, const Workspace &workspace);

/// The same with one document replaced by unsaved text.
OpenedWorkspace withText(const OpenedWorkspace &opened, const QString &path, const QByteArray &bytes);

} // namespace outcrop
