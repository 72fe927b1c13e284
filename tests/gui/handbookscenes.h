// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QMap>
#include <QSize>
#include <QStringList>

namespace outcrop {

/// A picture of the handbook: the page that it belongs to, the scenes of the tour that lead to it, and what is drawn.
struct HandbookScene {
    QString page;       ///< the file is resources/handbook/pictures/<page>.png
    QStringList scenes; ///< played in this order, after those of the pictures before it
    QString dock;       ///< object name of the dock that is drawn; empty for the whole window
    QSize size;         ///< in pixels, of the dock or window
};

/// Every picture of the handbook, in an order in which each starts where the one before it ended.
QList<HandbookScene> handbookScenes();

/// Draws every picture of the handbook, light and at 1x, in one window: by page, as 32-bit images.
QMap<QString, QImage> drawHandbook();

} // namespace outcrop
