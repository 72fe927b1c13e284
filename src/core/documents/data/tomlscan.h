// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

// Checks that run before toml++ parses a text. They skip strings and comments.

/// Returns the offset where a dotted TOML key (`a.b.c`) exceeds `depth` parts, or -1. toml++ creates nested tables for the parts and destroys them recursively. A key
/// with a million parts would therefore overflow the stack.
qsizetype findTooDeepTomlKey(QStringView text, int depth);

/// Returns the offset of the first character that TOML allows only in strings and comments, such as a no-break space, or -1. A byte order mark at the
/// beginning is allowed. toml++ accepts some of these characters as spaces and fails an assertion on others.
qsizetype findInvalidTomlCharacter(QStringView text);

} // namespace outcrop
