// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"
#include "gui/look/theme.h"

#include <QIcon>

namespace outcrop {

/// Returns the icon of a portability class. Shape and text carry the meaning; color only repeats it. Unclassified fields have no icon. With `quiet`,
/// the icon has no color.
QIcon portabilityIcon(PortabilityClass portability, bool quiet = false);
Ink portabilityColorRole(PortabilityClass portability);
/// Returns one sentence about the class.
QString portabilityHelp(PortabilityClass portability);

} // namespace outcrop
