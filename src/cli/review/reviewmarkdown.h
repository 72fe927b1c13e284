// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/folderreview.h"

namespace outcrop {

/// Returns a review as a comment in Markdown. Only changed requests are listed. The first line is a hidden marker, so that scripts can find the comment to
/// update. Text from files cannot mention users, close the comment's blocks or add HTML. At most 65,000 characters, the limit of GitHub; the diff is
/// truncated.
QString reviewMarkdown(const FolderReview &review, const QStringList &violated);

} // namespace outcrop
