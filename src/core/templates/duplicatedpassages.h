// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// The minimum length of a duplicated passage, in UTF-16 code units.
constexpr qsizetype minDuplicateLength = 120;

/// A passage of whole paragraphs that occurs at several locations. Whitespace at the ends of lines is ignored.
struct DuplicatedPassage {
    QString text;           ///< as at the first location, without the last line ending
    QList<Location> locations; ///< at least two, in the order of the documents; each begins at the start of a line
};

/// Returns the duplicated passages in the layers, skills and agents of a workspace, longest first. Each paragraph is in one passage at most.
QList<DuplicatedPassage> findDuplicatedPassages(const Workspace &workspace, qsizetype minLength = minDuplicateLength);

/// Returns the passage that contains a 1-based line of a document, or nullopt.
std::optional<DuplicatedPassage> passageAt(const QList<DuplicatedPassage> &passages, const QString &file, int line);

/// Returns the change that moves a passage to `partials/<name>.md` and includes it at each location. Documents that are not templates become Handlebars templates. The
/// prompt changes at most in the whitespace at the ends of lines. Errors: Invalid for the name, and those of planSetField(). NotAllowed, with the location, if a partial
/// of this name exists. Also NotAllowed if a document is a template in a dialect other than Mustache or Handlebars, or has braces that would become tags.
Result<WorkspaceChange> extractPartialChange(const Workspace &workspace, const DuplicatedPassage &passage, const QString &name);

} // namespace outcrop
