// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/taxonomy/categoryproposal.h"

#include <iosfwd>

namespace outcrop {

/// The taxonomy a workspace is tagged with, as an outline with how many documents have each tag.
void writeTaxonomy(std::ostream &out, const OpenedWorkspace &opened);
Json taxonomyJson(const OpenedWorkspace &opened);

/// All that is known of a concept.
void writeConcept(std::ostream &out, const OpenedWorkspace &opened, const Concept &one);
Json conceptJson(const OpenedWorkspace &opened, const Concept &one);

void writeProposals(std::ostream &out, const QList<CategoryProposal> &proposals);
Json proposalsJson(const QList<CategoryProposal> &proposals, qsizetype untagged);

/// The file, or that it is the program's own.
QString taxonomyName(const WorkspaceTaxonomy &tags);

} // namespace outcrop
