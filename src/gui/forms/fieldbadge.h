// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"
#include "gui/look/theme.h"

#include <QIcon>

namespace outcrop {

/// Returns the icon of a portability class; a null icon for unclassified fields. Classes have different shapes. `isQuiet` selects a muted icon.
QIcon portabilityIcon(PortabilityClass portability, bool isQuiet = false);
ColorRole portabilityColorRole(PortabilityClass portability);
/// Returns one sentence that explains the class; empty for unclassified fields.
QString portabilityHelp(PortabilityClass portability);

} // namespace outcrop
