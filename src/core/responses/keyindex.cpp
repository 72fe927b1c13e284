// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/keyindex.h"

#include <QHashFunctions>
#include <QtMath>

namespace outcrop {

namespace {

constexpr size_t linearSearchLimit = 16; // up to this size, linear search is faster

size_t findLinearly(const Json::object_t &members, std::string_view name)
{
    for (size_t i = 0; i < members.size(); ++i) {
        if (members.data()[i].first == name)
            return i;
    }
    return KeyIndex::None;
}

} // namespace

size_t KeyIndex::find(const Json::object_t &members, std::string_view name)
{
    if (members.size() <= linearSearchLimit)
        return findLinearly(members, name);
    grow(members);
    const quint32 slot = m_slots[slotOf(members, name)];
    return slot == 0 ? None : slot - 1;
}

size_t KeyIndex::slotOf(const Json::object_t &members, std::string_view name) const
{
    const size_t mask = m_slots.size() - 1;
    size_t at = qHashBits(name.data(), name.size(), QHashSeed::globalSeed()) & mask;
    while (m_slots[at] != 0 && members.data()[m_slots[at] - 1].first != name)
        at = (at + 1) & mask;
    return at;
}

/// Adds new members to the table, which stays at most half full.
void KeyIndex::grow(const Json::object_t &members)
{
    if (m_slots.size() < 2 * (members.size() + 1)) {
        m_slots.assign(qNextPowerOfTwo(quint64(4 * members.size())), 0);
        m_indexedMembers = 0;
    }
    for (; m_indexedMembers < members.size(); ++m_indexedMembers)
        m_slots[slotOf(members, members.data()[m_indexedMembers].first)] = quint32(m_indexedMembers + 1);
}

} // namespace outcrop
