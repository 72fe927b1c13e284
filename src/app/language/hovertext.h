// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "app/workspace/openworkspace.h"

#include <functional>

namespace outcrop {

/// The explanation of a passage, in Markdown.
struct HoverText {
    QString markdown;
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Returns the files that each client loads, or null. Called only if they are shown.
using ContextLoader = std::function<const FolderContexts *()>;

/// Returns the explanation at an offset: the meaning of a key, the value of a condition, the document of a reference or the tokens of a heading. For the
/// first line and the title, explains the document: its tokens and price, whether it is sent, and the clients that load it. Returns nullopt if there is no
/// explanation.
std::optional<HoverText> hoverAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset, const ContextLoader &contexts);

} // namespace outcrop
