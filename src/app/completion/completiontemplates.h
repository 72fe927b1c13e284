// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

namespace outcrop {

/// The directives of the template language, as keys.
const QList<Candidate> &templateDirectives();

/// What a template of a wire format can ask for.
QList<Candidate> templateParts(const OpenedWorkspace &opened);

/// The words that one of those parts may be, where they are known.
QList<Candidate> templateWords(const QString &part);

} // namespace outcrop
