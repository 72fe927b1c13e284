// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/taxonomy/taxonomy.h"

#include <QMap>

namespace outcrop {

/// A tag of a document, as written.
struct WrittenTag {
    QString word;
    Location location;
    bool isWorkload = false; ///< true if the list allows only workloads; `tags` also allows custom words
};

/// Returns the tags in the front matter of a layer, skill or other Markdown file: `metadata.workloads`, `workloads` and `tags`. Empty for other document
/// kinds.
QList<WrittenTag> tagsOf(const Document &document);
/// Returns the tags of all documents, by path, including the workloads of the specialists in the manifest. Omits documents without tags.
QMap<QString, QList<WrittenTag>> tagsIn(const Workspace &workspace);

/// Returns the conditions of a document (`when: workload == comms`): the one in a layer's front matter, or those in [prompt_layers] of the manifest. A
/// missing condition may be included as a Missing node.
QList<DataNode> conditionsIn(const Document &document, const Workspace &workspace);
/// Returns the workloads in a condition of a document. If the condition is written with escapes, each location is that of the whole condition. Returns an
/// empty list for an invalid condition, which the layer reader reports.
QList<WrittenTag> conditionWorkloads(const Document &document, const DataNode &condition);

/// The findings about the tags of a workspace's documents. A value type, cheap to copy.
struct TagFindings {
    QList<DocumentPtr> documents;       ///< the checked documents
    QMap<QString, Diagnostics> byPath;  ///< by document path; only documents with findings

    Diagnostics all() const;
};

/// Reports tags, and workloads in conditions, that are not concepts. The fix is the most similar notation. Custom words are allowed in `tags`
/// unless they begin with a concept (`platform/k9s`). With the built-in taxonomy, which the user did not choose, only probable typos are reported, as
/// notes. `previous` is an earlier result with the same taxonomy; unchanged documents are not checked again.
TagFindings checkTags(const Workspace &workspace, const Taxonomy &taxonomy, bool isBuiltIn, const TagFindings &previous = {});

/// Returns the paths of the documents tagged with each concept, by notation. Omits unknown tags.
QMap<QString, QStringList> taggedDocuments(const Workspace &workspace, const Taxonomy &taxonomy);

} // namespace outcrop
