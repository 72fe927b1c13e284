// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// The wire formats and adapters that come with the program, in the order in which providers are shown. Their paths begin with `builtin/`.
/// A workspace may replace any of them by name.
QList<DocumentPtr> builtInProviders();

} // namespace outcrop
