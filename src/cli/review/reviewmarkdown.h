// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/folderreview.h"

namespace outcrop {

/// Returns a review as a comment in Markdown. Unchanged requests are only named. The first line is a hidden marker, by which scripts can find the comment to
/// update it. Text from files cannot mention users, close the blocks of the comment or add HTML. The diff is truncated to keep the comment below GitHub's
/// limit.
QString reviewMarkdown(const FolderReview &review, const QStringList &violatedLimits);

} // namespace outcrop
