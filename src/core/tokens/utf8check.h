// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace outcrop {

/// Whether this processor can check sixteen bytes at once.
bool canCheckBlocks();
/// Whether the bytes are UTF-8, sixteen at once. To be called only where canCheckBlocks().
bool areUtf8Blocks(const char *bytes, qsizetype size);

} // namespace outcrop
