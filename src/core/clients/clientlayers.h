// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"
#include "core/layers/contextlayers.h"

namespace outcrop {

/// Returns the files that a client sends, except listed ones, as layers in sending order. A file's tier depends on its location:
/// - BEDROCK: instructions in the project's root or outside the project
/// - SANDSTONE: rules, and the files of subfolders
/// - TOPSOIL: private and overriding files
/// - WEATHER: files loaded during the session
/// A file never has a more stable tier than one sent before it. Imported files follow the file that imports them, in its tier. `files` reads files that are not documents
/// of the workspace.
ContextLayers clientLayers(const ClientContext &context, const Workspace &workspace, const ContextFiles &files);

/// Returns whether recorded requests of the client show all files that it sends, except listed ones; false if the client does not run.
bool isFullyObserved(const ClientContext &context);

} // namespace outcrop
