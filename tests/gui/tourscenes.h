// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

#include <QList>

#include <functional>

namespace outcrop {

/// A screenshot: its name, and the steps from the previous scene. A dialog is a separate window: `dialog` names the dialog to draw, which is closed
/// afterward.
struct Scene {
    QString name;
    std::function<void(OpenWindow &)> play;
    QString dialog = {};
};

/// Writes a file for a scene, and creates its folder. Ends the program if that fails.
void writeSceneFile(const QString &path, const QByteArray &bytes);

/// Clicks a button and waits.
void press(OpenWindow &tour, const QString &button);

/// Returns the dialog of the scene if it has one, otherwise the window.
QWidget *widgetToDraw(const Scene &scene, OpenWindow &tour);

/// Returns scenes of every view and state, in order: each continues from the window state of the previous one.
QList<Scene> tourScenes();

} // namespace outcrop
