// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// A position in a JSON Schema, with a description of the expected value and with child positions. Follows references inside the document and ignores
/// unknown keywords.
class SchemaView
{
public:
    SchemaView() = default;
    /// Creates a view of the root. The document must outlive this view and all views derived from it.
    explicit SchemaView(const Json &document);

    /// Returns the expected type, values and range: `string: low, medium or high`; empty if unspecified.
    QString expectedValueText() const;
    /// Returns the names of required properties.
    QStringList required() const;
    SchemaView member(const QString &name) const;
    SchemaView element() const;

private:
    SchemaView(const Json *document, const Json *node, int hops);

    const Json *m_document = nullptr;
    const Json *m_node = nullptr; ///< null if the schema does not specify the value
};

/// Returns the type of a value, such as `string`, `number` or `array`, translated.
QString jsonTypeTitle(const Json &value);

} // namespace outcrop
