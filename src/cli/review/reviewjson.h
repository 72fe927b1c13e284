// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/folderreview.h"
#include "core/base/json.h"

namespace outcrop {

/// Returns a review as JSON. The members have the form of `budget`, `context --diff`, `history diff` and `check`. `violated` are the sentences of
/// violatedLimits().
Json toJson(const FolderReview &review, const QStringList &violated);

} // namespace outcrop
