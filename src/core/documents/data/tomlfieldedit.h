// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// Return edits that set or remove a TOML key. The edits are proposals, which the caller must verify. A missing table is added at the end. Empty if the key has
/// a table that is not inline, or if a key to remove does not exist.
QList<TextEdit> tomlSetProposal(QStringView text, const DataNode &root, const QStringList &path, const Json &value);
QList<TextEdit> tomlRemoveProposal(QStringView text, const DataNode &root, const QStringList &path);

/// Returns a key as written in a table, bare if possible.
QString tomlKeyText(const QString &key);
/// Returns a value on one line. Strings are in double quotes; objects become inline tables.
QString tomlValueText(const Json &value);

} // namespace outcrop
