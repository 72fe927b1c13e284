// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/providerbudget.h"

#include <QHash>

namespace outcrop {

/// The sizes of documents over time, stored in the window's settings. A size is recorded when a workspace is opened and at each save, if it changed.
class SizeHistory
{
public:
    /// Records the size of a document by its path. Returns whether it is new.
    bool addPoint(const QString &path, const SizePoint &point);
    QList<SizePoint> points(const QString &path) const { return m_points.value(path); }

    QByteArray toBytes() const;
    /// Skips entries that it cannot parse: a damaged history must not prevent the start.
    static SizeHistory fromBytes(const QByteArray &bytes);

private:
    QHash<QString, QList<SizePoint>> m_points;
};

} // namespace outcrop
