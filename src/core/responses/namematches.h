// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <map>
#include <string>

namespace outcrop {

/// Maps the keys of an object to the properties of its schema. Identical names come first, then names that differ only in case, separators or diacritics, if
/// exactly one key matches.
class NameMatches
{
public:
    NameMatches(const Json &object, const Json &properties);

    /// Returns the property for a key, or the key itself if it matches no property.
    std::string propertyOf(const std::string &name) const
    {
        return m_properties.contains(name) ? m_properties.at(name) : name;
    }
    /// Returns the key for a property; empty if there is none.
    std::string keyOf(const std::string &property) const;
    bool hasProperty(const std::string &property) const
    {
        return m_object.contains(property) || !keyOf(property).empty();
    }

private:
    const Json &m_object;
    std::map<std::string, std::string> m_properties; ///< differently spelled keys of the object and their properties
};

} // namespace outcrop
