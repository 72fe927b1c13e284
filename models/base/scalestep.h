// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The distance between the marks of a scale of `length`: 1, 2 or 5 times a power of ten, so that its numbers are round; the smallest that
/// divides the scale into no more than `most` parts, the last of which may be cut short. 1 for a scale without length.
double scaleStep(double length, int most = 5);
/// Digits behind the point that the numbers of such a scale need.
int scalePlaces(double step);

} // namespace outcrop
