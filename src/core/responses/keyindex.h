// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <string_view>
#include <vector>

namespace outcrop {

/// Finds a member of an object by its name in constant time, however many there are: Json itself compares them one by one.
class KeyIndex
{
public:
    static constexpr size_t None = size_t(-1);

    /// The member of that name, or None; then the caller appends it.
    size_t find(const Json::object_t &members, std::string_view name);
    void clear() { m_slots.clear(); }

private:
    size_t slotOf(const Json::object_t &members, std::string_view name) const;
    void grow(const Json::object_t &members);

    std::vector<quint32> m_slots; // one more than the number of a member; 0 is free
    size_t m_known = 0;           // how many members are in the table
};

} // namespace outcrop
