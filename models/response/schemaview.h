// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// A look at one place of a JSON Schema: what is wanted there, in words, and the places below it. Follows references inside the document;
/// what it does not understand it says nothing of.
class SchemaView
{
public:
    SchemaView() = default;
    /// The document outlives the view and all made from it.
    explicit SchemaView(const Json &document);

    /// `text: low, medium or high`; empty where nothing is said.
    QString words() const;
    /// The names that must be there.
    QStringList required() const;
    SchemaView member(const QString &name) const;
    SchemaView element() const;

private:
    SchemaView(const Json *document, const Json *node, int hops);

    const Json *m_document = nullptr;
    const Json *m_node = nullptr; ///< null: nothing is said
};

/// `text`, `number`, `list`, … of a value, in the user's language.
QString jsonTypeTitle(const Json &value);

} // namespace outcrop
