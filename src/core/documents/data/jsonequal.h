// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// Returns whether two values are equal as JSON: the order of keys is ignored, and 1 equals 1.0.
bool areEqual(const Json &a, const Json &b);

/// Returns a hash. Values that areEqual() considers equal have the same hash. The hash is seeded per process, so that input cannot be crafted to collide.
size_t equalityHash(const Json &value);

/// Returns whether two items of an array are equal. Takes nearly linear time.
bool hasDuplicateItems(const Json &list);

/// Returns whether a value is a number without a fraction. With `excludesDecimalPoint`, numbers below 2^64 must also have no decimal point or exponent.
bool isIntegerNumber(const Json &number, bool excludesDecimalPoint = false);

/// Returns the value of a number as long double, because double cannot represent all 64-bit integers.
long double toNumber(const Json &number);

} // namespace outcrop
