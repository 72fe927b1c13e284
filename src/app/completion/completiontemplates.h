// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

namespace outcrop {

/// Returns the directives of the template language as key candidates.
QList<Candidate> templateDirectives();

/// Returns the names that a wire-format template can use, as candidates.
QList<Candidate> templateNameCandidates(const OpenedWorkspace &opened);

/// Returns the known values of a template name as candidates, or an empty list.
QList<Candidate> templateCandidates(const QString &part);

} // namespace outcrop
