// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "models/base/problemcount.h"
#include "models/base/treemodel.h"
#include "models/library/documentgroup.h"

#include <optional>

namespace outcrop {

/// A row of the library: a group of documents, or one document. A group has no path.
struct LibraryItem {
    DocumentGroup group = DocumentGroup::Other;
    QString name;
    QString path = {};
    DocumentKind kind = DocumentKind::Text;
    std::optional<Tier> tier = std::nullopt; ///< of layers
    int documents = 0;                       ///< how many a group holds
    ProblemCount problems = {};              ///< of the document, or of all in the group

    bool isGroup() const { return path.isEmpty(); }
    friend bool operator==(const LibraryItem &, const LibraryItem &) = default;
};

/// The documents of a library under their groups. Groups without documents are left out; layers are in sending order, the rest by name.
QList<Branch<LibraryItem>> documentTree(const PromptLibrary &library, const Diagnostics &diagnostics);

} // namespace outcrop
