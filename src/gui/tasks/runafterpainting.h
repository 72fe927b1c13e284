// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace outcrop {

/// Calls a function after pending paint events, so that typed text is visible first. The call is dropped if the owner is destroyed.
void runAfterPainting(QObject *owner, const std::function<void()> &callback);

} // namespace outcrop
