// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/interactions/tagproposal.h"
#include "core/taxonomy/categoryproposal.h"

#include <iosfwd>

namespace outcrop {

/// Prints the workspace's taxonomy as a tree with the number of tagged documents.
void writeTaxonomy(std::ostream &out, const OpenedWorkspace &opened);
Json taxonomyJson(const OpenedWorkspace &opened);

/// Prints all details of a concept.
void writeConcept(std::ostream &out, const OpenedWorkspace &opened, const Concept &entry);
Json conceptJson(const OpenedWorkspace &opened, const Concept &entry);

void writeProposals(std::ostream &out, const QList<CategoryProposal> &proposals);
/// Prints the tags proposed for untagged skills. Skills without enough evidence are listed below the table.
void writeTagProposals(std::ostream &out, const QList<TagProposal> &proposals);
Json proposalsJson(const QList<CategoryProposal> &proposals, const QList<TagProposal> &tags, qsizetype untaggedCount);

} // namespace outcrop
