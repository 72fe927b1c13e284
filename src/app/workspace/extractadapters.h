// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/render/fencedadapters.h"

namespace outcrop {

/// Returns the adapters and wire formats printed in a Markdown file. `shownPath` is its path in messages. Errors: those of reading, Invalid if it is not UTF-8.
Result<QList<FencedAdapter>> readPrintedAdapters(const QString &path, const QString &shownPath);

/// The paths of the written adapters, of files that were kept because their content is different, and of files that already had the same content.
struct ExtractedAdapters {
    QStringList written;
    QStringList kept;
    QStringList same;
};

/// Writes adapters without errors into a folder, at the paths where a workspace loads them. Existing files are never replaced. Errors:
/// those of createFile(); files written before the error are kept.
Result<ExtractedAdapters> extractAdapters(const QList<FencedAdapter> &adapters, const QString &folder);

} // namespace outcrop
