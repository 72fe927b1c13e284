// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <string_view>
#include <vector>

namespace outcrop {

/// Finds object members by name in constant time, because Json itself searches linearly.
class KeyIndex
{
public:
    static constexpr size_t None = size_t(-1);

    /// Returns the index of the member with this name, or None; the caller then appends a member.
    size_t find(const Json::object_t &members, std::string_view name);
    void clear() { m_slots.clear(); }

private:
    size_t slotOf(const Json::object_t &members, std::string_view name) const;
    void grow(const Json::object_t &members);

    std::vector<quint32> m_slots; // one more than the member index; 0 marks a free slot
    size_t m_indexedMembers = 0;           // number of members in the table
};

} // namespace outcrop
