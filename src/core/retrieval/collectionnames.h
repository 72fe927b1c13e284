// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// Returns a message that suggests the known name most similar to `word`, or lists all known names.
QString knownNameHint(const QString &word, const QStringList &known);

/// Returns the collections that a list in config.toml names, with aliases resolved (`agent_memory` is `memory`), without duplicates. Reports unknown names
/// and ignores them.
QStringList readCollectionNames(const DataNode &list, const QString &file, Diagnostics &diagnostics);

} // namespace outcrop
