// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace outcrop {

// JSON pointers (RFC 6901): `/turns/0/text`. An empty pointer refers to the whole document.

/// Returns `key` as an escaped reference token with a leading slash.
QString pointerToken(const QString &key);
QString pointerToken(const std::string &key);

/// Returns the unescaped reference tokens of a pointer. Returns an empty list for the whole document.
QStringList pointerTokens(const QString &pointer);

/// Returns the index that a reference token denotes in a list of `size` items, or nullopt if it is not a valid index.
std::optional<qsizetype> pointerIndex(const QString &step, qsizetype size);

/// Returns the value at `pointer`, or nullptr if it does not exist or the pointer is malformed. The result points
/// into `root`.
const Json *valueAt(const Json &root, const QString &pointer);
Json *valueAt(Json &root, const QString &pointer);

} // namespace outcrop
