// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/searchindex.h"

namespace outcrop {

/// Parses a user's query: words, `"phrases in quotes"` and `prefixes*`. Words with punctuation inside (`step.run`, `re-index`) become phrases. Stop
/// words (how, do, the) are dropped unless there are no other terms. Returns at most 24 terms; further terms, and words without a letter or digit, are
/// ignored. Never fails.
QList<SearchTerm> readQuery(const QString &text);

} // namespace outcrop
