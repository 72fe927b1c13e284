// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sessions/turnrecord.h"

#include <optional>

namespace outcrop {

/// Why the dearest outcome is not allowed; nothing where it is. What is not known is not allowed either.
std::optional<Error> costProblem(const std::optional<Cost> &most, const std::optional<Cost> &allowed);

/// What turns have cost; nothing where that of one is not known.
std::optional<Cost> costOfTurns(const QList<TurnRecord> &turns);

} // namespace outcrop
