// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"

namespace outcrop {

/// Returns an estimate as Markdown lines for a prompt: exceeded limits, possible subtasks and possible parallel groups. The wording only suggests (ADR-005):
/// the reader decides. Text from the task is put in code spans, so that it cannot act as instructions.
QStringList suggestionLines(const ComplexityEstimate &estimate);

} // namespace outcrop
