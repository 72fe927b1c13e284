// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// Whether two values are the same as JSON: the order of keys does not matter, and 1 is 1.0.
bool areEqual(const Json &a, const Json &b);

/// Equal for values that areEqual(). Differs from one run of the program to the next, so that input cannot be chosen to collide.
size_t equalityHash(const Json &value);

/// Whether two items of a list are equal; near-linear in its size.
bool hasEqualItems(const Json &list);

/// Whether a number has no fraction. `asWritten`: nor a decimal point.
bool isWhole(const Json &number, bool asWritten = false);

/// A number, with the whole range of integers.
long double toNumber(const Json &number);

} // namespace outcrop
