// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completioncontext.h"

namespace outcrop {

/// Reads a plain, quoted or flow-style value up to the cursor and sets the completion context. `line` begins at offset `lineStart` of the text; `valueAt` and
/// `cursor` are offsets in `line`. `separator` is `:` in YAML and `=` in TOML. Does nothing in a comment or after a value.
void readValue(CompletionContext &context, QStringView line, qsizetype lineStart, qsizetype valueAt, qsizetype cursor,
    QChar separator);

} // namespace outcrop
