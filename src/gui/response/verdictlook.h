// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "gui/look/theme.h"

#include <QIcon>

namespace outcrop {

/// Returns the icon of a verdict; the text beside the icon has the same meaning.
QIcon verdictIcon(Verdict verdict);
ColorRole verdictColorRole(Verdict verdict);

} // namespace outcrop
