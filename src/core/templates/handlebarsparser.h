// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// Parses a template in the Handlebars dialect, with the helpers if, unless, each, with, json, ifEquals and unlessEquals, and partials with a context and
/// key-value pairs. Never fails: syntax errors and constructs outside the subset are findings. Thread-safe.
ParsedTemplate parseHandlebars(QStringView text);

} // namespace outcrop
