// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/layer.h"
#include "core/text/tracedtext.h"

#include <QHash>

#include <functional>

namespace outcrop {

struct PromptLibrary;

/// The files that a coding agent loads from a folder, as the layers of a prompt. Each file is one layer, without the text that the client puts around it.
struct ContextLayers {
    QString client;          ///< name, such as `claude`
    QString title;           ///< display name, such as `Claude Code`
    bool isDefaultClient = false;  ///< whether the program chose the client
    QList<Layer> layers;     ///< in the client's sending order
    QHash<QString, TracedText> texts; ///< the text as the client sends it, by path
    QStringList truncated;   ///< paths of the layers that the client truncates
    QStringList linksAsText; ///< paths of the layers that are symbolic links checked out as text, so that only a path is sent
    qsizetype listed = 0;    ///< number of skills, agents and commands that the client lists by name; they are not layers
    qsizetype waiting = 0;   ///< number of files that the client loads on demand; they are not layers
    QString refusal;         ///< reason why the client would not run; there are no layers then
};

/// Reads the layers of one client from a state of the workspace. Thread-safe.
using ContextLayersReader = std::function<ContextLayers(const Workspace &)>;

/// Returns a copy of a library with a client's layers in place of the workspace's. PromptLibrary::with() keeps the choice and reads them again after
/// changes. If `isDefaultClient` is set, a workspace that has layers keeps them. A null reader restores the workspace's layers.
PromptLibrary withContextLayers(const PromptLibrary &library, const ContextLayersReader &reader, bool isDefaultClient = false);

/// Returns the client's layers, or null if the library uses the workspace's. Valid as long as the library exists.
const ContextLayers *contextLayersOf(const PromptLibrary &library);

/// Returns the text of a layer before its template is rendered: as the client sends it, or the text below its front matter.
TracedText layerText(const PromptLibrary &library, const Layer &layer);

} // namespace outcrop
