// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// The place where a dotted TOML key (`a.b.c`) gets more than `depth` parts, or -1. toml++ makes a table of every part
/// and destroys them one inside the other, so that a key of a million parts would exhaust the stack: look before it
/// reads.
qsizetype tooDeepTomlKey(QStringView text, int depth);

} // namespace outcrop
