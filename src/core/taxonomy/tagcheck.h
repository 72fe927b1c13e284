// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/taxonomy/taxonomy.h"

#include <QMap>

namespace outcrop {

/// A word that a document is tagged with.
struct WrittenTag {
    QString word;
    Location location;
    bool isWorkload = false; ///< written where only workloads are allowed; else among `tags`, where custom words are as good
};

/// The tags of a document: `metadata.workloads`, `workloads` and `tags` in the front matter of layers, skills and other Markdown. None of other kinds.
QList<WrittenTag> tagsOf(const Document &document);
/// Those of every document that has any, by path, and the workloads of the manifest's specialists.
QMap<QString, QList<WrittenTag>> tagsIn(const Workspace &workspace);

/// The workloads that the condition of a layer compares with (`when: workload == comms`). Where the document does not write the condition as it reads, such
/// as with escapes, the place of each is that of the whole condition. None where it cannot be understood: that is found where layers are read.
QList<WrittenTag> conditionWorkloads(const Document &document);

/// What is wrong with the tags of a workspace's documents. A value, cheap to copy.
struct TagFindings {
    QList<DocumentPtr> documents;       ///< that were looked at
    QMap<QString, Diagnostics> byPath;  ///< of those that have any

    Diagnostics all() const;
};

/// Tags and workloads of conditions that no concept has, each with the nearest word as its repair. Words among `tags` are custom
/// unless they begin as a concept does (`platform/k9s`). The built-in taxonomy was not chosen by the user: only probable typos are found, as notes.
/// `previous` is what was found with the same taxonomy: documents that are the same as then are not looked at again.
TagFindings checkTags(const Workspace &workspace, const Taxonomy &taxonomy, bool isBuiltIn, const TagFindings &previous = {});

/// The paths of the documents that are tagged with each concept, by its notation; unknown tags are left out.
QMap<QString, QStringList> taggedDocuments(const Workspace &workspace, const Taxonomy &taxonomy);

} // namespace outcrop
