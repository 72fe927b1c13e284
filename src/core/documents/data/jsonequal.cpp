// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/jsonequal.h"

#include <QHashFunctions>

#include <algorithm>
#include <cmath>
#include <vector>

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

size_t textHash(const std::string &text)
{
    return qHashBits(text.data(), text.size(), QHashSeed::globalSeed());
}

/// Returns a hash that does not depend on the order of the members.
size_t objectHash(const Json &object)
{
    size_t sum = object.size();
    for (const auto &[name, value] : object.items())
        sum += qHashMulti(textHash(name), equalityHash(value));
    return sum;
}

size_t listHash(const Json &list)
{
    size_t hash = list.size();
    for (const Json &item : list)
        hash = qHashMulti(hash, equalityHash(item));
    return hash;
}

} // namespace

size_t equalityHash(const Json &value)
{
    const size_t seed = QHashSeed::globalSeed();
    switch (value.type()) {
    case Json::value_t::object:
        return objectHash(value);
    case Json::value_t::array:
        return listHash(value);
    case Json::value_t::string:
        return textHash(value.get_ref<const std::string &>());
    case Json::value_t::boolean:
        return qHash(value.get<bool>() ? 1 : 2, seed);
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
    case Json::value_t::number_float:
        return qHash(double(toNumber(value)) + 0.0, seed); // equal numbers are equal as doubles
    case Json::value_t::null:
    case Json::value_t::binary:
    case Json::value_t::discarded:
        break;
    }
    return seed;
}

bool hasDuplicateItems(const Json &list)
{
    std::vector<std::pair<size_t, const Json *>> items;
    for (const Json &item : list)
        items.emplace_back(equalityHash(item), &item);
    std::sort(items.begin(), items.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (size_t i = 0; i < items.size(); ++i) {
        for (size_t j = i + 1; j < items.size() && items[j].first == items[i].first; ++j) {
            if (areEqual(*items[i].second, *items[j].second))
                return true;
        }
    }
    return false;
}

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

bool isIntegerNumber(const Json &number, bool excludesDecimalPoint)
{
    constexpr double beyondIntegers =
        18446744073709551616.0; // larger numbers are parsed as doubles, with or without a decimal point
    if (number.is_number_integer() || !number.is_number())
        return number.is_number();
    const double value = number.get<double>();
    return std::floor(value) == value && (!excludesDecimalPoint || std::fabs(value) >= beyondIntegers);
}

long double toNumber(const Json &number)
{
    if (number.is_number_unsigned())
        return static_cast<long double>(number.get<uint64_t>());
    return number.is_number_integer() ? static_cast<long double>(number.get<int64_t>()) : number.get<double>();
}

} // namespace outcrop
