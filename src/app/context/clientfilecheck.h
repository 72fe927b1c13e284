// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Returns the findings about files of coding agents that concern more than one file, or all text that is sent:
///
/// - `link-as-text` (warning): a symbolic link that was checked out as a text with its target;
/// - `client-file-copy` (note): the same text as another file of the same folder;
/// - `client-file-hidden` (note): a file that a client does not load because another one exists, and whose text the client does not get otherwise;
/// - `secret-in-prompt` (warning): a text that looks like a credential, by the rules for redaction.
///
/// Blocks on disk access for the clients' settings and links. Runs and writes nothing.
Diagnostics lintClientFiles(const OpenedWorkspace &opened);

} // namespace outcrop
