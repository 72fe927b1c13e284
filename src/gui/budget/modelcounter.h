// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/openworkspace.h"

namespace outcrop {

/// Who counts for a model of a workspace. Never null: without a provider it is an estimate for anything.
TokenCounterPtr counterOf(const OpenedWorkspace &opened, const QString &provider, const QString &model);

} // namespace outcrop
