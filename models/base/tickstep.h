// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Returns the distance between the ticks of a scale: 1, 2 or 5 times a power of ten. It is the smallest distance that divides `length` into no more than `maxParts`
/// parts. The last part can be shorter. Returns 1 for length 0.
double tickStep(double length, int maxParts = 5);
/// Returns the number of decimal places that the ticks need.
int decimalPlaces(double step);

} // namespace outcrop
