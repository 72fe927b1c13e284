// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace outcrop {

// JSON pointers (RFC 6901): `/turns/0/text`; the empty one is the whole document.

/// A key as one more step of a pointer: escaped, its slash in front.
QString pointerStep(const QString &key);
QString pointerStep(const std::string &key);

/// The steps of a pointer, escapes undone; none for the whole document.
QStringList pointerSteps(const QString &pointer);

/// The item of a list of `size` items that a step names; nothing where it names none.
std::optional<qsizetype> pointerIndex(const QString &step, qsizetype size);

/// The value that a pointer leads to; nullptr where it leads nowhere or is not a pointer. Lives as long as `root`.
const Json *valueAt(const Json &root, const QString &pointer);
Json *valueAt(Json &root, const QString &pointer);

} // namespace outcrop
