// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// What a change does to one provider's request. Sizes and offsets are in characters (UTF-16 code units) of the prompt as a person reads it
/// (`display`) and of the request body (`body`).
struct ProviderEffect {
    QString provider;
    QString model;
    bool rendered = true; ///< false: one of the two could not be rendered, and `problem` says why
    QString problem;

    qsizetype bodyBefore = 0;
    qsizetype bodyAfter = 0;
    qsizetype promptBefore = 0;
    qsizetype promptAfter = 0;

    /// Where the text of the document asked about begins in the prompt, or -1 where it is not sent.
    qsizetype placeBefore = -1;
    qsizetype placeAfter = -1;
    /// Its place among the sections, from 0; -1 where it is not sent.
    qsizetype sectionBefore = -1;
    qsizetype sectionAfter = -1;

    /// Titles of sections that changed their order against others, in the new order; with the one that moved itself.
    QStringList movedSections;

    /// Characters of the prompt before the first difference: what a provider's cache can keep.
    qsizetype stablePrefix = 0;

    Ledger lossesGained; ///< dropped, approximated, moved or injected only after the change
    Ledger lossesLost;   ///< only before it

    bool changes() const { return rendered && (stablePrefix != promptBefore || promptAfter != promptBefore); }
};

/// The effect on all providers, in the catalog's order.
struct ChangeEffect {
    QString file; ///< the document asked about
    QList<ProviderEffect> providers;
    Diagnostics newDiagnostics; ///< findings of the workspace that the change brings
};

/// Renders for every provider before and after a change. `file` is the document whose position is reported, such as the layer that moves; `job` names
/// the prompt (its provider and model are ignored). Pure: safe on any thread; about ten renders. Fails where the change cannot be made.
Result<ChangeEffect> changeEffect(const OpenedWorkspace &opened, const RenderJob &job, const WorkspaceChange &change, const QString &file);

/// One line for people: `the prompt keeps its first 1,204 of 8,310 characters; Tools moves behind Season`.
QString effectText(const ProviderEffect &effect);

Json toJson(const ChangeEffect &effect);

} // namespace outcrop
