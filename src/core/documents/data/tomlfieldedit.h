// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// Edits that give a TOML key a value, or take it away; to be verified by the caller, as those of YAML. A missing table is added at the end.
QList<TextEdit> tomlSetProposal(QStringView text, const DataNode &root, const QStringList &path, const Json &value);
QList<TextEdit> tomlRemoveProposal(QStringView text, const DataNode &root, const QStringList &path);

/// A key as written in a table: bare where it can be.
QString tomlKeyText(const QString &key);
/// A value on one line: text between double quotes, numbers, lists and inline tables.
QString tomlValueText(const Json &value);

} // namespace outcrop
