// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <map>
#include <string>

namespace outcrop {

/// Which names of an object mean which properties of its schema: the same name, or the only unknown one that differs in case, separators and accents alone.
class NameMatches
{
public:
    NameMatches(const Json &object, const Json &properties);

    /// The property that a name of the object means; the name itself where it means none.
    std::string propertyOf(const std::string &name) const { return m_meant.contains(name) ? m_meant.at(name) : name; }
    /// The name in the object that means a property; empty where none does.
    std::string nameOf(const std::string &property) const;
    bool hasProperty(const std::string &property) const { return m_object.contains(property) || !nameOf(property).empty(); }

private:
    const Json &m_object;
    std::map<std::string, std::string> m_meant; ///< a name of the object that is spelt otherwise, and its property
};

} // namespace outcrop
