// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/jsonequal.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

bool haveEqualMembers(const Json &a, const Json &b)
{
    const auto items = a.items();
    return a.size() == b.size() && std::all_of(items.begin(), items.end(), [&b](const auto &item) {
        const auto other = b.find(item.key());
        return other != b.end() && areEqual(item.value(), *other);
    });
}

} // namespace

bool areEqual(const Json &a, const Json &b)
{
    if (a.is_number() && b.is_number())
        return toNumber(a) == toNumber(b);
    if (a.type() != b.type())
        return false;
    if (a.is_object())
        return haveEqualMembers(a, b);
    return a.is_array() ? std::equal(a.begin(), a.end(), b.begin(), b.end(), areEqual) : a == b;
}

bool isWhole(const Json &number, bool asWritten)
{
    constexpr double beyondIntegers = 18446744073709551616.0; // read as a real number however it was written
    if (number.is_number_integer() || !number.is_number())
        return number.is_number();
    const double value = number.get<double>();
    return std::floor(value) == value && (!asWritten || std::fabs(value) >= beyondIntegers);
}

long double toNumber(const Json &number)
{
    if (number.is_number_unsigned())
        return static_cast<long double>(number.get<uint64_t>());
    return number.is_number_integer() ? static_cast<long double>(number.get<int64_t>()) : number.get<double>();
}

} // namespace outcrop
