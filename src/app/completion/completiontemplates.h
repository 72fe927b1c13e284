// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

namespace outcrop {

/// Returns the directives of the template language as key candidates.
const QList<Candidate> &templateDirectives();

/// Returns the names that a wire-format template can use.
QList<Candidate> templateParts(const OpenedWorkspace &opened);

/// Returns the known values of a template name, or an empty list.
QList<Candidate> templateWords(const QString &part);

} // namespace outcrop
