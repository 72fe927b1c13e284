// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace outcrop {

/// Does something soon, but not before what waits to be painted is painted: a key that was pressed is seen before anything else is shown. Not done
/// once the owner is gone.
void afterPainting(QObject *owner, const std::function<void()> &errand);

} // namespace outcrop
