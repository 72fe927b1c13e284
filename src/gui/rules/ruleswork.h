// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/rules/ruleexamples.h"
#include "models/rules/injectiontable.h"

#include <stop_token>

namespace outcrop {

/// Returns the rules of each prompt type and their tokens, counted for a model; empty after a stop request. Thread-safe.
QList<ShownInjection> injectionsOf(const OpenedWorkspace &opened, const QString &provider, const QString &model, const std::stop_token &stop = {});

} // namespace outcrop
