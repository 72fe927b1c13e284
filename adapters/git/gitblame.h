// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

namespace outcrop {

/// Where each line of `text` came from, which is what the file says now: see History::blame(). Lines end with LF, as git counts them.
Result<QList<LineOrigin>> gitBlame(const GitRepository &repository, const QString &path, const QByteArray &text);

} // namespace outcrop
