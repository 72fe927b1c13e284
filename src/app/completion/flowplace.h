// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completionplace.h"

namespace outcrop {

/// Finds out what is written inside a value: plain, in quotes, or in lists and mappings on one line. `line` begins at
/// `lineStart` of the text; the value begins at `valueAt` of the line, and the cursor is at `cursor` of it.
/// `separator` is between a key and its value: `:` in YAML, `=` in TOML.
void readValue(CompletionPlace &place, QStringView line, qsizetype lineStart, qsizetype valueAt, qsizetype cursor,
    QChar separator);

} // namespace outcrop
