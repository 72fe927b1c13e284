// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/render/ledger.h"
#include "gui/look/theme.h"
#include "models/library/documentgroup.h"

#include <QIcon>

namespace outcrop {

/// Returns a line icon from resources/icons. Painted on demand in the color of a role, so that it is sharp at every scale and follows the palette. Returns
/// a null icon if there is no file with this name.
QIcon lineIcon(const QString &name, ColorRole colorRole = ColorRole::Text);

/// Returns an icon with a number in its upper right corner; above 99, `99+`.
QIcon badgedIcon(const QIcon &icon, int number);

/// Returns a square in a tier's colors and line pattern.
QIcon tierIcon(Tier tier);
/// Returns an empty square, for a layer that is not in the stack.
QIcon emptyTierIcon();

QIcon groupIcon(DocumentGroup group);
QIcon severityIcon(Severity severity);
ColorRole severityColorRole(Severity severity);
QIcon actionIcon(LossAction action);
ColorRole actionColorRole(LossAction action);

} // namespace outcrop
