// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// Returns the built-in wire formats and adapters, in display order. Their paths begin with `builtin/`. A workspace can override each by
/// name.
QList<DocumentPtr> builtInProviders();

} // namespace outcrop
