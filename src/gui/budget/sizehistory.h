// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/providerbudget.h"

#include <QHash>

namespace outcrop {

/// How long documents were when they were saved: noted when a workspace is opened and at each save, kept with the window's settings. A size that did
/// not change is noted once.
class SizeHistory
{
public:
    /// By path. True where something new was noted.
    bool note(const QString &path, const SizePoint &point);
    QList<SizePoint> points(const QString &path) const { return m_points.value(path); }

    QByteArray toBytes() const;
    /// What cannot be read is left out: a history is worth less than a start.
    static SizeHistory fromBytes(const QByteArray &bytes);

private:
    QHash<QString, QList<SizePoint>> m_points;
};

} // namespace outcrop
