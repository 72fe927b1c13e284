// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/folderreview.h"
#include "core/base/json.h"

namespace outcrop {

/// Returns a review as JSON. Its members have the same form as in `budget`, `context --diff`, `history diff` and `check`. `violated` contains the sentences of
/// violatedLimits().
Json toJson(const FolderReview &review, const QStringList &violatedLimits);

} // namespace outcrop
