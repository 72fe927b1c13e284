// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// Returns whether two entries of `files` may refer to the same file. An entry is a path, a folder (including everything below it) or a glob pattern
/// with `*`, `?` or `[`. Patterns are compared only by their fixed prefix and suffix, so false positives are possible.
bool mayOverlap(const QString &one, const QString &other);

/// Returns the entries of the first list that may refer to a file of the second list.
QStringList overlappingFiles(const QStringList &files, const QStringList &others);

/// Returns the paths mentioned in the text, without duplicates: `src/a.cpp`, `docs/`, and file names with the suffix of a source or document file, such as
/// `orders.py`.
QStringList findMentionedPaths(const QString &text);

} // namespace outcrop
