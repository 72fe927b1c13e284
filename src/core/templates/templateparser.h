// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatedialect.h"
#include "core/templates/templatenode.h"

namespace outcrop {

/// Parses a template. Never fails: syntax errors and constructs outside the subset are findings. The dialect None results in one text node. Thread-safe.
ParsedTemplate parseTemplate(QStringView text, TemplateDialect dialect);

} // namespace outcrop
