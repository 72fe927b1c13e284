// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/exchange/responserules.h"

namespace outcrop {

/// Reads paths and values in the rules of a wire format and reports invalid ones with their locations.
class ResponseRuleReader
{
public:
    ResponseRuleReader(const QString &file, Diagnostics &diagnostics) : m_file(file), m_diagnostics(diagnostics) { }

    ValuePath path(const DataNode &node) const;
    TargetPath target(const DataNode &node) const;
    /// Reads a path, a list of alternative paths (the first that finds a value is used), or `{sum: [paths]}`.
    ValueRule value(const DataNode &node) const;

    /// Returns the items of a sequence; any other existing node as a list of one item.
    static QList<DataNode> itemsOf(const DataNode &node);

private:
    void report(const DataNode &node) const;

    QString m_file;
    Diagnostics &m_diagnostics;
};

} // namespace outcrop
