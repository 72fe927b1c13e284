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
using LoadContexts = std::function<const FolderContexts *()>;

/// Returns the explanation at an offset, or nullopt: of a key its meaning, of a condition its value, of a reference its document, of a heading its tokens. The first line
/// and the title explain the document: its tokens and price, whether it is sent, and the clients that load it.
std::optional<HoverText> hoverAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset, const LoadContexts &contexts);

} // namespace outcrop
