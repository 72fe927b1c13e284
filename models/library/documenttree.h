// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "models/base/problemcount.h"
#include "models/base/treemodel.h"
#include "models/library/documentgroup.h"

#include <optional>

namespace outcrop {

/// A row of the library: a group or a document. A group has no path.
struct LibraryItem {
    DocumentGroup group = DocumentGroup::Other;
    QString name;
    QString path = {};
    DocumentKind kind = DocumentKind::Text;
    std::optional<Tier> tier = std::nullopt; ///< tier of a layer
    int documents = 0;                       ///< number of documents in a group
    ProblemCount problems = {};              ///< findings of the document or of the whole group

    bool isGroup() const { return path.isEmpty(); }
    friend bool operator==(const LibraryItem &, const LibraryItem &) = default;
};

/// Returns the documents by group, without empty groups. Layers are in the order sent, other documents are sorted by name.
QList<Branch<LibraryItem>> documentTree(const PromptLibrary &library, const Diagnostics &diagnostics);

} // namespace outcrop
