// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"

namespace outcrop {

/// Returns an estimate as Markdown lines for a prompt: exceeded limits, possible subtasks and possible parallel groups. The text makes suggestions and gives no
/// instructions (ADR-005). Text from the task is put in code spans, so that a model is less likely to follow instructions in it.
QStringList suggestionLines(const ComplexityEstimate &estimate);

} // namespace outcrop
