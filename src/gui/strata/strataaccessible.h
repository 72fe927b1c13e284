// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QModelIndex;

namespace outcrop {

class StrataView;

/// Describes a StrataView for screen readers: a tree whose items are the strata from top to bottom, each with its name,
/// size and state in words.
void installStrataAccessibility();
/// The keyboard went to another stratum.
void tellCurrentStratum(StrataView *view, const QModelIndex &current);

} // namespace outcrop
