// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

#include <QList>

#include <functional>

namespace outcrop {

/// One picture: its name, and how the window gets there from the scene before it. A dialog is a separate window: `dialog` names the one to
/// draw, which is closed afterwards.
struct Scene {
    QString name;
    std::function<void(OpenWindow &)> play;
    QString dialog = {};
};

/// What a scene shows.
QWidget *shownBy(const Scene &scene, OpenWindow &tour);

/// A walk through every view and state, in an order in which each scene starts where the last one ended.
QList<Scene> tourScenes();

} // namespace outcrop
