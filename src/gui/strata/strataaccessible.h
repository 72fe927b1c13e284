// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QModelIndex;

namespace outcrop {

class StrataView;

/// Describes a StrataView to screen readers as a tree of strata from top to bottom, each with its name, size and state.
void installStrataAccessibility();
/// Announces the new current stratum.
void announceCurrentStratum(StrataView *view, const QModelIndex &currentIndex);

} // namespace outcrop
