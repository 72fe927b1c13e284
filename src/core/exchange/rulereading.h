// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"
#include "core/exchange/answerrules.h"

namespace outcrop {

/// Reads the small words of a wire format's rules, and reports those that mean nothing at their place.
class RuleReading
{
public:
    RuleReading(const QString &file, Diagnostics &diagnostics) : m_file(file), m_diagnostics(diagnostics) { }

    ValuePath path(const DataNode &node) const;
    TargetPath target(const DataNode &node) const;
    /// A path, a list of paths of which the first that finds something is taken, or `{sum: [paths]}`.
    ValueRule value(const DataNode &node) const;

    /// A sequence's items; anything else that is there is a list of one.
    static QList<DataNode> list(const DataNode &node);

private:
    void report(const DataNode &node) const;

    QString m_file;
    Diagnostics &m_diagnostics;
};

} // namespace outcrop
