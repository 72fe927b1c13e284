// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

namespace outcrop {

/// YAML in a text: the data read from [start, end), and the surrounding text.
struct YamlSource {
    QStringView text;
    const DataNode &root;
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Return alternative edits, the least invasive first. The caller must parse the result of each alternative and use the first one with the intended value.
QList<QList<TextEdit>> planYamlSetEdits(const YamlSource &source, const QStringList &path, const Json &value);
QList<QList<TextEdit>> planYamlRemoveEdits(const YamlSource &source, const QStringList &path);

} // namespace outcrop
