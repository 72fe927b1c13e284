// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// What is looked for, as somebody typed it: words, `"several words in a row"`, and `beginnings*`. Words with signs inside (`step.run`, `re-index`) are
/// looked for as rows of words. Little words (how, do, the) count only where there are no others. At most 24 terms; what follows is passed over, as
/// everything is that has no letter and no digit. Never fails.
QList<SearchTerm> readQuery(const QString &text);

} // namespace outcrop
