// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/taxonomy/tagcheck.h"
#include "core/taxonomy/taxonomy.h"

#include <memory>

namespace outcrop {

using TaxonomyPtr = std::shared_ptr<const Taxonomy>;

/// A taxonomy and its source file.
struct ParsedTaxonomy {
    DocumentPtr document;
    TaxonomyPtr taxonomy;
};

/// The active taxonomy of a workspace, with the findings about its taxonomies and tags. A value type, cheap to copy.
struct WorkspaceTaxonomy {
    TaxonomyPtr taxonomy = {};    ///< the selected taxonomy or its selected part; null if the built-in one is used
    DocumentPtr document = {};    ///< source file; null if the built-in taxonomy is used
    QString part = {};            ///< URI of the selected scheme or concept; empty if the whole file is used
    QList<ParsedTaxonomy> parsed = {}; ///< all taxonomies of the workspace, by path
    TagFindings tagFindings = {}; ///< findings about tags that are not concepts
    Diagnostics diagnostics = {}; ///< findings about all taxonomies, the manifest's selection and the tags

    bool isBuiltIn() const { return !document; }
    /// Returns the taxonomy that tags are checked against: the selected one, or the built-in one.
    const Taxonomy &taxonomyOrDefault() const { return taxonomy ? *taxonomy : defaultTaxonomy(); }
};

/// Selects the taxonomy of a workspace: the file, scheme or concept (`joelclaw:work`) that `[retrieval] taxonomy` names, else `taxonomy.ttl`, else
/// the first taxonomy file, else the nine built-in workloads. Turtle files without SKOS are ignored. Unchanged files are taken from `previous`, and
/// so are tag findings if the taxonomy is unchanged.
WorkspaceTaxonomy readWorkspaceTaxonomy(const Workspace &workspace, const WorkspaceTaxonomy &previous = {});

} // namespace outcrop
