// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"

namespace outcrop {

/// An estimate as lines of Markdown to be copied into a prompt: what was found, how the work could be cut, and what could be done side by side. Suggestions and
/// never commands (ADR-005): every sentence leaves the decision with the reader, and texts of the task are in code marks, so that they cannot act as instructions.
QStringList suggestions(const ComplexityEstimate &estimate);

} // namespace outcrop
