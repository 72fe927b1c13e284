// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/layers/contextlayers.h"
#include "core/ports/contextfiles.h"

#include <memory>

namespace outcrop {

struct ClientContext;
struct FolderContexts;

/// The client name for prompts that use only the layers of the workspace.
inline const QString noContextName = QStringLiteral("none");

/// Returns the workspace, using the files that a client loads from its folder as layers. Reads only the folder's repository, without the user's personal files.
///
/// If the name is empty and the folder has neither layers nor a config.toml, a client is chosen. It is the first of Claude Code, Codex, Gemini CLI, OpenCode, Copilot
/// CLI, Qwen Code, Continue and Cline that sends a file. Its complete requests must be known from recordings. The name `none` chooses no client. NotFound for an unknown
/// name. If `isConfined` is true, only the folder is read, even if it is part of a larger repository.
Result<OpenedWorkspace> withContext(const OpenedWorkspace &opened, const QString &client = {}, bool isConfined = false);

/// Like withContext(), for a state of the workspace that is not on disk. `files` has the files of that state.
Result<OpenedWorkspace> withContext(const OpenedWorkspace &opened, const QString &client, const std::shared_ptr<const ContextFiles> &files);

/// Returns the client in a recorded selection (`context`), or `none`.
QString recordedContextClient(const Json &selection);

/// Returns sentences for users about the client whose files are the layers, and about its files that are not included. Empty if the layers come from the
/// workspace.
QStringList contextSentences(const OpenedWorkspace &opened);

/// The relation between the context that a view shows and the prompt of a workspace.
enum class ContextUse {
    None,        ///< the layers are not the files of a client
    Used,        ///< the layers are the files of the context
    Available,   ///< the layers are the files of the context if its client is selected
    Different,   ///< the client is selected, but loads other files for the prompt, because it is started in the workspace folder, without user files and touched files
    Unavailable, ///< another client is selected, and the context is not the one that is used if its client is selected
};

/// Returns how the prompt of a workspace uses a client's context. `contexts` is the result that contains the context.
ContextUse contextUse(const OpenedWorkspace &opened, const FolderContexts &contexts, const ClientContext &context);

/// Returns NotAllowed if the program chose the client, because the user may not expect its files in the prompt; otherwise nullopt.
std::optional<Error> implicitContextError(const OpenedWorkspace &opened);

} // namespace outcrop
