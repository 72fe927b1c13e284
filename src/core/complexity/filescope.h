// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// Whether two entries of `files` may mean the same file. An entry is a path, a folder (everything below it) or a pattern with `*`, `?` or `[`. Patterns
/// are compared by the text before and after their wildcards, so that the answer is rather yes than wrongly no.
bool mayOverlap(const QString &one, const QString &other);

/// The entries of the first list that may mean a file of the second.
QStringList overlapping(const QStringList &files, const QStringList &others);

/// The paths that a text names, each once: `src/a.cpp`, `docs/`, and file names with an ending of code or documents, such as `orders.py`.
QStringList filesNamedIn(const QString &text);

} // namespace outcrop
