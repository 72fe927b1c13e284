// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QRegularExpression>

namespace outcrop {

/// Which schemas hold for the members of an object: those of its name, of the patterns that match it, and otherwise of all additional ones.
class PropertySchemas
{
public:
    /// Both stay there as long as this object. `properties`: those of the schema, or an empty object.
    PropertySchemas(const Json &schema, const Json &properties);

    QList<const Json *> of(const QString &name) const;

private:
    const Json &m_properties;
    QList<std::pair<QRegularExpression, const Json *>> m_patterns;
    const Json *m_additional = nullptr;
};

/// Which schema holds for the items of a list: that of its place (`prefixItems`, in older drafts a list in `items`), or that of all others.
class ItemSchemas
{
public:
    explicit ItemSchemas(const Json &schema);

    const Json *of(size_t index) const;

private:
    const Json *m_first = nullptr; ///< a list
    const Json *m_others = nullptr;
};

} // namespace outcrop
