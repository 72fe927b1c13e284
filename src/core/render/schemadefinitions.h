// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

namespace outcrop {

/// The schemas that a lowered schema keeps in `$defs`, by their original location. They are lowered one after the other,
/// and while that is done more may be asked for.
class SchemaDefinitions
{
public:
    /// The reference to a schema; it is then one of the definitions.
    QString addressOf(const Json &schema);

    qsizetype count() const { return m_schemas.size(); }
    const Json &at(qsizetype index) const { return *m_schemas[index]; }
    QString nameOf(const Json &schema) const;

private:
    QHash<QString, QString> m_byOrigin; ///< names
    QSet<QString> m_names;
    QList<const Json *> m_schemas;
};

} // namespace outcrop
