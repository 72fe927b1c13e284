// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

namespace outcrop {

/// The schemas in `$defs` of a lowered schema, by their original location. More may be added while they are lowered.
class SchemaDefinitions
{
public:
    /// Adds a schema to the definitions, if necessary, and returns the reference to it.
    QString findOrAddReference(const Json &schema);

    qsizetype count() const { return m_schemas.size(); }
    const Json &at(qsizetype index) const { return *m_schemas[index]; }
    QString nameOf(const Json &schema) const;

private:
    QHash<QString, QString> m_namesByOrigin; ///< names by original location
    QSet<QString> m_names;
    QList<const Json *> m_schemas;
};

} // namespace outcrop
