// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/propertyschemas.h"

namespace outcrop {
namespace {

const Json *subschema(const Json &schema, const char *keyword)
{
    const auto found = schema.find(keyword);
    return found == schema.end() ? nullptr : &*found;
}

} // namespace

PropertySchemas::PropertySchemas(const Json &schema, const Json &properties)
    : m_properties(properties)
    , m_additionalProperties(subschema(schema, "additionalProperties"))
{
    const Json *patterns = subschema(schema, "patternProperties");
    if (!patterns || !patterns->is_object())
        return;
    for (const auto &[pattern, part] : patterns->items()) {
        QRegularExpression expression(QString::fromStdString(pattern), QRegularExpression::UseUnicodePropertiesOption);
        if (expression.isValid())
            m_patterns.append({std::move(expression), &part});
    }
}

QList<const Json *> PropertySchemas::of(const QString &name) const
{
    QList<const Json *> schemas;
    if (const auto property = m_properties.find(name.toStdString()); property != m_properties.end())
        schemas.append(&*property);
    for (const auto &[pattern, schema] : m_patterns) {
        if (pattern.match(name).hasMatch())
            schemas.append(schema);
    }
    if (schemas.isEmpty() && m_additionalProperties)
        schemas.append(m_additionalProperties);
    return schemas;
}

ItemSchemas::ItemSchemas(const Json &schema) : m_prefixItems(subschema(schema, "prefixItems"))
{
    const Json *items = subschema(schema, "items");
    const bool isOlder = items && items->is_array();
    m_prefixItems = isOlder ? items : m_prefixItems && m_prefixItems->is_array() ? m_prefixItems : nullptr;
    m_otherItems = isOlder ? subschema(schema, "additionalItems") : items;
}

const Json *ItemSchemas::of(size_t index) const
{
    return m_prefixItems && index < m_prefixItems->size() ? &(*m_prefixItems)[index] : m_otherItems;
}

} // namespace outcrop
