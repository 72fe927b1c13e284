// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// YAML inside a text: what was read from [start, end), and the text around it.
struct YamlSource {
    QStringView text;
    const DataNode &root;
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Ways to write a field, the one that touches least first. They are proposals: the caller reads the result again and takes the first that
/// has the intended value.
QList<QList<TextEdit>> yamlSetProposals(const YamlSource &source, const QStringList &path, const Json &value);
QList<QList<TextEdit>> yamlRemoveProposals(const YamlSource &source, const QStringList &path);

} // namespace outcrop
