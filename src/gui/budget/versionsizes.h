// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokencounter.h"
#include "models/budget/providerbudget.h"

namespace outcrop {

/// Returns the body sizes of the latest 30 versions of a document in the history of its folder, oldest first. Omits versions that cannot be read; empty if the
/// history cannot be read. Reads files, so call it on a worker thread.
QList<SizePoint> versionSizes(const QString &folder, const QString &path, const TokenCounter &counter);

/// Returns the sizes of both lists, sorted by time, without sizes that equal the previous one.
QList<SizePoint> mergeSizes(const QList<SizePoint> &left, const QList<SizePoint> &right);

} // namespace outcrop
