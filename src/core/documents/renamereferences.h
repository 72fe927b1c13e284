// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedits.h"
#include "core/documents/workspacechange.h"

#include <QHash>

namespace outcrop {

/// The moved paths and the changed names of a rename. If no name of that kind changes, a Name is empty or its `from` and `to` are equal.
struct Renaming {
    struct Name {
        QString from;
        QString to;

        bool isChanged() const { return from != to; }
    };

    const Workspace &workspace;
    DocumentPtr document; ///< document that is renamed
    QHash<QString, QString> paths; ///< old path to new path, for every file that moves
    Name name;            ///< old and new name of the file
    Name agent = {};
    Name profile = {};
    Name layer = {};

    QString pathAfter(const QString &path) const { return paths.value(path, path); }
    bool moves(const QString &path) const { return paths.contains(path); }
    /// Returns whether the text contains a string that could refer to a moved document.
    bool mayBeMentionedIn(const QString &text) const;
};

/// Returns the edits that update the references in one document, and adds references that cannot be updated to `notes`. Invalid, with its location,
/// if the document must change but cannot be edited.
Result<QList<TextEdit>> referenceEdits(const Renaming &renaming, const DocumentPtr &document, Diagnostics &notes);

/// Returns the name of a layer: its key in [prompt_layers], otherwise the file's name.
QString layerNameOf(const Workspace &workspace, const QString &path);
/// Returns the name of the layer after the rename. A key equal to the file's name changes with it, unless another layer has the new name.
QString layerNameAfter(const Renaming &renaming);

} // namespace outcrop
