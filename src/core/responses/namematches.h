// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <map>
#include <string>

namespace outcrop {

/// Maps the keys of an object to the properties of its schema: equal names first, then the only unknown key that differs just in case, separators or
/// diacritics.
class NameMatches
{
public:
    NameMatches(const Json &object, const Json &properties);

    /// Returns the property for a key; the key itself if it matches none.
    std::string propertyOf(const std::string &name) const { return m_meant.contains(name) ? m_meant.at(name) : name; }
    /// Returns the key for a property; empty if there is none.
    std::string nameOf(const std::string &property) const;
    bool hasProperty(const std::string &property) const
    {
        return m_object.contains(property) || !nameOf(property).empty();
    }

private:
    const Json &m_object;
    std::map<std::string, std::string> m_meant; ///< differently spelled keys of the object and their properties
};

} // namespace outcrop
