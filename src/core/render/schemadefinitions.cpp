// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemadefinitions.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemakeywords.h"
#include "core/render/schemaupgrade.h"

namespace outcrop {

QString SchemaDefinitions::findOrAddReference(const Json &schema)
{
    const QString origin = originOf(schema);
    if (!m_namesByOrigin.contains(origin)) {
        QString name = origin.isEmpty() ? QStringLiteral("root") : pointerTokens(origin).constLast();
        while (m_names.contains(name))
            name += u'_';
        m_names.insert(name);
        m_namesByOrigin.insert(origin, name);
        m_schemas.append(&schema);
    }
    return QStringLiteral("#/$defs") + pointerToken(nameOf(schema).toStdString());
}

QString SchemaDefinitions::nameOf(const Json &schema) const
{
    return m_namesByOrigin.value(originOf(schema));
}

} // namespace outcrop
