// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/taxonomy/tagcheck.h"
#include "core/taxonomy/taxonomy.h"

#include <memory>

namespace outcrop {

using TaxonomyPtr = std::shared_ptr<const Taxonomy>;

/// A taxonomy and the file it was read from.
struct ReadTaxonomy {
    DocumentPtr document;
    TaxonomyPtr taxonomy;
};

/// The taxonomy that a workspace is tagged with, and what is wrong with it and with the tags. A value, cheap to copy.
struct WorkspaceTaxonomy {
    TaxonomyPtr taxonomy = {};    ///< of the scheme that was chosen; null before anything is read
    DocumentPtr document = {};    ///< its file; null if the built-in one is used, because the workspace has none
    QString part = {};            ///< the scheme or concept of the file that alone was chosen; empty for all of it
    QList<ReadTaxonomy> read = {}; ///< every taxonomy of the workspace, by path
    TagFindings tags = {};        ///< tags that are not concepts
    Diagnostics diagnostics = {}; ///< of all of them, of the manifest's choice, and of the tags

    bool isBuiltIn() const { return !document; }
    /// What tags are checked against: the program's own where nothing is read.
    const Taxonomy &concepts() const { return taxonomy ? *taxonomy : defaultTaxonomy(); }
};

/// Reads a workspace's taxonomy: the file that `[retrieval] taxonomy` names, or that has the scheme or the concept it names (`joelclaw:work`), else
/// `taxonomy.ttl`, else the first there is, else the built-in nine workloads. Turtle without SKOS is not a taxonomy. Files that are the
/// same as in `previous` are not read again, nor are the tags of documents that are.
WorkspaceTaxonomy readWorkspaceTaxonomy(const Workspace &workspace, const WorkspaceTaxonomy &previous = {});

} // namespace outcrop
