// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedits.h"
#include "core/documents/workspacechange.h"

#include <QHash>

namespace outcrop {

/// Where documents go, and what they are called before and after. A name is empty where none of that kind changes.
struct Renaming {
    struct Name {
        QString from;
        QString to;

        bool changes() const { return from != to; }
    };

    const Workspace &workspace;
    DocumentPtr document; ///< the one that is renamed
    QHash<QString, QString> paths; ///< old path to new path, of all that move
    Name name;            ///< of the file
    Name agent = {};
    Name profile = {};
    Name layer = {};

    QString pathAfter(const QString &path) const { return paths.value(path, path); }
    bool moves(const QString &path) const { return paths.contains(path); }
    /// Whether a text holds anything that could be a reference.
    bool isMentionedIn(const QString &text) const;
};

/// The edits that update the references in one document, and those that cannot be updated. Invalid, with its place, where it must change and cannot.
Result<QList<TextEdit>> renamedReferences(const Renaming &renaming, const DocumentPtr &document, Diagnostics &notes);

/// What a manifest calls a layer: its key in [prompt_layers], else the file's name.
QString layerNameOf(const Workspace &workspace, const QString &path);
/// The same after the renaming: a key that was the file's name follows it, as long as no other layer has the new one.
QString layerNameAfter(const Renaming &renaming);

} // namespace outcrop
