// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Returns the origin of each line of `text`, the file's current content, as specified by History::blame(). Lines end with LF, as in
/// git.
Result<QList<LineOrigin>> gitBlame(const GitRepository &repository, const QString &path, const QByteArray &text);

} // namespace outcrop
