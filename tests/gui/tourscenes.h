// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

#include <QList>

#include <functional>

namespace outcrop {

/// One picture: its name, and how the window gets there from the scene before it.
struct Scene {
    QString name;
    std::function<void(OpenWindow &)> play;
};

/// A walk through every view and state, in an order in which each scene starts where the last one ended.
QList<Scene> tourScenes();

} // namespace outcrop
