// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QMap>
#include <QSize>
#include <QStringList>

namespace outcrop {

/// A handbook picture: its page, the tour scenes to play before it is drawn, and the widget to draw.
struct HandbookScene {
    QString page;       ///< name of the page; the file is resources/handbook/pictures/<page>.png
    QStringList scenes; ///< scenes that are played in this order, after the scenes of the previous pictures
    QString dock;       ///< object name of the dock that is drawn; empty for the whole window
    QSize size;         ///< size of the dock or window, in pixels
};

/// Returns every handbook picture, in drawing order: each continues from the window state of the previous one.
QList<HandbookScene> handbookScenes();

/// Draws every handbook picture in one window, with the light palette at 1x. Returns 32-bit images by page.
QMap<QString, QImage> drawHandbook();

} // namespace outcrop
