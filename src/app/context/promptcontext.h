// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/layers/contextlayers.h"

namespace outcrop {

/// The client name with which a prompt has only the workspace's own layers.
inline const QString noContext = QStringLiteral("none");

/// Returns the workspace with the files that a client loads in its folder as the layers. Reads only the folder's repository, without the user's own files.
///
/// An empty name chooses a client if the folder has neither layers nor a config.toml: the first of Claude Code, Codex, Gemini CLI, OpenCode, Copilot CLI, Qwen Code, Continue and
/// Cline that sends a file, and of which all that it sends is known from recorded requests. The name `none` chooses no client. NotFound for an unknown name.
Result<OpenedWorkspace> withContext(const OpenedWorkspace &opened, const QString &client = {});

/// Returns the client in a recorded selection (`context`), or `none`.
QString contextOf(const Json &selection);

/// Returns the sentences that tell which client's files are the layers, and which of its files are not; empty if the layers are the workspace's.
QStringList contextSentences(const OpenedWorkspace &opened);

/// Returns why a prompt must not be sent: the program chose its client, and the user may not expect the client's files in it.
std::optional<Error> unaskedContext(const OpenedWorkspace &opened);

} // namespace outcrop
