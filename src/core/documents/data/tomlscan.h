// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

// What is looked for in a text before toml++ reads it. Strings and comments are passed over.

/// The place where a dotted TOML key (`a.b.c`) gets more than `depth` parts, or -1. toml++ makes a table of every part
/// and destroys them one inside the other, so that a key of a million parts would exhaust the stack: look before it
/// reads.
qsizetype tooDeepTomlKey(QStringView text, int depth);

/// A character that TOML allows in strings and comments only, such as a no-break space, or -1. A byte order mark at the start is allowed. toml++ takes
/// some of them for spaces, and its assertions fail on others.
qsizetype foreignTomlCharacter(QStringView text);

} // namespace outcrop
