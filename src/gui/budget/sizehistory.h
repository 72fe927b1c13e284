// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/providerbudget.h"

#include <QHash>

namespace outcrop {

/// The sizes of documents over time, stored in the window settings. A size is recorded when a workspace opens and on each save, if it has changed.
/// Keeps the latest 60 sizes of each document.
class SizeHistory
{
public:
    /// Records the size of a document by its path. Returns false if the size equals the last recorded size.
    bool addPoint(const QString &path, const SizePoint &point);
    QList<SizePoint> points(const QString &path) const { return m_points.value(path); }

    /// Returns the history as JSON for fromBytes().
    QByteArray toBytes() const;
    /// Parses a history. Skips invalid entries, so that a damaged history does not prevent startup.
    static SizeHistory fromBytes(const QByteArray &bytes);

private:
    QHash<QString, QList<SizePoint>> m_points;
};

} // namespace outcrop
