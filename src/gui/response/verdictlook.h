// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "gui/look/theme.h"

#include <QIcon>

namespace outcrop {

/// The picture of a verdict; the word is always next to it.
QIcon verdictIcon(Verdict verdict);
Ink verdictInk(Verdict verdict);

} // namespace outcrop
