// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// Splits a list of names at its commas, as in `tools: Read, Bash(git add:*, git rm:*)`. Commas inside parentheses
/// belong to the name.
QStringList splitNames(const QString &text);

/// Returns the names of a field whose value is a string or a list.
QStringList splitNames(const DataNode &node);

/// Adds commas between names that are separated by spaces only. Returns the text unchanged if it already has commas or contains a single name.
QString withCommas(const QString &text);

} // namespace outcrop
