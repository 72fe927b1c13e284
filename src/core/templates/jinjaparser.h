// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// Parses a template in the Jinja dialect, with the statements if, for, with, include and raw.
/// Never fails: syntax errors and constructs outside the subset are findings. Thread-safe.
ParsedTemplate parseJinja(QStringView text);

} // namespace outcrop
