// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/render/ledger.h"
#include "gui/look/theme.h"
#include "models/library/documentgroup.h"

#include <QIcon>

namespace outcrop {

/// A line icon from resources/icons, drawn in a colour of the application's palette at the moment it is painted:
/// sharp at every scale, and right after the palette changes.
QIcon lineIcon(const QString &name, Ink ink = Ink::Text);

/// A square in a tier's colours, with a line through it as strata have.
QIcon tierIcon(Tier tier);
/// The same square, empty: a layer that is not in the stack.
QIcon noTierIcon();

/// What a heading of the library stands for.
QIcon groupIcon(DocumentGroup group);
QIcon severityIcon(Severity severity);
Ink severityInk(Severity severity);
QIcon actionIcon(LossAction action);
Ink actionInk(LossAction action);

} // namespace outcrop
