// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/namematches.h"

#include "core/responses/scalarcoercion.h"

#include <QHash>
#include <QList>

#include <algorithm>

namespace outcrop {

NameMatches::NameMatches(const Json &object, const Json &properties) : m_object(object)
{
    const auto items = properties.items();
    const bool hasAll = std::all_of(
        items.begin(), items.end(), [&object](const auto &property) { return object.contains(property.key()); });
    if (hasAll || !object.is_object())
        return;
    QHash<QString, QList<std::string>> unknown; // unknown keys by their normalized names
    for (const auto &[name, value] : object.items()) {
        if (!properties.contains(name))
            unknown[normalizePropertyName(QString::fromStdString(name))].append(name);
    }
    for (const auto &property : properties.items()) {
        const QList<std::string> alikeKeys = object.contains(property.key())
            ? QList<std::string>()
            : unknown.value(normalizePropertyName(QString::fromStdString(property.key())));
        if (alikeKeys.size() == 1 && !m_properties.contains(alikeKeys.first()))
            m_properties.emplace(alikeKeys.first(), property.key());
    }
}

std::string NameMatches::keyOf(const std::string &property) const
{
    if (m_object.contains(property))
        return property;
    const auto found = std::find_if(
        m_properties.begin(), m_properties.end(), [&property](const auto &one) { return one.second == property; });
    return found == m_properties.end() ? std::string() : found->first;
}

} // namespace outcrop
