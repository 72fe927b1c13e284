// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop {

/// What the rules of a contract find in an answer: its code in fenced blocks, its data and its text. Nothing where it has no rules, or none of them could be
/// tried on this answer: then nobody has checked it. `file`: what the places are said to be in.
std::optional<Diagnostics> violationsIn(const QString &answer, const QString &file, const ResponseContract &contract);

} // namespace outcrop
