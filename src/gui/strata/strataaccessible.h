// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QModelIndex;

namespace outcrop {

class StrataView;

/// Describes a StrataView to screen readers as a tree of strata from top to bottom, each with its name, size and state.
void installStrataAccessibility();
/// Announces the new current stratum to screen readers. Has no effect if the view does not contain it.
void announceCurrentStratum(StrataView *view, const QModelIndex &currentIndex);

} // namespace outcrop
