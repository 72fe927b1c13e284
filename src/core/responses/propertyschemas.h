// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QRegularExpression>

namespace outcrop {

/// Finds the schemas that apply to a property of an object: those for its name and for matching patterns, otherwise `additionalProperties`.
class PropertySchemas
{
public:
    /// Both arguments must outlive this object. `properties` is the schema's `properties`, or an empty object.
    PropertySchemas(const Json &schema, const Json &properties);

    QList<const Json *> of(const QString &name) const;

private:
    const Json &m_properties;
    QList<std::pair<QRegularExpression, const Json *>> m_patterns;
    const Json *m_additionalProperties = nullptr;
};

/// Finds the schema that applies to an array item. It is the schema for its index (`prefixItems`, or an array in `items` in older drafts), otherwise the schema for all
/// other items.
class ItemSchemas
{
public:
    explicit ItemSchemas(const Json &schema);

    const Json *of(size_t index) const;

private:
    const Json *m_prefixItems = nullptr; ///< an array of schemas by index
    const Json *m_otherItems = nullptr;
};

} // namespace outcrop
