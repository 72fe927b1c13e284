// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"
#include "gui/look/theme.h"

#include <QIcon>

namespace outcrop {

/// How a field's portability is shown: always a shape and a word, with a colour that says no more than they do. Unclassified fields have none.
/// `quiet` is without colour.
QIcon portabilityIcon(PortabilityClass portability, bool quiet = false);
Ink portabilityInk(PortabilityClass portability);
/// One sentence.
QString portabilityHelp(PortabilityClass portability);

} // namespace outcrop
