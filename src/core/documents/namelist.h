// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// Names written as one text with commas between them, as in `tools: Read, Bash(git add:*, git rm:*)`. Commas inside
/// brackets belong to the name.
QStringList namesIn(const QString &text);

/// Names written as one text or as a list.
QStringList namesIn(const DataNode &node);

/// The same text with commas where names are parted by spaces only; the text itself where it has commas, or but one
/// name.
QString withCommas(const QString &text);

} // namespace outcrop
