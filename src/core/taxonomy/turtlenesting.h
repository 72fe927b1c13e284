// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Returns the first offset where brackets and parentheses are nested more than `most` levels deep, or -1. The parser is recursive, so deeper nesting could
/// overflow the stack.
qsizetype findTooDeepBracket(QStringView text, int most);

} // namespace outcrop
