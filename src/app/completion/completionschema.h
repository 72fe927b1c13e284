// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// A text of a schema under a keyword; empty where there is none.
QString schemaWord(const Json &schema, const char *key);

/// Whether a schema allows a type by name.
bool schemaAllows(const Json &schema, const char *type);

/// The values that a schema allows, or the well-known ones of a text that may be any other.
Json schemaValues(const Json &schema);

/// What a mapping's keys beside its `properties` must obey. Compiled schemas say it as the one pattern for every other
/// name.
const Json &schemaOfOthers(const Json &schema);

/// The schema of a part of a document, found along its path. Null where the format says nothing about it.
class SchemaPath
{
public:
    explicit SchemaPath(const QString &format);

    const Json &at(const QStringList &path) const;
    /// A schema, or the one that its `$ref` means.
    const Json &resolved(const Json &schema) const;

private:
    static const Json &child(const Json &schema, const QString &step);

    const Json &m_root;
};

} // namespace outcrop
