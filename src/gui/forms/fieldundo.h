// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formmodel.h"

class QKeyEvent;

namespace outcrop {

/// Applies the shortcuts for undo and redo to the document of a form instead of the control that has the focus. Returns whether the key was one of them.
bool undoFieldEdit(FormModel &form, const QKeyEvent &event);

} // namespace outcrop
